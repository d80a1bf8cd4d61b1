import { and, eq, max } from "drizzle-orm";
import { downlineTypes } from "@foyer/platform/calls";
import type { Database } from "../../db/database.ts";
import { uplines } from "../../db/tables/agents.ts";
import { members } from "../../db/tables/members.ts";
import { invalid, Refusal } from "../refusal.ts";
import { toDecimal, toMinor } from "../money.ts";

/** The rate of an agent without an upline, and the steps in which rates are given. */
const most = 250;
const step = 10;

/** The rate that a member has from the upline, in hundredths of a per cent. */
export async function rateOf(db: Database, memberId: string): Promise<number> {
  const [row] = await db
    .select({ rate: uplines.rate })
    .from(uplines)
    .where(eq(uplines.memberId, memberId));
  return row?.rate ?? most;
}

/** The default rate that an agent gives: one step less than the agent's own. */
export const usualRate = (own: number): number => Math.max(0, own - step);

/** The account types and rates with which an agent can register a downline. */
export async function readRateOptions(db: Database, agentId: string) {
  return {
    types: [...downlineTypes],
    rateMin: toDecimal(0n),
    rateMax: toDecimal(BigInt(await rateOf(db, agentId))),
    rateStep: toDecimal(BigInt(step)),
  };
}

/** Locks an agent's own rate for the rest of the transaction. */
const holdRate = (tx: Database, agentId: string) =>
  tx
    .select({ rate: uplines.rate })
    .from(uplines)
    .where(eq(uplines.memberId, agentId))
    .for("share");

/**
 * Reads a rate that an agent wants to give, or rejects it; the agent's own rate stays locked until the transaction
 * ends.
 */
export async function readRate(
  tx: Database,
  agentId: string,
  written: string,
): Promise<number> {
  const [above] = await holdRate(tx, agentId);
  const own = above?.rate ?? most;
  const rate = toMinor(written.trim());
  if (rate !== undefined && rate > BigInt(own))
    throw new Refusal("RATE_TOO_HIGH", {
      value: { rateMax: toDecimal(BigInt(own)) },
    });
  // An agent's own rate may lie between two steps, and can be given in full.
  if (
    rate === undefined ||
    (rate % BigInt(step) !== 0n && rate !== BigInt(own))
  )
    throw invalid({ rate: "is not a rate that may be given" });
  return Number(rate);
}

/**
 * A rate that was set earlier, as far as the agent may still give it; the agent's own rate stays locked until the
 * transaction ends.
 */
export async function capRate(
  tx: Database,
  agentId: string,
  rate: number,
): Promise<number> {
  const [above] = await holdRate(tx, agentId);
  return Math.min(rate, above?.rate ?? most);
}

/**
 * Changes a direct downline's rate. It must not fall below the rates that the downline gives: that would take
 * something from members who are not named here.
 */
export async function changeRate(
  tx: Database,
  agentId: string,
  {
    account,
    rate: written,
  }: { readonly account: string; readonly rate: string },
): Promise<string> {
  // Always locked from the top down, so that two changes cannot deadlock.
  await holdRate(tx, agentId);
  const [below] = await tx
    .select({ id: members.id })
    .from(uplines)
    .innerJoin(members, eq(members.id, uplines.memberId))
    .where(
      and(
        eq(uplines.uplineId, agentId),
        eq(members.username, account.trim().toLowerCase()),
      ),
    )
    .for("update", { of: uplines });
  if (below === undefined) throw new Refusal("USER_NOT_FOUND");
  const rate = await readRate(tx, agentId, written);
  const [given] = await tx
    .select({ most: max(uplines.rate) })
    .from(uplines)
    .where(eq(uplines.uplineId, below.id));
  const least = given?.most ?? 0;
  if (rate < least)
    throw invalid({
      rate: `must be at least ${toDecimal(BigInt(least))}, which the downline already gives`,
    });
  await tx.update(uplines).set({ rate }).where(eq(uplines.memberId, below.id));
  return below.id;
}
