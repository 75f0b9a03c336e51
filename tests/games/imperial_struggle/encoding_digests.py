"""What each version of the encoding of this game writes: a digest of rows through some games (see tests/envs)."""

DIGESTS = {1: "3487a2dac4c9f8a2"}
COMPACT_DIGESTS = {1: "10cad1e157a7017f"}
