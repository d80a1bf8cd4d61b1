import { decode } from "jose/base64url";
import { compactDecrypt } from "jose/jwe/compact/decrypt";
import { CompactEncrypt } from "jose/jwe/compact/encrypt";
import { importJWK } from "jose/key/import";
import type * as v from "valibot";
import type { sealingKeys } from "../calls/system.ts";
import { CallError } from "../errors.ts";

type KeySet = v.InferOutput<typeof sealingKeys.response>;
type PublicKey = KeySet["keys"][number];

/** Encrypts what is sent by sealed calls and decrypts what is received sealed. */
export interface Sealer {
  /** JSON text → compact JWE for the platform's public key. */
  seal(json: string): Promise<string>;
  /** Compact JWE → text, using a 256-bit key in base64url; MALFORMED if it was made differently or modified. */
  open(compact: string, key: string): Promise<string>;
  /** Discards the platform's keys, so that the next seal reads them again. */
  refresh(): void;
}

const algorithm = "ECDH-ES";
const encryption = "A256GCM";

function sealingKeyOf({ keys }: KeySet): PublicKey {
  const key = keys.find(
    ({ alg, use }) =>
      (alg ?? algorithm) === algorithm && (use ?? "enc") === "enc",
  );
  if (!key)
    throw new CallError({
      code: "MALFORMED",
      message: "The platform has no key to seal to.",
    });
  return key;
}

/**
 * Creates the default seal (OPN-12): compact JWE, ECDH-ES with A256GCM. It keeps passwords out of the logs of any
 * intermediary between browser and platform; it does not replace TLS, because anyone who can alter what the browser
 * receives can alter this too. It imports `jose`: a page loads it on first use.
 *
 * @example
 * const sealer = createSealer({ keys: () => client.call(sealingKeys, {}) });
 * const compact = await sealer.seal(JSON.stringify({ password }));
 */
export function createSealer(options: { keys: () => Promise<KeySet> }): Sealer {
  let keys: Promise<KeySet> | undefined;

  function currentKeys(): Promise<KeySet> {
    if (keys) return keys;
    const asked = options.keys();
    keys = asked;
    asked.catch(() => {
      if (keys === asked) keys = undefined;
    });
    return asked;
  }

  return {
    async seal(json) {
      // Over plain http browsers have no WebCrypto, except for localhost.
      if (!("subtle" in crypto))
        throw new CallError({
          code: "INSECURE",
          message: "A page without https cannot seal.",
        });
      const jwk = sealingKeyOf(await currentKeys());
      const publicKey = await importJWK(
        { kty: jwk.kty, crv: jwk.crv, x: jwk.x, y: jwk.y },
        algorithm,
      );
      return new CompactEncrypt(new TextEncoder().encode(json))
        .setProtectedHeader({ alg: algorithm, enc: encryption, kid: jwk.kid })
        .encrypt(publicKey);
    },

    async open(compact, key) {
      try {
        const { plaintext } = await compactDecrypt(compact, decode(key), {
          keyManagementAlgorithms: ["dir"],
          contentEncryptionAlgorithms: [encryption],
        });
        return new TextDecoder().decode(plaintext);
      } catch (cause) {
        throw new CallError({
          code: "MALFORMED",
          message: "A sealed text could not be opened.",
          cause,
        });
      }
    },

    refresh() {
      keys = undefined;
    },
  };
}
