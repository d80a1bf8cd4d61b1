import { and, desc, eq, isNull } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { activityApplications, rewards } from "../db/tables/offers.ts";
import { invalid, Refusal } from "./refusal.ts";
import { prizeOf, readActivityRewards } from "./activities.ts";
import { titleIn } from "./in-language.ts";
import { post, walletOf, type WalletKind } from "./ledger.ts";
import { toDecimal } from "./money.ts";
import { readRaffles } from "./raffles.ts";

/** Maximum rewards listed; older ones appear only in the records. */
const mostShown = 200;

/** Lists the rewards that a member can claim, including prizes of activities, then the claimed ones, newest first. */
export async function readRewards(
  db: Database,
  memberId: string,
  language: string,
) {
  const rows = await db
    .select()
    .from(rewards)
    .where(eq(rewards.memberId, memberId))
    .orderBy(desc(rewards.createdAt), desc(rewards.id))
    .limit(mostShown);
  const list = [
    ...rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      title: titleIn(row, language),
      amount: toDecimal(row.amount),
      prize: "",
      status:
        row.claimedAt === null ? ("READY" as const) : ("CLAIMED" as const),
      time: row.createdAt,
      claimedAt: row.claimedAt,
    })),
    ...(await readActivityRewards(db, memberId, language)),
    ...(await readRaffles(db, memberId, language)),
  ];
  const ready = list.filter(({ status }) => status === "READY");
  const claimed = list
    .filter(({ status }) => status === "CLAIMED")
    .toSorted((one, other) => (other.claimedAt ?? 0) - (one.claimedAt ?? 0));
  return { list: [...ready, ...claimed], count: ready.length };
}

interface Claim {
  readonly memberId: string;
  readonly rewardId: string;
  readonly intent: string;
  readonly now: number;
}

/** Marks a reward, or the prize of an activity, as claimed; undefined: the id is neither. */
async function take(
  tx: Database,
  { memberId, rewardId, now }: Claim,
): Promise<{ readonly amount: bigint; readonly kind: WalletKind } | undefined> {
  const own = and(eq(rewards.id, rewardId), eq(rewards.memberId, memberId));
  const [taken] = await tx
    .update(rewards)
    .set({ claimedAt: now })
    .where(and(own, isNull(rewards.claimedAt)))
    .returning({ amount: rewards.amount, kind: rewards.kind });
  if (taken !== undefined) {
    const bonus = rewardId.startsWith("mission:") ? "mission" : "reward";
    return {
      amount: taken.amount,
      kind: taken.kind === "REFERRAL" ? "referral" : bonus,
    };
  }
  if ((await tx.$count(rewards, own)) > 0) throw new Refusal("ALREADY_CLAIMED");
  const applied = (status: "Claim" | "Claimed") =>
    and(
      eq(activityApplications.memberId, memberId),
      eq(activityApplications.activityId, rewardId),
      eq(activityApplications.status, status),
    );
  const changed = await tx
    .update(activityApplications)
    .set({ status: "Claimed", claimedAt: now })
    .where(applied("Claim"))
    .returning({ id: activityApplications.id });
  if (changed.length > 0)
    return { amount: (await prizeOf(tx, rewardId)) ?? 0n, kind: "reward" };
  if ((await tx.$count(activityApplications, applied("Claimed"))) > 0)
    throw new Refusal("ALREADY_CLAIMED");
  return undefined;
}

/** Pays a reward into the wallet, once. */
export async function claimReward(tx: Database, claim: Claim) {
  const { memberId, rewardId, intent, now } = claim;
  const taken = await take(tx, claim);
  if (taken === undefined) throw invalid({ rewardId: "is not known" });
  const { amount, kind } = taken;
  if (amount > 0n)
    await post(tx, {
      id: intent,
      kind,
      reference: rewardId,
      from: "house",
      to: walletOf(memberId),
      amount,
      now,
    });
  return { amount: toDecimal(amount) };
}
