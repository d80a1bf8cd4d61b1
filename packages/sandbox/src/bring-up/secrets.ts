import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { addKeys, makeKeys } from "../db/secrets.ts";
import { memberContacts } from "../db/tables/identity.ts";
import { members, sampleAccounts } from "../db/tables/members.ts";
import { samplePaymentPasswords } from "../db/tables/money.ts";
import { secrets } from "../db/tables/platform.ts";
import { hashPassword } from "../services/password.ts";
import { beginPaymentPassword } from "../services/payment-password.ts";
import { newTotpSecret } from "../services/totp.ts";
import { checkedMembers } from "../seed/identity.ts";
import { sampleMembers } from "../seed/members.ts";
import { payers, uplineMember } from "../seed/payers.ts";

/** Generates keys for the database, and passwords for its sample accounts, unless it has them already. */
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
          // The password is also stored in clear text, for the control room.
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
    // If several processes start on one server at the same time, the keys of the first are used.
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

const syllables =
  "ba be bo da de du fa fi ga go ha ka ki la lo ma mi na no pa ra ri sa so ta ti va vo ya zu".split(
    " ",
  );

/** A password that can be read aloud: two words of three syllables and four digits, about 42 bits. */
export function readablePassword(): string {
  const word = () =>
    Array.from(
      { length: 3 },
      () => syllables[randomInt(syllables.length)],
    ).join("");
  return `${word()}-${word()}-${randomInt(1000, 10_000)}`;
}
