import type { Database } from "../db/database.ts";
import { readWaitMs } from "./bank-setting.ts";
import { readContacts } from "./contacts.ts";
import { maskEmail, maskMobile } from "./mobile.ts";
import { countRecoveryCodes } from "./recovery-codes.ts";
import { resetMethodOf } from "./reset-payment-password.ts";
import type { Member } from "./session.ts";

/** Returns the contact details, masked, and what a member can do alone. */
export async function readSecurity(db: Database, run: string, member: Member) {
  const contacts = await readContacts(db, member.id);
  const { mobile, email } = contacts ?? {};
  return {
    mobile: mobile ? maskMobile(mobile) : "",
    email: email ? maskEmail(email) : "",
    emailConfirmed: contacts?.emailConfirmed ? 1 : 0,
    recoveryCodes: await countRecoveryCodes(db, member.id),
    resetBy: resetMethodOf(member, contacts),
    resetHoldHours: Math.ceil((await readWaitMs(db, run)) / (60 * 60_000)),
  };
}
