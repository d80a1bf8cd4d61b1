import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { exportJWK, generateKeyPair } from "jose";
import type { Database } from "./database.ts";
import { secrets } from "./tables/platform.ts";

/** Keys that a database generates at its first start; the snapshot contains none. */
const secretNames = ["sealing", "botCheck", "path"] as const;
export type SecretName = (typeof secretNames)[number];

/** Generates the keys. */
export async function makeKeys(): Promise<
  { name: SecretName; value: string }[]
> {
  const { privateKey } = await generateKeyPair("ECDH-ES", {
    crv: "P-256",
    extractable: true,
  });
  const kid = randomBytes(6).toString("hex");
  const sealing = {
    ...(await exportJWK(privateKey)),
    kid,
    alg: "ECDH-ES",
    use: "enc",
  };
  return [
    { name: "sealing", value: JSON.stringify(sealing) },
    { name: "botCheck", value: randomBytes(32).toString("base64url") },
    { name: "path", value: randomBytes(32).toString("base64url") },
  ];
}

/** Adds keys that are new in this version to a database of an earlier one. */
export async function addKeys(
  db: Database,
  present: readonly string[],
): Promise<void> {
  if (secretNames.every((name) => present.includes(name))) return;
  await db
    .insert(secrets)
    .values(await makeKeys())
    .onConflictDoNothing();
}

/** Reads one of the database's own keys. */
export async function readSecret(
  db: Database,
  name: SecretName,
): Promise<string> {
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (row === undefined) throw new Error(`The database has no key "${name}".`);
  return row.value;
}
