// Passkeys: what the server asks goes to the browser, and the answer back. Bytes travel in base64url.

const bytes = (text: string): ArrayBuffer => {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
};
const written = (buffer: ArrayBuffer | null): string | null =>
  buffer &&
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Passkeys belong to a name; a bare address of the network has none. */
export const canPasskey =
  typeof PublicKeyCredential !== "undefined" &&
  !location.hostname.includes(":") &&
  Number.isNaN(Number(location.hostname.replaceAll(".", "")));

interface Described {
  id: string;
  type: "public-key";
}
const described = (known: Described[] = []): PublicKeyCredentialDescriptor[] => known.map((one) => ({ ...one, id: bytes(one.id) }));

/** Make a passkey; null where the person does not want to. */
export async function makePasskey(options: unknown): Promise<object | null> {
  const asked = options as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    user: { ...asked.user, id: bytes(asked.user.id) },
    excludeCredentials: described(asked.excludeCredentials as Described[]),
  } as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey }).catch(() => null)) as PublicKeyCredential | null;
  if (!made) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: made.id,
    rawId: written(made.rawId),
    type: made.type,
    response: { clientDataJSON: written(response.clientDataJSON), attestationObject: written(response.attestationObject) },
  };
}

/** Let a passkey answer; null where the person does not want to, or has none. */
export async function usePasskey(options: unknown): Promise<object | null> {
  const asked = options as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    allowCredentials: described(asked.allowCredentials as Described[]),
  } as PublicKeyCredentialRequestOptions;
  const used = (await navigator.credentials.get({ publicKey }).catch(() => null)) as PublicKeyCredential | null;
  if (!used) return null;
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    id: used.id,
    rawId: written(used.rawId),
    type: used.type,
    response: {
      clientDataJSON: written(response.clientDataJSON),
      authenticatorData: written(response.authenticatorData),
      signature: written(response.signature),
      userHandle: written(response.userHandle),
    },
  };
}
