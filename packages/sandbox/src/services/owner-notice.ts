import type { Database } from "../db/database.ts";
import { notYou, ownerNotices, type Notice } from "../stock/owner-notices.ts";
import { inEach } from "../stock/content/languages.ts";
import { readContacts, type Contacts } from "./contacts.ts";
import { sendMessage } from "./messages.ts";
import { send } from "./outbox.ts";

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
 * Notifies the owner of a change by which an account could be taken over: in the inbox, and by mail or text message.
 * `before` holds the contact details from before the change, so that a thief's own address hears nothing of it. Null:
 * inbox only.
 */
export async function tellOwner(
  tx: Database,
  { memberId, run, now }: { memberId: string; run: string; now: number },
  notice: Notice,
  before?: Contacts | null,
): Promise<void> {
  await sendMessage(tx, memberId, inbox(notice), now);
  const contacts =
    before === undefined ? await readContacts(tx, memberId) : before;
  const [subject, text] = ownerNotices[notice];
  const letter = { purpose: notice, subject, body: `${text} ${notYou}` };
  if (contacts?.email)
    await send(
      tx,
      run,
      { ...letter, channel: "mail", recipient: contacts.email },
      now,
    );
  else if (contacts?.mobile)
    await send(
      tx,
      run,
      { ...letter, channel: "sms", recipient: `+${contacts.mobile}` },
      now,
    );
}
