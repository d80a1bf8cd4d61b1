import { randomBytes, randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { exportJWK, generateKeyPair } from "jose";
import { hashPassword } from "../rules/password.ts";
import { beginPaymentPassword } from "../rules/payment-password.ts";
import { newTotpSecret } from "../rules/totp.ts";
import { checkedMembers } from "../seed/identity.ts";
import { payers, uplineMember } from "../seed/payers.ts";
import { sampleMembers } from "../seed/members.ts";
import type { Database } from "./database.ts";
import { memberContacts } from "./tables/identity.ts";
import { members, sampleAccounts } from "./tables/members.ts";
import { samplePaymentPasswords } from "./tables/money.ts";
import { secrets } from "./tables/platform.ts";

/** Keys that a database makes for itself at its first start; none is in the snapshot. */
const secretNames = ["sealing", "botCheck", "path"] as const;
export type SecretName = (typeof secretNames)[number];

async function makeKeys(): Promise<{ name: SecretName; value: string }[]> {
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

/** Gives a database of an earlier version the keys that have come since. */
async function addKeys(
  db: Database,
  present: readonly string[],
): Promise<void> {
  if (secretNames.every((name) => present.includes(name))) return;
  await db
    .insert(secrets)
    .values(await makeKeys())
    .onConflictDoNothing();
}

/** Gives the database its own keys, and its sample accounts their passwords, unless it has them. */
export async function ensureSecrets(db: Database): Promise<void> {
  const present = await db.select({ name: secrets.name }).from(secrets);
  if (present.length > 0)
    return addKeys(
      db,
      present.map(({ name }) => name),
    );
  const rows = await makeKeys();
  const accounts = await Promise.all(
    [...sampleMembers, ...checkedMembers, uplineMember].map(
      async (person, sort) => {
        const { id, username, note } = person;
        const password = readablePassword();
        return {
          id,
          username,
          note,
          sort,
          password,
          // It stands in the clear beside it, for the control room.
          hash: await hashPassword(password, "made"),
          payment: payers.has(id)
            ? String(randomInt(100_000, 1_000_000))
            : undefined,
          hasAuthenticator:
            "hasAuthenticator" in person && person.hasAuthenticator,
        };
      },
    ),
  );
  await db.transaction(async (tx) => {
    // Of several processes that start on one server at once, the first one's keys count.
    const made = await tx
      .insert(secrets)
      .values(rows)
      .onConflictDoNothing()
      .returning();
    if (made.length < rows.length) return;
    for (const each of accounts) {
      const { id, hash, payment, hasAuthenticator, ...account } = each;
      if (payment !== undefined) {
        await beginPaymentPassword(tx, id, payment);
        await tx
          .insert(samplePaymentPasswords)
          .values({ username: account.username, password: payment });
      }
      if (hasAuthenticator)
        await tx
          .update(memberContacts)
          .set({ totpSecret: newTotpSecret() })
          .where(eq(memberContacts.memberId, id));
      await tx
        .update(members)
        .set({ passwordHash: hash })
        .where(eq(members.id, id));
      await tx.insert(sampleAccounts).values(account);
    }
  });
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

const syllables =
  "ba be bo da de du fa fi ga go ha ka ki la lo ma mi na no pa ra ri sa so ta ti va vo ya zu".split(
    " ",
  );

/** A password that can be read aloud: letters of three words and digits, about 48 bits. */
export function readablePassword(): string {
  const word = () =>
    Array.from(
      { length: 3 },
      () => syllables[randomInt(syllables.length)],
    ).join("");
  return `${word()}-${word()}-${randomInt(1000, 10_000)}`;
}
