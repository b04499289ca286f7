"""A project and addresses → files: plan what to make, lay it out, impose it, write it, remember it."""
