/** What the deployment provides instead of the default password itself (OPN-09). */
export interface DefaultPasswordDigest {
  /** base64 */
  readonly salt: string;
  readonly iterations: number;
  /** base64 of the PBKDF2-SHA-256 of the password, 32 bytes. */
  readonly digest: string;
}

/**
 * Whether a password is the deployment's default one. Only a salted digest of it is known here; the plain value
 * is in nothing that a browser is given.
 *
 * @example await isDefaultPassword("typed", digest) // false
 */
export async function isDefaultPassword(
  password: string,
  known: DefaultPasswordDigest | undefined,
): Promise<boolean> {
  if (!known) return false;
  const material = await crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode(password),
    "PBKDF2",
    false,
    ["deriveBits"],
  );
  const bits = await crypto.subtle.deriveBits(
    {
      name: "PBKDF2",
      hash: "SHA-256",
      salt: bytesOf(known.salt),
      iterations: known.iterations,
    },
    material,
    256,
  );
  return btoa(String.fromCharCode(...new Uint8Array(bits))) === known.digest;
}

/**
 * Reads the digest that the server put into the document; a deployment without a default password has none.
 *
 * @example defaultPasswordDigest(document) // undefined
 */
export function defaultPasswordDigest(
  page: Document,
): DefaultPasswordDigest | undefined {
  const content =
    page.querySelector<HTMLMetaElement>('meta[name="foyer-default-password"]')
      ?.content ?? "";
  const [salt, iterations, digest] = content.split(" ");
  if (!salt || !iterations || !digest || !/^\d{4,7}$/.test(iterations))
    return undefined;
  return { salt, iterations: Number(iterations), digest };
}

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
