import { and, eq, gte, ne, sum } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { withdrawals } from "../db/tables/payouts.ts";
import { wordsIn } from "../stock/content/languages.ts";
import { hasBankAccount } from "./bank-accounts.ts";
import { readBlocks, refuseFor, type Leaving } from "./blocks.ts";
import { startOfDay } from "./house-day.ts";
import { readBalance } from "./ledger.ts";
import { toDecimal } from "./money.ts";
import { readMethods } from "./payment-methods.ts";
import { hasPaymentPassword } from "./payment-password.ts";
import { freeWithdrawal } from "./vip-benefits.ts";
import { rankIn } from "./vip-ranks.ts";

/** Maximum withdrawals of a member per day, counted from midnight UTC. */
const dailyMost = 5_000_000n;

/** What the member has to do before a withdrawal, and where. */
export async function readBlockers(db: Database, leaving: Leaving) {
  const { memberId } = leaving;
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
    ...((await hasBankAccount(db, memberId))
      ? []
      : [
          {
            code: "NO_BANK_ACCOUNT",
            message: "Add a bank account first.",
            action: "bankAccount",
          },
        ]),
    ...(await readBlocks(db, leaving)),
  ];
}

/** Rejects the call while the member lacks what a withdrawal needs, and says what. */
export async function refuseUnready(
  db: Database,
  leaving: Leaving,
): Promise<void> {
  refuseFor(await readBlockers(db, leaving));
}

/** The remaining limit for today. */
export async function leftToday(db: Database, memberId: string, now: number) {
  const [row] = await db
    .select({ asked: sum(withdrawals.amount) })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.memberId, memberId),
        ne(withdrawals.state, "REJECTED"),
        gte(withdrawals.createdAt, startOfDay(now)),
      ),
    );
  const left = dailyMost - BigInt(row?.asked ?? "0");
  return left > 0n ? left : 0n;
}

const inMinutes = new Intl.NumberFormat("en", {
  style: "unit",
  unit: "minute",
  unitDisplay: "long",
  useGrouping: false,
});

/** When money sent now arrives. */
export const arrivalIn = (language: string, minutes: number): string =>
  wordsIn(language)?.arrival(minutes) ?? `Within ${inMinutes.format(minutes)}`;

/** Returns how much can be withdrawn, by which methods, and what blocks it. */
export async function readOptions(
  db: Database,
  leaving: Leaving,
  language = "EN",
) {
  const { memberId, now } = leaving;
  const methods = await readMethods(db, "OUT", language);
  const free = await freeWithdrawal(db, memberId, now);
  return {
    methods: methods.map(({ id, title, min, max, fee, minutes }) => ({
      id,
      title,
      min: toDecimal(min),
      max: toDecimal(max),
      fee: toDecimal(free ? 0n : fee),
      waived:
        free && fee > 0n
          ? { fee: toDecimal(fee), by: rankIn(free, language).label }
          : null,
      arrival: arrivalIn(language, minutes),
    })),
    blockers: await readBlockers(db, leaving),
    available: toDecimal(await readBalance(db, memberId)),
    dailyLeft: toDecimal(await leftToday(db, memberId, now)),
  };
}
