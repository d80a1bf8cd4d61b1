import type { Database } from "../db/database.ts";
import { Refusal } from "./refusal.ts";
import { lockAccounts, post, walletOf } from "./ledger.ts";
import { tellMember } from "./live-events.ts";
import { maskedName } from "./masked-name.ts";
import { toDecimal } from "./money.ts";
import type { Member } from "./session.ts";
import { findBelow, uplineOf } from "./uplines.ts";

interface Gift {
  readonly member: Member;
  readonly direction: "UPLINE" | "DOWNLINE";
  readonly account: string;
  readonly amount: bigint;
  readonly intent: string;
  readonly now: number;
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
  await tellMember(
    tx,
    other.id,
    {
      type: "TRANSFER_RECEIVED",
      id: gift.intent,
      amount: toDecimal(gift.amount),
      sender: isKnown ? username : maskedName(username),
    },
    gift.now,
  );
  return before - gift.amount;
}
