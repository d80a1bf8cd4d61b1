import type { Database } from "../db/database.ts";
import { captchaPng } from "../services/captcha-png.ts";
import { actOnReceipt, sendPayout } from "../services/payouts.ts";
import { addProof, answerReceipt } from "../services/receipts.ts";
import { decideWithdrawal } from "../services/withdrawal-decisions.ts";
import { requestWithdrawal } from "../services/withdrawals.ts";
import { arif, maya } from "./payers.ts";

const minute = 60_000;

/** What happens to a withdrawal: by the platform, by the bank, and by the member who is asked whether it arrived. */
type Step =
  | "REVIEW"
  | "APPROVE"
  | "REJECT"
  | "SEND"
  | "SEND_FORCED"
  | "PART"
  | "FULL_PAYMENT"
  | "RECEIVED"
  | "NOT_RECEIVED"
  | "REFUND";

interface Payout {
  readonly id: string;
  readonly amount: bigint;
  /** Before the first day's midnight. */
  readonly hoursAgo: number;
  readonly steps: readonly Step[];
}

const sent = ["REVIEW", "APPROVE", "SEND"] as const;
const denied = [...sent, "NOT_RECEIVED"] as const;

/**
 * One of each stage, and one of each answer, oldest first: each is checked against the balance and the free
 * withdrawals of its time. What still waits for somebody is from the last day; it has no timer, so it stays so.
 */
const ofMember: readonly Payout[] = [
  { id: "10", amount: 40_000n, hoursAgo: 362, steps: ["REVIEW", "REJECT"] },
  { id: "9", amount: 25_100n, hoursAgo: 290, steps: [...sent, "RECEIVED"] },
  { id: "8", amount: 70_100n, hoursAgo: 194, steps: [...sent, "FULL_PAYMENT"] },
  {
    id: "7",
    amount: 15_100n,
    hoursAgo: 21,
    steps: ["REVIEW", "APPROVE", "SEND_FORCED"],
  },
  { id: "6", amount: 20_100n, hoursAgo: 18, steps: denied },
  { id: "5", amount: 30_100n, hoursAgo: 15, steps: [...sent, "PART"] },
  { id: "4", amount: 50_100n, hoursAgo: 12, steps: sent },
  { id: "3", amount: 9_000n, hoursAgo: 9, steps: ["REVIEW", "APPROVE"] },
  { id: "2", amount: 8_000n, hoursAgo: 6, steps: ["REVIEW"] },
  { id: "1", amount: 12_000n, hoursAgo: 3, steps: [] },
];

/** The agent's: one that arrived, and one that did not and was refunded. */
const ofAgent: readonly Payout[] = [
  { id: "11", amount: 60_000n, hoursAgo: 410, steps: [...sent, "RECEIVED"] },
  { id: "12", amount: 35_000n, hoursAgo: 170, steps: [...denied, "REFUND"] },
];

const part = 10_000n;
const reason = "NAME_MISMATCH";

const proof = (digits: string): Blob =>
  new Blob([new Uint8Array(captchaPng(digits, () => 0))], {
    type: "image/png",
  });

interface Moment {
  readonly memberId: string;
  readonly id: string;
  readonly now: number;
}

async function denyReceipt(tx: Database, { memberId, id, now }: Moment) {
  const images = [proof("4711"), proof("2026")];
  const kept = await addProof(tx, memberId, { id, images }, now);
  const imageIds = kept.map(({ imageId }) => imageId);
  const answer = { id, answer: "NOT_RECEIVED", imageIds } as const;
  await answerReceipt(tx, memberId, answer, now);
}

/** Takes a step as it is taken on the running platform. */
async function take(tx: Database, step: Step, moment: Moment) {
  const { memberId, id, now } = moment;
  const sending = { part: 0n, confirmMinutes: null, forced: false };
  const answer = (said: "FULL_PAYMENT" | "RECEIVED") =>
    answerReceipt(tx, memberId, { id, answer: said }, now);
  const acts: Readonly<Record<Step, () => Promise<unknown>>> = {
    REVIEW: () => decideWithdrawal(tx, id, "REVIEW", now),
    APPROVE: () => decideWithdrawal(tx, id, "APPROVE", now),
    REJECT: () => decideWithdrawal(tx, id, "REJECT", now, reason),
    SEND: () => sendPayout(tx, id, sending, now),
    SEND_FORCED: () => sendPayout(tx, id, { ...sending, forced: true }, now),
    PART: () => actOnReceipt(tx, id, "PART", now, part),
    NOT_RECEIVED: () => denyReceipt(tx, moment),
    REFUND: () => actOnReceipt(tx, id, "REFUND", now),
    FULL_PAYMENT: () => answer("FULL_PAYMENT"),
    RECEIVED: () => answer("RECEIVED"),
  };
  await acts[step]();
}

interface Request {
  readonly id: string;
  readonly memberId: string;
  readonly accountId: string;
  readonly amount: bigint;
  readonly at: number;
}

/** Requests a withdrawal and takes the steps after it, one every fifteen minutes. */
export async function payOut(
  tx: Database,
  { at, ...wish }: Request,
  steps: readonly Step[] = [...sent, "RECEIVED"],
): Promise<void> {
  const { id, memberId } = wish;
  const intent = `${id}:asked`;
  await requestWithdrawal(tx, { ...wish, run: "", intent, now: at });
  for (const [place, step] of steps.entries())
    await take(tx, step, { id, memberId, now: at + (place + 1) * 15 * minute });
}

export async function seedPayouts(tx: Database, today: number): Promise<void> {
  for (const [memberId, accountId, payouts] of [
    [maya, "seed-bank-1", ofMember],
    [arif, "seed-bank-3", ofAgent],
  ] as const)
    for (const { id, hoursAgo, steps, ...payout } of payouts) {
      const at = today - hoursAgo * 60 * minute;
      const request = {
        ...payout,
        id: `W-seed-${id}`,
        memberId,
        accountId,
        at,
      };
      await payOut(tx, request, steps);
    }
}
