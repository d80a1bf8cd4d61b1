import { and, asc, eq, gte, ne, sum } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { withdrawalBlocks, withdrawals } from "../db/tables/payouts.ts";
import { Refusal } from "../http/refusal.ts";
import { wordsIn } from "../seed/content/words/languages.ts";
import { readBankAccounts } from "./bank-accounts.ts";
import { readBalance } from "./ledger.ts";
import { toDecimal } from "./money.ts";
import { readMethods } from "./payment-methods.ts";
import { hasPaymentPassword } from "./payment-password.ts";

const day = 86_400_000;
/** What a member may ask for in a day, counted from midnight UTC. */
const dailyMost = 5_000_000n;

/** What has to be done before the member is paid out, and where. */
export async function readBlockers(db: Database, memberId: string) {
  const set = await db
    .select()
    .from(withdrawalBlocks)
    .where(eq(withdrawalBlocks.memberId, memberId))
    .orderBy(asc(withdrawalBlocks.code));
  const accounts = await readBankAccounts(db, memberId);
  return [
    ...((await hasPaymentPassword(db, memberId))
      ? []
      : [
          {
            code: "NO_PAYMENT_PASSWORD",
            message: "Set a payment password first.",
            action: "paymentPassword",
          },
        ]),
    ...(accounts.length > 0
      ? []
      : [
          {
            code: "NO_BANK_ACCOUNT",
            message: "Add a bank account first.",
            action: "bankAccount",
          },
        ]),
    ...set.map(({ code, message, action }) => ({ code, message, action })),
  ];
}

/** Refuses while something stands in the way, and says what. */
export async function refuseBlocked(
  db: Database,
  memberId: string,
): Promise<void> {
  const blockers = await readBlockers(db, memberId);
  const [first] = blockers;
  if (first === undefined) return;
  throw new Refusal("FORBIDDEN", {
    message: first.message,
    value: { blockers },
  });
}

/** What is left of today's limit. */
export async function leftToday(db: Database, memberId: string, now: number) {
  const today = Math.floor(now / day) * day;
  const [row] = await db
    .select({ asked: sum(withdrawals.amount) })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.memberId, memberId),
        ne(withdrawals.state, "REJECTED"),
        gte(withdrawals.createdAt, today),
      ),
    );
  const left = dailyMost - BigInt(row?.asked ?? "0");
  return left > 0n ? left : 0n;
}

/** When money that is sent now is there. */
export const arrivalIn = (language: string, minutes: number): string =>
  wordsIn(language)?.arrival(minutes) ?? `Within ${minutes} minutes`;

/** Says how much may be paid out, how, and what stands in the way. */
export async function readOptions(
  db: Database,
  memberId: string,
  now: number,
  language = "EN",
) {
  const methods = await readMethods(db, "OUT", language);
  return {
    methods: methods.map(({ id, title, min, max, fee, minutes }) => ({
      id,
      title,
      min: toDecimal(min),
      max: toDecimal(max),
      fee: toDecimal(fee),
      arrival: arrivalIn(language, minutes),
    })),
    blockers: await readBlockers(db, memberId),
    available: toDecimal(await readBalance(db, memberId)),
    dailyLeft: toDecimal(await leftToday(db, memberId, now)),
  };
}
