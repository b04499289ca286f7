"""Everything that `templates/` means: layouts, themes, impositions, papers, symbols."""
