// Passkeys: the browser's part in becoming a member and in signing in. The server says what to sign, the device signs.

import { post } from "./api";
import type { Joined, Mine } from "./wire";

type Written = Record<string, unknown>;
type Named = { id: string; [key: string]: unknown };

export function read(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function write(bytes: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

const keys = (named: unknown): PublicKeyCredentialDescriptor[] =>
  ((named ?? []) as Named[]).map(({ id }) => ({ type: "public-key", id: read(id) }));

/** Whether passkeys can be used here: browsers know them on secure pages that have a name, not an address. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname);

/** Make a passkey: with the first one a guest becomes a member of this name. */
export async function makePasskey(name: string | null, label: string): Promise<Joined> {
  const options = await post<Written>("/api/me/passkeys/challenge", { name });
  const user = options["user"] as Named;
  const publicKey = {
    ...options,
    challenge: read(options["challenge"] as string),
    user: { ...user, id: read(user.id) },
    excludeCredentials: keys(options["excludeCredentials"]),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return post<Joined>("/api/me/passkeys", {
    name: label,
    credential: written(made, {
      clientDataJSON: write(response.clientDataJSON),
      attestationObject: write(response.attestationObject),
    }),
  });
}

/** Sign in with a passkey that this device, or a phone nearby, has for this site. */
export async function usePasskey(): Promise<Mine> {
  const options = await post<Written>("/api/sessions/challenge", {});
  const publicKey = {
    ...options,
    challenge: read(options["challenge"] as string),
    allowCredentials: keys(options["allowCredentials"]),
  } as unknown as PublicKeyCredentialRequestOptions;
  const proof = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const response = proof.response as AuthenticatorAssertionResponse;
  return post<Mine>("/api/sessions", {
    by: "passkey",
    credential: written(proof, {
      clientDataJSON: write(response.clientDataJSON),
      authenticatorData: write(response.authenticatorData),
      signature: write(response.signature),
      userHandle: response.userHandle ? write(response.userHandle) : null,
    }),
  });
}

const written = ({ id, rawId, type }: PublicKeyCredential, response: Written): Written => ({
  id,
  rawId: write(rawId),
  type,
  response,
});

/** What this device may be called among one's passkeys. */
export function deviceName(agent = navigator.userAgent): string {
  const kinds: [RegExp, string][] = [
    [/iPhone/, "iPhone"],
    [/iPad/, "iPad"],
    [/Android/, "Android"],
    [/Mac OS/, "Mac"],
    [/Windows/, "Windows"],
    [/Linux/, "Linux"],
  ];
  return kinds.find(([pattern]) => pattern.test(agent))?.[1] ?? "?";
}

/** A name like this one that no other passkey has: else nobody knows which of them to remove. */
export function toldApart(name: string, taken: readonly string[]): string {
  let found = name;
  for (let number = 2; taken.includes(found); number++) found = `${name} ${number}`;
  return found;
}
