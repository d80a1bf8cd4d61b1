import type { Database } from "../db/database.ts";
import { notYou, ownerNotices, type Notice } from "../stock/owner-notices.ts";
import { inEach } from "../stock/content/languages.ts";
import type { SecurityChangeKind } from "@foyer/platform/calls";
import { readContacts, type Contacts } from "./contacts.ts";
import { sendMessage } from "./messages.ts";
import { send, type Sender } from "./outbox.ts";
import { noteChange, type Changer } from "./security-changes.ts";

/** How each notice appears in the member's list of changes. */
const kinds: Readonly<Partial<Record<Notice, SecurityChangeKind>>> = {
  paymentPasswordSet: "PAYMENT_PASSWORD",
  paymentPasswordReset: "PAYMENT_PASSWORD_RESET",
  bankAccountAdded: "BANK_ACCOUNT_ADDED",
  emailChanged: "EMAIL",
  mobileChanged: "MOBILE",
  nameSet: "NAME",
  totpOn: "AUTHENTICATOR_ON",
  totpOff: "AUTHENTICATOR_OFF",
  recoveryCodesMade: "RECOVERY_CODES",
  recoveryCodeUsed: "RECOVERY_CODE_USED",
  sessionsEnded: "SESSIONS_ENDED",
};

const inbox = (notice: Notice) => {
  const [title, text] = ownerNotices[notice];
  return {
    kind: "SECURITY" as const,
    title,
    body: `<p>${text} ${notYou}</p>`,
    words: inEach((words) => {
      const [own, said] = words.ownerNotices[notice];
      return { title: own, body: `<p>${said} ${words.notYou}</p>` };
    }),
  };
};

/**
 * Notifies the owner of a change by which an account could be taken over: in the inbox, in the list of changes, and
 * by mail or text message. A mobile number that is replaced is told itself, too.
 * `before` holds the contact details from before the change, so that a thief's own address hears nothing of it. Null:
 * inbox only.
 */
export async function tellOwner(
  tx: Database,
  owner: Changer & Sender,
  notice: Notice,
  before?: Contacts | null,
): Promise<void> {
  const { memberId, now } = owner;
  await sendMessage(tx, memberId, inbox(notice), now);
  const kind = kinds[notice];
  if (kind !== undefined) await noteChange(tx, owner, kind);
  const contacts =
    before === undefined ? await readContacts(tx, memberId) : before;
  if (contacts?.email)
    await send(tx, owner, {
      channel: "mail",
      kind: notice,
      recipient: contacts.email,
    });
  if (contacts?.mobile && (!contacts.email || notice === "mobileChanged"))
    await send(tx, owner, {
      channel: "sms",
      kind: notice,
      recipient: `+${contacts.mobile}`,
    });
}
