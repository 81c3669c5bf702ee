"""A seat at the table for a language model: tools of the Model Context Protocol (`triumvirate mcp`)."""
