// How the seed of a match is made, and the hashes by which secret and nonces are sealed: the same as Python's
// core/fairness.py, which shares its examples with this file (tests/vectors/fairness.json).

export const EDITION = 2; // of the promise under which matches begin now
const DIGITS = /^[0-9a-f]{64}$/;

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytesOf = (digits: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** A nonce that nobody can guess. */
export const newNonce = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

/** The hash of what hexadecimal digits stand for: it binds whoever shows it, and tells nothing. */
export const sealOf = (digits: string): Promise<string> => sha256(bytesOf(digits));

/** Whether this, which may be anything, is what was sealed; where nothing was, it is empty. */
export async function isSealed(digits: unknown, seal: string): Promise<boolean> {
  if (!seal) return digits === "";
  return typeof digits === "string" && DIGITS.test(digits) && (await sealOf(digits)) === seal;
}

/** The seed that a secret and the nonces of all seats make. */
export function seedOf(secret: string, nonces: readonly string[], edition: number): Promise<string> {
  const words = [secret, ...nonces.map((nonce, seat) => `${seat}:${nonce}`)];
  if (edition > 1) words.unshift(`durbar promise ${edition}`);
  return sha256(new TextEncoder().encode(words.join("\n")));
}

/** SHA-256 by Web Crypto, which a browser gives only to pages that come over TLS or from this device. */
export async function sha256(data: Uint8Array<ArrayBuffer>): Promise<string> {
  if (!globalThis.crypto?.subtle) return plainSha256(data);
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", data)));
}

const K = roots(64, 3);

/** The first 32 bits behind the point of the square or cube roots of the first primes. */
function roots(count: number, degree: 2 | 3): Uint32Array {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) isPrime = false;
    if (isPrime) found.push(((degree === 2 ? Math.sqrt(number) : Math.cbrt(number)) % 1) * 2 ** 32);
  }
  return Uint32Array.from(found);
}

/** SHA-256 (FIPS 180-4) for a page without Web Crypto, as from a friend's laptop in the same room. */
export function plainSha256(data: Uint8Array): string {
  const message = new DataView(new ArrayBuffer(((data.length + 72) >> 6) << 6));
  new Uint8Array(message.buffer).set(data);
  message.setUint8(data.length, 0x80);
  message.setUint32(message.byteLength - 4, data.length * 8);
  const hash = roots(8, 2);
  const w = new Uint32Array(64);
  const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
  for (let block = 0; block < message.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = message.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [x, y] = [w[i - 15]!, w[i - 2]!];
      w[i] = w[i - 16]! + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + w[i - 7]! + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!;
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i]! += word;
  }
  return Array.from(hash, (word) => word.toString(16).padStart(8, "0")).join("");
}
