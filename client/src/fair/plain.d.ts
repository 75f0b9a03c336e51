export function sha256(given: Uint8Array): Uint8Array;
export function hmac(key: Uint8Array, given: Uint8Array): Uint8Array;
export const subtle: SubtleCrypto;
