import { and, eq, lt } from "drizzle-orm";
import { memberContacts } from "../db/tables/identity.ts";
import type { CallContext } from "./call-context.ts";
import type { Contacts } from "./contacts.ts";
import { findTotpStep } from "./totp.ts";

/** Verifies a code of the member's authenticator, and uses it up. */
export async function spendTotp(
  { db, now }: Pick<CallContext, "db" | "now">,
  { memberId, totpSecret }: Contacts,
  value: string,
): Promise<boolean> {
  const step = findTotpStep(totpSecret ?? "", value, now);
  if (totpSecret === null || step === undefined) return false;
  const taken = await db
    .update(memberContacts)
    .set({ totpStep: step })
    .where(
      and(
        eq(memberContacts.memberId, memberId),
        lt(memberContacts.totpStep, step),
      ),
    )
    .returning({ memberId: memberContacts.memberId });
  return taken.length > 0;
}
