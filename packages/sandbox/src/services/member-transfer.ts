import { transferNotes } from "../db/tables/ledger.ts";
import type { Database } from "../db/database.ts";
import { inEach } from "../stock/content/languages.ts";
import { recordWords } from "../stock/record-words.ts";
import { escapeHtml } from "./escape.ts";
import { invalid, Refusal } from "./refusal.ts";
import { lockAccounts, post, walletOf } from "./ledger.ts";
import { tellMember } from "./live-events.ts";
import { maskedName } from "./masked-name.ts";
import { sendMessage } from "./messages.ts";
import { toDecimal } from "./money.ts";
import type { Member } from "./session.ts";
import { isShown } from "./text.ts";
import { findBelow, uplineOf } from "./uplines.ts";

/** Longest note to a recipient, in characters. */
export const longestNote = 100;

interface Gift {
  readonly member: Member;
  readonly direction: "UPLINE" | "DOWNLINE";
  readonly account: string;
  readonly amount: bigint;
  /** What the member writes to the recipient. @default nothing */
  readonly note?: string | undefined;
  readonly intent: string;
  readonly now: number;
}

/** A note as it is kept, on one line; empty: none. */
function readNote(written: string | undefined): string {
  const note = (written ?? "").trim();
  if ([...note].length > longestNote || !isShown(note))
    throw invalid({
      note: `must have at most ${longestNote} visible characters`,
    });
  return note;
}

/** Keeps a note: with the transfer, where both sides' records show it, and as a message to the recipient. */
async function keepNote(
  tx: Database,
  { member, amount, intent, now }: Gift,
  recipientId: string,
  { note, sender }: { readonly note: string; readonly sender: string },
): Promise<void> {
  await tx.insert(transferNotes).values({ transferId: intent, note });
  const title = ({ transfer, from }: typeof recordWords) =>
    `${transfer} · ${from(sender)}`;
  await sendMessage(
    tx,
    recipientId,
    {
      kind: "ORDER",
      title: title(recordWords),
      words: inEach(({ record }) => ({ title: title(record) })),
      body: [`${member.currencySymbol} ${toDecimal(amount)}`, note]
        .map((line) => `<p>${escapeHtml(line)}</p>`)
        .join(""),
      // The transfer itself is told, with its note.
      silent: true,
    },
    now,
  );
}

/** The other party: the upline (whose username may be left out), or somebody in the team. */
async function otherSide(
  db: Database,
  { member, direction, account }: Gift,
): Promise<Member> {
  const name = account.trim().toLowerCase();
  const above =
    direction === "UPLINE" ? await uplineOf(db, member.id) : undefined;
  const found =
    direction === "DOWNLINE"
      ? await findBelow(db, member.id, name)
      : name === "" || above?.username === name
        ? above
        : undefined;
  if (found === undefined) throw new Refusal("USER_NOT_FOUND");
  return found;
}

/** Transfers money between members of the same line, and notifies the recipient; returns the remaining balance. */
export async function transferToMember(
  tx: Database,
  gift: Gift,
): Promise<bigint> {
  const note = readNote(gift.note);
  const other = await otherSide(tx, gift);
  if (other.currencySymbol !== gift.member.currencySymbol)
    throw new Refusal("FORBIDDEN", {
      message: "The other account uses another currency.",
    });
  const [from, to] = [walletOf(gift.member.id), walletOf(other.id)];
  const balances = await lockAccounts(tx, [from, to]);
  const before = balances.get(from) ?? 0n;
  if (before < gift.amount) throw new Refusal("INSUFFICIENT_BALANCE");
  await post(tx, {
    id: gift.intent,
    kind: "member-transfer",
    reference: gift.direction,
    from,
    to,
    amount: gift.amount,
    now: gift.now,
  });
  // As in the account record: agents above the direct upline stay masked.
  const { username } = gift.member;
  const isKnown =
    gift.direction === "UPLINE" ||
    (await uplineOf(tx, other.id))?.id === gift.member.id;
  const sender = isKnown ? username : maskedName(username);
  if (note !== "") await keepNote(tx, gift, other.id, { note, sender });
  await tellMember(
    tx,
    other.id,
    {
      type: "TRANSFER_RECEIVED",
      id: gift.intent,
      amount: toDecimal(gift.amount),
      sender,
      ...(note !== "" && { text: note }),
    },
    gift.now,
  );
  return before - gift.amount;
}
