"""What the browser client knows of the engine."""
