import type { Database } from "../db/database.ts";
import { Refusal } from "./refusal.ts";
import { post, walletOf } from "./ledger.ts";
import { tellMember } from "./live-events.ts";
import { toDecimal } from "./money.ts";
import { addStages, lockWithdrawal, wayOut } from "./withdrawal-stages.ts";

/** Lets the control room review a request, approve it, or reject it and refund the money. */
export async function decideWithdrawal(
  db: Database,
  id: string,
  action: "REVIEW" | "APPROVE" | "REJECT",
  now: number,
  reason = "",
): Promise<void> {
  await db.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id);
    const place = wayOut.findIndex((state) => state === withdrawal.state);
    const target = { REVIEW: 1, APPROVE: 2, REJECT: 3 }[action];
    if (place === -1 || place >= target)
      throw new Refusal("ALREADY_SETTLED", {
        value: { state: withdrawal.state },
      });
    const about = { id, amount: toDecimal(withdrawal.amount) };
    if (action !== "REJECT") {
      await addStages(tx, id, wayOut.slice(place + 1, target + 1), now);
      if (action === "APPROVE")
        await tellMember(
          tx,
          withdrawal.memberId,
          { ...about, type: "WITHDRAWAL_APPROVED" },
          now,
        );
      return;
    }
    await addStages(tx, id, ["REJECTED"], now, reason);
    await post(tx, {
      id: `${id}:back`,
      kind: "withdrawal-back",
      reference: id,
      from: "payouts",
      to: walletOf(withdrawal.memberId),
      amount: withdrawal.amount,
      now,
    });
    await tellMember(
      tx,
      withdrawal.memberId,
      { ...about, type: "WITHDRAWAL_REJECTED", text: reason },
      now,
    );
  });
}
