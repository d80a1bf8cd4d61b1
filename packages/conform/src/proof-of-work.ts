import * as v from "valibot";

const hex = v.pipe(v.string(), v.regex(/^([\da-f]{2})+$/i));

/** A challenge of `botCheckChallenge`, as far as it is needed to solve it. */
const challengeSchema = v.looseObject({
  parameters: v.looseObject({
    algorithm: v.picklist([
      "PBKDF2/SHA-256",
      "PBKDF2/SHA-384",
      "PBKDF2/SHA-512",
    ]),
    nonce: hex,
    salt: hex,
    cost: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(10_000_000),
    ),
    keyLength: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(64)),
      32,
    ),
    keyPrefix: hex,
  }),
});

/** Number of tries after which a challenge counts as unsolvable. */
const mostTries = 100_000;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Solves a proof of work (ALTCHA) as the portal's worker does, and writes it in the form of the field `botCheck`. The
 * portal uses ALTCHA's own library; these few lines of it need no dependency.
 *
 * @returns undefined for a challenge of another kind, or one that has no solution.
 */
export async function proveWork(raw: unknown): Promise<string | undefined> {
  const parsed = v.safeParse(challengeSchema, raw);
  if (!parsed.success) return undefined;
  const { algorithm, nonce, salt, cost, keyLength, keyPrefix } =
    parsed.output.parameters;
  const tried = bytesOf(`${nonce}00000000`);
  const place = new DataView(tried.buffer);
  for (let counter = 0; counter < mostTries; counter += 1) {
    place.setUint32(tried.length - 4, counter);
    const base = await crypto.subtle.importKey("raw", tried, "PBKDF2", false, [
      "deriveBits",
    ]);
    const bits = await crypto.subtle.deriveBits(
      {
        name: "PBKDF2",
        salt: bytesOf(salt),
        iterations: cost,
        hash: algorithm.slice("PBKDF2/".length),
      },
      base,
      keyLength * 8,
    );
    const derivedKey = hexOf(new Uint8Array(bits));
    if (!derivedKey.startsWith(keyPrefix.toLowerCase())) continue;
    const solution = { counter, derivedKey, time: 0 };
    return btoa(JSON.stringify({ challenge: raw, solution }));
  }
  return undefined;
}
