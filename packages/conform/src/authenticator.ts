const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const stepMs = 30_000;

/** Decodes a base32 secret. */
function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  const bits = [...secret.toUpperCase()]
    .map((letter) => alphabet.indexOf(letter))
    .filter((value) => value >= 0)
    .map((value) => value.toString(2).padStart(5, "0"))
    .join("");
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) =>
    Number.parseInt(byte, 2),
  );
}

/**
 * The code that an authenticator app shows at a given time (RFC 6238: SHA-1, six digits, 30 seconds).
 *
 * @param at Epoch milliseconds.
 * @example await authenticatorCode("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", 59_000) // "287082"
 */
export async function authenticatorCode(
  secret: string,
  at: number,
): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.floor(at / stepMs)));
  const algorithm = { name: "HMAC", hash: "SHA-1" };
  const key = await crypto.subtle.importKey(
    "raw",
    bytesOf(secret),
    algorithm,
    false,
    ["sign"],
  );
  const mac = new DataView(
    await crypto.subtle.sign("HMAC", key, counter.buffer),
  );
  const place = mac.getUint8(mac.byteLength - 1) & 15;
  const digits = (mac.getUint32(place) & 0x7fff_ffff) % 1_000_000;
  return String(digits).padStart(6, "0");
}
