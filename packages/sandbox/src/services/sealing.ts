import { unknownKeyCode } from "@foyer/platform/constants";
import {
  compactDecrypt,
  decodeProtectedHeader,
  importJWK,
  type JWK,
} from "jose";
import type { Database } from "../db/database.ts";
import { readSecret } from "../db/secrets.ts";
import { invalid, Refusal } from "./refusal.ts";

async function readKey(db: Database): Promise<JWK> {
  const key: JWK = JSON.parse(await readSecret(db, "sealing"));
  return key;
}

/** The public key with which sealed calls are encrypted. */
export async function publicKey(db: Database) {
  const { kid = "", crv = "", x = "", y = "" } = await readKey(db);
  return { kid, kty: "EC" as const, crv, x, y, alg: "ECDH-ES", use: "enc" };
}

function keyIdOf(compact: string): string | undefined {
  try {
    return decodeProtectedHeader(compact).kid;
  } catch {
    throw invalid({ value: "must be a compact JWE" });
  }
}

/** Opens a sealed body `{ value: <compact JWE> }`. */
export async function openSealed(
  db: Database,
  body: unknown,
): Promise<unknown> {
  if (
    typeof body !== "object" ||
    body === null ||
    !("value" in body) ||
    typeof body.value !== "string"
  ) {
    throw invalid({ value: "must be a sealed text" });
  }
  const jwk = await readKey(db);
  if (keyIdOf(body.value) !== jwk.kid) throw new Refusal(unknownKeyCode);
  try {
    const key = await importJWK(jwk, "ECDH-ES");
    const { plaintext } = await compactDecrypt(body.value, key, {
      keyManagementAlgorithms: ["ECDH-ES"],
      contentEncryptionAlgorithms: ["A256GCM"],
    });
    return JSON.parse(new TextDecoder().decode(plaintext));
  } catch {
    throw invalid({ value: "cannot be opened with this platform’s key" });
  }
}
