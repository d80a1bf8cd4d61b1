import type { Contract } from "../calls/contracts.ts";
import type { Receipt } from "../calls/receipts.ts";

/** A withdrawal whose arrival has to be confirmed. */
export const sampleReceipt = (over: Partial<Receipt> = {}): Receipt => ({
  id: "P-1001",
  amount: "500.00",
  receivedAmount: "0.00",
  remainingAmount: "500.00",
  state: "AWAITING",
  proofImages: [],
  issuedAt: 1_767_225_600_000,
  confirmMinutes: 30,
  expiresAt: 1_767_225_600_000 + 30 * 60_000,
  forced: false,
  history: [
    {
      step: "SENT",
      at: 1_767_225_600_000,
      amount: "500.00",
      pictures: 0,
    },
  ],
  ...over,
});

/** A dividend contract that an agent offers. */
export const sampleContract = (over: Partial<Contract> = {}): Contract => ({
  id: "C-1",
  type: "DIVIDEND",
  kind: "NEW",
  rate: "1.5",
  activeMembers: 5,
  periodValidBet: "10000.00",
  periodProfitLoss: "0.00",
  betAmount: "0.00",
  betAmountPer: "DAY",
  periodKind: "W",
  state: "AWAITING",
  party: "river.agent",
  side: "ASKED",
  agent: "river.agent",
  downline: "mira88",
  createdAt: 1_767_225_600_000,
  ...over,
});
