"""The web service: tables, invitations, a live channel for each viewer, storage. It knows no game: all it says
about one comes through the kernel. The JSON that goes in and out is described in docs/server.md."""
