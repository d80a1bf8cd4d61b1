import * as calls from "@foyer/platform/calls";
import { handleMoney } from "../http/handle-money.ts";
import { handleMember } from "../http/handle.ts";
import { settleReceipts } from "../services/receipt-settling.ts";
import { addProof, answerReceipt, readReceipts } from "../services/receipts.ts";
import { refuseTrial } from "../services/roles.ts";

export const receiptCalls = [
  handleMember(
    calls.receiptList,
    async ({ db, session: { member }, request, now }) => {
      refuseTrial(member);
      await settleReceipts(db, now, member.id);
      return readReceipts(db, member.id, request);
    },
  ),

  handleMember(
    calls.receiptProof,
    async ({ db, session: { member }, request, now }) => {
      refuseTrial(member);
      await settleReceipts(db, now, member.id);
      return addProof(db, member.id, request, now);
    },
  ),

  handleMoney(calls.receiptConfirm, {
    leaves: false,
    // Outside the transaction: a rejected answer must not roll back what the timer has settled.
    check: async ({ db, session, now }) => {
      await settleReceipts(db, now, session.member.id);
    },
    effect: ({ tx, session, request, now }) =>
      answerReceipt(tx, session.member.id, request, now),
  }),
];
