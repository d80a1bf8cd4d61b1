import { and, eq, lt } from "drizzle-orm";
import { memberContacts } from "../db/tables/identity.ts";
import type { CallContext } from "./call-context.ts";
import type { Contacts } from "./contacts.ts";
import type { Sender } from "./outbox.ts";
import { tellOwner } from "./owner-notice.ts";
import { spendRecoveryCode } from "./recovery-codes.ts";
import { findTotpStep } from "./totp.ts";

type Asking = Pick<CallContext, "db"> &
  Sender &
  Partial<Pick<CallContext, "userAgent" | "address">>;

/** Verifies a code of the member's authenticator or one of its recovery codes, and uses it up. */
export async function spendTotp(
  asking: Asking,
  { memberId, totpSecret }: Contacts,
  value: string,
): Promise<boolean> {
  if (totpSecret === null) return false;
  const { db, now } = asking;
  const step = findTotpStep(totpSecret, value, now);
  if (step === undefined) return spendStandIn(asking, memberId, value);
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

/** A recovery code is rarely used, and perhaps not by the owner: the owner is told of each. */
const spendStandIn = (
  asking: Asking,
  memberId: string,
  value: string,
): Promise<boolean> =>
  asking.db.transaction(async (tx) => {
    const isOne = await spendRecoveryCode(tx, memberId, value, asking.now);
    if (isOne) await tellOwner(tx, { ...asking, memberId }, "recoveryCodeUsed");
    return isOne;
  });
