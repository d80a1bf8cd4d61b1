import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { rebateClaims } from "../db/tables/offers.ts";
import { invalid, Refusal } from "./refusal.ts";
import { readFlag, type Flags } from "./flags.ts";
import { post, walletOf } from "./ledger.ts";
import { toDecimal } from "./money.ts";
import { readRoundDays } from "./round-sums.ts";

const dayMs = 86_400_000;
/** Rebate on stakes, in hundredths of a per cent. */
const usualRate = 50n;
const rates: Readonly<Record<string, bigint>> = { LIVE: 30n, SPORTS: 40n };

/** Rejects the call if the page is switched off. */
export async function requireRebates(
  db: Database,
  override: Flags,
): Promise<void> {
  if (!(await readFlag(db, "MANPLAYREB3", override)))
    throw new Refusal("FEATURE_OFF");
}

/** Stakes on past days, by day and type of game, with their rebates. */
async function readAll(db: Database, memberId: string, now: number) {
  const today = now - (now % dayMs);
  const rows = await readRoundDays(db, memberId);
  return rows
    .filter(({ time }) => time < today)
    .map(({ time, gameType, stake }) => {
      const rate = rates[gameType] ?? usualRate;
      return {
        id: `${new Date(time).toISOString().slice(0, 10)}:${gameType}`,
        gameType,
        time,
        stake,
        rate,
        amount: (stake * rate) / 10_000n,
      };
    })
    .filter(({ amount }) => amount > 0n);
}

const collected = (db: Database, memberId: string) =>
  db
    .select({ id: rebateClaims.id })
    .from(rebateClaims)
    .where(eq(rebateClaims.memberId, memberId));

/** Lists what a member has not collected yet. */
export async function readRebates(db: Database, memberId: string, now: number) {
  const done = new Set((await collected(db, memberId)).map(({ id }) => id));
  return {
    list: (await readAll(db, memberId, now))
      .filter(({ id }) => !done.has(id))
      .map(({ stake, rate, amount, ...row }) => ({
        ...row,
        validBet: toDecimal(stake),
        rate: toDecimal(rate),
        amount: toDecimal(amount),
      })),
  };
}

interface Collect {
  readonly memberId: string;
  readonly ids: readonly string[];
  readonly intent: string;
  readonly now: number;
}

/** Pays rebates into the wallet: all of the requested ones, or none. */
export async function collectRebates(
  tx: Database,
  { memberId, ids, intent, now }: Collect,
) {
  const all = await readAll(tx, memberId, now);
  const wanted = new Set(ids);
  const chosen = all.filter(({ id }) => wanted.has(id));
  if (chosen.length < wanted.size) throw invalid({ ids: "are not all known" });
  const made = await tx
    .insert(rebateClaims)
    .values(
      chosen.map(({ id, amount }) => ({
        memberId,
        id,
        amount,
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: rebateClaims.id });
  if (made.length < chosen.length) throw new Refusal("ALREADY_CLAIMED");
  const sum = chosen.reduce((total, { amount }) => total + amount, 0n);
  await post(tx, {
    id: intent,
    kind: "rebate",
    reference: [...wanted].toSorted().join(" ").slice(0, 200),
    from: "house",
    to: walletOf(memberId),
    amount: sum,
    now,
  });
  return { amount: toDecimal(sum) };
}
