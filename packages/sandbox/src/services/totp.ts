import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const stepMs = 30_000;
/** Accepted clock drift in steps on each side: phone clocks are not exact. */
const slack = 1;

/** Generates a secret for authenticator apps (base32, 160 bits). */
export function newTotpSecret(): string {
  return [...randomBytes(32)].map((byte) => alphabet[byte & 31]).join("");
}

function bytesOf(secret: string): Buffer {
  let held = 0;
  let bits = 0;
  const bytes: number[] = [];
  for (const letter of secret.toUpperCase()) {
    const value = alphabet.indexOf(letter);
    if (value < 0) continue;
    held = ((held << 5) | value) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  return Buffer.from(bytes);
}

/** The 30-second step that contains a timestamp. */
export const totpStep = (now: number): number => Math.floor(now / stepMs);

/** What an authenticator shows in a step (RFC 6238, SHA-1, six digits). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(at) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, "0");
}

/** Finds the step whose code this is; undefined if it is not a current one. */
export function findTotpStep(
  secret: string,
  code: string,
  now: number,
): number | undefined {
  const given = Buffer.from(code.trim());
  const middle = totpStep(now);
  return Array.from(
    { length: 2 * slack + 1 },
    (_, index) => middle - slack + index,
  ).find((step) => {
    const expected = Buffer.from(totpCode(secret, step));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
