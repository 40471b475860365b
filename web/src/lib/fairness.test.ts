import { afterEach, describe, expect, it, vi } from "vitest";
import { isSealed, newNonce, plainSha256, sealOf, seedOf, sha256 } from "./fairness";
import text from "../../../tests/vectors/fairness.json?raw";

interface Vector {
  secret: string;
  nonces: string[];
  edition: number;
  commitment: string;
  seals: string[] | null;
  seed: string;
  seed_commitment: string;
}
const vectors = JSON.parse(text) as Vector[];

describe("the seed", () => {
  afterEach(() => void vi.unstubAllGlobals());

  for (const where of ["with Web Crypto", "without"])
    it(`is made as in Python, ${where}`, async () => {
      if (where === "without") vi.stubGlobal("crypto", {});
      for (const { secret, nonces, edition, ...made } of vectors) {
        expect(await sealOf(secret)).toBe(made.commitment);
        expect(await seedOf(secret, nonces, edition)).toBe(made.seed);
        expect(await sealOf(made.seed)).toBe(made.seed_commitment);
        for (const [seat, seal] of (made.seals ?? []).entries()) expect(await isSealed(nonces[seat], seal)).toBe(true);
      }
    });
});

describe("a seal", () => {
  it("fits one nonce", async () => {
    const [one, other] = [newNonce(), newNonce()];
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(await isSealed(one, await sealOf(one))).toBe(true);
    for (const wrong of [other, "", "zz", `${one}\n`, one.toUpperCase(), null, undefined, 7])
      expect(await isSealed(wrong, await sealOf(one))).toBe(false);
    expect(await isSealed("", "")).toBe(true);
    expect(await isSealed(one, "")).toBe(false);
  });
});

describe("SHA-256", () => {
  it("is the browser's where there is none", async () => {
    expect(plainSha256(new TextEncoder().encode("abc"))).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
    for (const length of [0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000]) {
      const data = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
      expect(plainSha256(data)).toBe(await sha256(data));
    }
  });
});
