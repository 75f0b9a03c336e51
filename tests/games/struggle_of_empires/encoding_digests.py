"""What each version of the encoding of this game writes: a digest of rows through some games (see tests/envs)."""

DIGESTS = {1: "ca3f50a3511093c5"}
COMPACT_DIGESTS = {1: "9f0f5c2017bdbe49"}
