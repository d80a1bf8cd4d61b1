import { liveEventTypes, type LiveEventType } from "@foyer/platform/calls";
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { members } from "../db/tables/members.ts";
import { rewards } from "../db/tables/offers.ts";
import { escapeHtml } from "../services/escape.ts";
import { Refusal } from "../services/refusal.ts";
import { listBankAccounts } from "../services/bank-accounts.ts";
import { offerContract, readOptions } from "../services/contract-offers.ts";
import { actOnDeposit } from "../services/deposit-actions.ts";
import { openDeposit } from "../services/deposits.ts";
import { tellMember } from "../services/live-events.ts";
import { transferToMember } from "../services/member-transfer.ts";
import { sendMessage } from "../services/messages.ts";
import { toDecimal, toMinor } from "../services/money.ts";
import { readMethods } from "../services/payment-methods.ts";
import { paySalaries } from "../services/salaries/pay.ts";
import { sendPayout } from "../services/payouts.ts";
import { uplineOf } from "../services/uplines.ts";
import { decideWithdrawal } from "../services/withdrawal-decisions.ts";
import { requestWithdrawal } from "../services/withdrawals.ts";

/**
 * Decisions need an order, and are taken beside it; a registration needs a person who fills in the form, and only bets
 * and time change a rank.
 */
const elsewhere = [
  "REDEMPTION_DECIDED",
  "APPLICATION_DECIDED",
  "PAYOUT_CHANGED",
  "DOWNLINE_REGISTERED",
  "RANK_CHANGED",
] as const satisfies readonly LiveEventType[];

/** Events that can be triggered for any account. */
export const happenings = liveEventTypes.filter(
  (type): type is Exclude<LiveEventType, (typeof elsewhere)[number]> =>
    !elsewhere.some((one) => one === type),
);

/** An event to trigger for an account. */
export const happeningSchema = v.object({
  type: v.picklist(happenings),
  amount: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,2})?$/)),
    "100.00",
  ),
  /** Why, or the title of a message. */
  text: v.optional(v.pipe(v.string(), v.maxLength(200)), ""),
  /** Body of a message, as plain text; an empty line separates paragraphs. */
  body: v.optional(v.pipe(v.string(), v.maxLength(4000)), ""),
});
type Happening = v.InferOutput<typeof happeningSchema>;

interface Scene {
  readonly db: Database;
  readonly run: string;
  readonly now: number;
}

async function makeDeposit(
  { db, run, now }: Scene,
  memberId: string,
  amount: bigint,
): Promise<string> {
  const [method] = await readMethods(db, "IN");
  if (method === undefined) throw new Refusal("FORBIDDEN");
  const order = { memberId, methodId: method.id, amount, run, now };
  const { orderId } = await db.transaction((tx) => openDeposit(tx, order));
  return orderId;
}

async function makeWithdrawal(
  { db, run, now }: Scene,
  memberId: string,
  amount: bigint,
): Promise<string> {
  const [account] = await listBankAccounts(db, run, memberId);
  if (account === undefined)
    throw new Refusal("FORBIDDEN", {
      message: "The account has no bank account to withdraw to.",
    });
  const intent = `happen:${randomUUID()}`;
  const wish = { run, memberId, accountId: account.id, amount, intent, now };
  return db.transaction((tx) => requestWithdrawal(tx, wish));
}

async function makeOffer(
  { db, run, now }: Scene,
  { id, username }: { readonly id: string; readonly username: string },
): Promise<void> {
  const above = await uplineOf(db, id);
  if (above === undefined)
    throw new Refusal("FORBIDDEN", {
      message: "The account has no upline agent who could offer a contract.",
    });
  const { rateMin } = await readOptions(db, above.id, "DAILY");
  const offer = {
    downline: username,
    type: "DAILY",
    rate: rateMin,
    activeMembers: 0,
    periodValidBet: "0",
    periodProfitLoss: "0",
    betAmount: "100.00",
    periodKind: "D",
  } as const;
  await db.transaction((tx) => offerContract(tx, above, offer, { run, now }));
}

/** Salaries are calculated from what was played: none is made up. */
async function payDue({ db, run, now }: Scene): Promise<void> {
  if ((await paySalaries(db, { run, now })) === 0)
    throw new Refusal("CONTRACT_STATE", {
      message:
        "No salary is due: no contract has a finished period in which its terms were met.",
    });
}

const giveEnvelope = (
  { db, now }: Scene,
  memberId: string,
  amount: bigint,
  text: string,
) =>
  db.transaction(async (tx) => {
    const id = `envelope:${randomUUID()}`;
    const title = text || "Red envelope";
    const kind = "RED_ENVELOPE";
    const gift = { id, memberId, kind, title, amount, createdAt: now } as const;
    await tx.insert(rewards).values(gift);
    const news = { id, amount: toDecimal(amount) };
    await tellMember(tx, memberId, { type: "REWARD_GRANTED", ...news }, now);
  });

async function sendFromAbove(
  { db, now }: Scene,
  { id, username }: { readonly id: string; readonly username: string },
  amount: bigint,
): Promise<void> {
  const member = await uplineOf(db, id);
  if (member === undefined)
    throw new Refusal("FORBIDDEN", {
      message: "The account has no upline agent who could send money.",
    });
  const intent = `happen:${randomUUID()}`;
  const gift = { member, account: username, amount, intent, now };
  await db.transaction((tx) =>
    transferToMember(tx, { ...gift, direction: "DOWNLINE" }),
  );
}

/** Converts plain text to HTML, the format of messages. */
const asHtml = (text: string): string =>
  text
    .trim()
    .split(/\s*\n\s*\n\s*/)
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join("");

/** Triggers an event for an account, with all its entries in the books; listeners are notified. */
export async function letHappen(
  scene: Scene,
  username: string,
  { type, amount: written, text, body }: Happening,
): Promise<void> {
  const { db, now } = scene;
  const [member] = await db
    .select({ id: members.id, username: members.username })
    .from(members)
    .where(eq(members.username, username));
  if (member === undefined) throw new Refusal("USER_NOT_FOUND");
  const amount = toMinor(written) ?? 0n;
  const deposit = () => makeDeposit(scene, member.id, amount);
  const withdrawal = () => makeWithdrawal(scene, member.id, amount);
  const acts: Readonly<Record<Happening["type"], () => Promise<unknown>>> = {
    DEPOSIT_ARRIVED: async () =>
      actOnDeposit(db, await deposit(), "CREDIT", now),
    DEPOSIT_FAILED: async () =>
      actOnDeposit(db, await deposit(), "FAIL", now, text),
    WITHDRAWAL_APPROVED: async () =>
      decideWithdrawal(db, await withdrawal(), "APPROVE", now),
    WITHDRAWAL_REJECTED: async () =>
      decideWithdrawal(db, await withdrawal(), "REJECT", now, text),
    PAYOUT_ISSUED: async () =>
      sendPayout(
        db,
        await withdrawal(),
        { part: 0n, confirmMinutes: 30, forced: false },
        now,
      ),
    CONTRACT_REQUEST: () => makeOffer(scene, member),
    SALARY_PAID: () => payDue(scene),
    TRANSFER_RECEIVED: () => sendFromAbove(scene, member, amount),
    REWARD_GRANTED: () => giveEnvelope(scene, member.id, amount, text),
    MESSAGE: () =>
      db.transaction((tx) =>
        sendMessage(
          tx,
          member.id,
          {
            title: text || "A message for you",
            ...(body.trim() !== "" && { body: asHtml(body) }),
          },
          now,
        ),
      ),
  };
  await acts[type]();
}
