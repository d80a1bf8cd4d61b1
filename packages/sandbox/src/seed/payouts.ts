import type { Database } from "../db/database.ts";
import { captchaPng } from "../services/captcha-png.ts";
import { actOnReceipt, sendPayout } from "../services/payouts.ts";
import { addProof, answerReceipt } from "../services/receipts.ts";
import { decideWithdrawal } from "../services/withdrawal-decisions.ts";
import { requestWithdrawal } from "../services/withdrawals.ts";
import { maya } from "./payers.ts";

const minute = 60_000;
const day = 86_400_000;

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
  | "NOT_RECEIVED";

interface Payout {
  readonly amount: bigint;
  readonly daysAgo: number;
  readonly steps: readonly Step[];
}

const sent = ["REVIEW", "APPROVE", "SEND"] as const;

/** One of each stage, and one of each answer. The open ones have no timer, so they are still open years later. */
const payouts: readonly Payout[] = [
  { amount: 12_000n, daysAgo: 0, steps: [] },
  { amount: 8_000n, daysAgo: 1, steps: ["REVIEW"] },
  { amount: 9_000n, daysAgo: 1, steps: ["REVIEW", "APPROVE"] },
  { amount: 50_100n, daysAgo: 2, steps: sent },
  { amount: 30_100n, daysAgo: 3, steps: [...sent, "PART"] },
  { amount: 20_100n, daysAgo: 4, steps: [...sent, "NOT_RECEIVED"] },
  { amount: 15_100n, daysAgo: 5, steps: ["REVIEW", "APPROVE", "SEND_FORCED"] },
  { amount: 70_100n, daysAgo: 8, steps: [...sent, "FULL_PAYMENT"] },
  { amount: 25_100n, daysAgo: 12, steps: [...sent, "RECEIVED"] },
  { amount: 40_000n, daysAgo: 15, steps: ["REVIEW", "REJECT"] },
];

const part = 10_000n;
const reason = "NAME_MISMATCH";

const proof = (digits: string): Blob =>
  new Blob([new Uint8Array(captchaPng(digits, () => 0))], {
    type: "image/png",
  });

async function denyReceipt(tx: Database, id: string, now: number) {
  const images = [proof("4711"), proof("2026")];
  const kept = await addProof(tx, maya, { id, images }, now);
  const imageIds = kept.map(({ imageId }) => imageId);
  await answerReceipt(tx, maya, { id, answer: "NOT_RECEIVED", imageIds }, now);
}

/** Takes a step as it is taken on the running platform. */
async function take(tx: Database, id: string, step: Step, now: number) {
  const sending = { part: 0n, confirmMinutes: null, forced: false };
  const acts: Readonly<Record<Step, () => Promise<unknown>>> = {
    REVIEW: () => decideWithdrawal(tx, id, "REVIEW", now),
    APPROVE: () => decideWithdrawal(tx, id, "APPROVE", now),
    REJECT: () => decideWithdrawal(tx, id, "REJECT", now, reason),
    SEND: () => sendPayout(tx, id, sending, now),
    SEND_FORCED: () => sendPayout(tx, id, { ...sending, forced: true }, now),
    PART: () => actOnReceipt(tx, id, "PART", now, part),
    NOT_RECEIVED: () => denyReceipt(tx, id, now),
    FULL_PAYMENT: () =>
      answerReceipt(tx, maya, { id, answer: "FULL_PAYMENT" }, now),
    RECEIVED: () => answerReceipt(tx, maya, { id, answer: "RECEIVED" }, now),
  };
  await acts[step]();
}

export async function seedPayouts(tx: Database, today: number): Promise<void> {
  for (const [index, { amount, daysAgo, steps }] of payouts.entries()) {
    const id = `W-seed-${index + 1}`;
    const asked = today - daysAgo * day - 2 * 60 * minute;
    await requestWithdrawal(tx, {
      id,
      run: "",
      memberId: maya,
      accountId: "seed-bank-1",
      amount,
      intent: `${id}:asked`,
      now: asked,
    });
    for (const [place, step] of steps.entries())
      await take(tx, id, step, asked + (place + 1) * 15 * minute);
  }
}
