"""What all titles share, module by module."""
