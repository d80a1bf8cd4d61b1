import type { Database } from "../db/database.ts";
import * as tables from "../db/tables/all.ts";
import { captchaPng } from "../rules/captcha-png.ts";
import { post, walletOf } from "../rules/ledger.ts";
import { noteStep } from "../rules/receipt-history.ts";
import { hashToken } from "../rules/token.ts";
import { addStages, type Withdrawal } from "../rules/withdrawal-stages.ts";
import { maya } from "./payers.ts";

const minute = 60_000;
const day = 86_400_000;

interface Payout {
  readonly amount: bigint;
  readonly daysAgo: number;
  readonly way: readonly Withdrawal["state"][];
  readonly reason?: string;
  readonly receipt?: {
    readonly state: (typeof tables.receipts.$inferSelect)["state"];
    readonly part?: bigint;
    readonly forced?: boolean;
  };
}

const sent = ["REQUESTED", "REVIEWING", "APPROVED", "SENT", "RECEIPT"] as const;

/** One of each stage, and one of each answer. None that waits has a timer, so it still waits years later. */
const payouts: readonly Payout[] = [
  { amount: 12_000n, daysAgo: 0, way: ["REQUESTED"] },
  { amount: 8_000n, daysAgo: 1, way: ["REQUESTED", "REVIEWING"] },
  { amount: 9_000n, daysAgo: 1, way: ["REQUESTED", "REVIEWING", "APPROVED"] },
  { amount: 50_100n, daysAgo: 2, way: sent, receipt: { state: "AWAITING" } },
  {
    amount: 30_100n,
    daysAgo: 3,
    way: sent,
    receipt: { state: "PARTIAL", part: 10_000n },
  },
  {
    amount: 20_100n,
    daysAgo: 4,
    way: sent,
    receipt: { state: "NOT_RECEIVED" },
  },
  {
    amount: 15_100n,
    daysAgo: 5,
    way: sent,
    receipt: { state: "AWAITING", forced: true },
  },
  {
    amount: 70_100n,
    daysAgo: 8,
    way: [...sent, "DONE"],
    receipt: { state: "FULL" },
  },
  {
    amount: 25_100n,
    daysAgo: 12,
    way: [...sent, "DONE"],
    receipt: { state: "RECEIVED" },
  },
  {
    amount: 40_000n,
    daysAgo: 15,
    way: ["REQUESTED", "REVIEWING", "REJECTED"],
    reason: "The holder’s name does not fit the account",
  },
];

const fee = 100n;

async function seedPayout(
  tx: Database,
  id: string,
  { amount, daysAgo, way, reason, receipt }: Payout,
  today: number,
): Promise<void> {
  const at = today - daysAgo * day - 2 * 60 * minute;
  const move = (name: string, from: string, to: string, money: bigint) =>
    post(tx, {
      id: `${id}:${name}`,
      kind: "withdrawal",
      reference: id,
      from,
      to,
      amount: money,
      now: at,
    });
  await tx.insert(tables.withdrawals).values({
    id,
    memberId: maya,
    bankAccountId: "seed-bank-1",
    amount,
    fee,
    state: "REQUESTED",
    createdAt: at,
  });
  for (const [index, state] of way.entries())
    await addStages(
      tx,
      id,
      [state],
      at + index * 10 * minute,
      state === "REJECTED" ? reason : "",
    );
  await move("asked", walletOf(maya), "payouts", amount);
  if (way.includes("REJECTED"))
    await move("back", "payouts", walletOf(maya), amount);
  if (receipt === undefined) return;
  const net = amount - fee;
  await move("sent", "payouts", "transit", net);
  await move("fee", "payouts", "house", fee);
  const settled = way.includes("DONE");
  const received = settled ? net : (receipt.part ?? 0n);
  if (received > 0n) await move("arrived", "transit", "bank", received);
  await tx.insert(tables.receipts).values({
    id,
    memberId: maya,
    amount: net,
    receivedAmount: received,
    state: receipt.state,
    refunded: 0n,
    forced: receipt.forced ?? false,
    confirmMinutes: null,
    expiresAt: null,
    issuedAt: at + 40 * minute,
    settledAt: settled ? at + 60 * minute : null,
  });
  await seedSteps(tx, id, receipt, { net, at });
  if (receipt.state !== "NOT_RECEIVED") return;
  await tx.insert(tables.uploads).values(
    ["4711", "2026"].map((digits, index) => ({
      id: hashToken(`${id}-${index}`),
      memberId: maya,
      purpose: "RECEIPT" as const,
      subject: id,
      type: "image/png" as const,
      body: new Uint8Array(captchaPng(digits, () => 0)),
      used: true,
      createdAt: at + index,
    })),
  );
}

/** The steps that led to where a receipt stands. */
async function seedSteps(
  tx: Database,
  id: string,
  { state, part }: NonNullable<Payout["receipt"]>,
  { net, at }: { readonly net: bigint; readonly at: number },
): Promise<void> {
  const sentAt = at + 40 * minute;
  const answered = at + 60 * minute;
  await noteStep(tx, id, { step: "SENT", at: sentAt, amount: net });
  if (part !== undefined)
    await noteStep(tx, id, { step: "PART", at: answered, amount: part });
  if (state === "NOT_RECEIVED")
    await noteStep(tx, id, { step: state, at: answered, pictures: 2 });
  if (state === "RECEIVED")
    await noteStep(tx, id, { step: state, at: answered });
  if (state === "FULL")
    await noteStep(tx, id, { step: "FULL_PAYMENT", at: answered });
}

export async function seedPayouts(tx: Database, today: number): Promise<void> {
  for (const [index, payout] of payouts.entries())
    await seedPayout(tx, `W-seed-${index + 1}`, payout, today);
}
