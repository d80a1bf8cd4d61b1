import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { memberContacts } from "../db/tables/identity.ts";
import { members } from "../db/tables/members.ts";
import { rewards } from "../db/tables/offers.ts";
import { inEach } from "../stock/content/languages.ts";
import { readInvitationCode } from "./invitations.ts";
import { maskedName } from "./masked-name.ts";
import { toDecimal } from "./money.ts";
import type { Member } from "./session.ts";

/** Reward for a friend's first deposit. */
const earnedByFriend = 1_000n;
/** Title of that reward. */
export const friendsDeposit = {
  title: "A friend’s first deposit",
  words: inEach((all) => ({ title: all.friendsDeposit })),
};

/**
 * Grants the reward for a member's first deposit to whoever invited them, once per friend. Returns what that member is
 * to be told; undefined: nothing was granted.
 */
export async function grantReferral(
  tx: Database,
  friendId: string,
  now: number,
) {
  const [friend] = await tx
    .select({ memberId: memberContacts.referrerId })
    .from(memberContacts)
    .where(eq(memberContacts.memberId, friendId));
  const memberId = friend?.memberId ?? null;
  if (memberId === null) return undefined;
  const id = `referral:${friendId}`;
  const granted = await tx
    .insert(rewards)
    .values({
      ...friendsDeposit,
      id,
      memberId,
      kind: "REFERRAL",
      amount: earnedByFriend,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: rewards.id });
  return granted.length === 0
    ? undefined
    : { memberId, id, amount: toDecimal(earnedByFriend) };
}

/** Friends in the list of the newest. */
const mostShown = 200;

/** Who registered with a member's invitation, by masked names, and what came of it; the newest first. */
async function readFriends(db: Database, memberId: string) {
  const rows = await db
    .select({
      name: members.username,
      time: members.createdAt,
      reward: rewards.id,
      claimedAt: rewards.claimedAt,
    })
    .from(memberContacts)
    .innerJoin(members, eq(members.id, memberContacts.memberId))
    .leftJoin(rewards, eq(rewards.id, sql`'referral:' || ${members.id}`))
    .where(eq(memberContacts.referrerId, memberId))
    .orderBy(desc(members.createdAt), desc(members.id))
    .limit(mostShown);
  return rows.map(({ name, time, reward, claimedAt }) => ({
    player: maskedName(name),
    step:
      reward === null
        ? ("REGISTERED" as const)
        : claimedAt === null
          ? ("READY" as const)
          : ("CLAIMED" as const),
    time,
  }));
}

/** A member's invitation and its results. */
export async function readReferral(
  db: Database,
  member: Member,
  portalOrigins: readonly string[],
) {
  const [origin] = portalOrigins;
  const [sum] = await db
    .select({
      earned: sql<string>`coalesce(sum(${rewards.amount}), 0)::text`,
    })
    .from(rewards)
    .where(
      and(
        eq(rewards.memberId, member.id),
        eq(rewards.kind, "REFERRAL"),
        isNotNull(rewards.claimedAt),
      ),
    );
  const referralCode = await readInvitationCode(db, member.id);
  return {
    referralCode,
    // On a developer's machine the portal's port is not known, so the portal builds the address itself.
    url:
      origin === undefined
        ? ""
        : `${origin}/register?referralCode=${referralCode}`,
    invited: await db.$count(
      memberContacts,
      eq(memberContacts.referrerId, member.id),
    ),
    earned: toDecimal(BigInt(sum?.earned ?? 0)),
    reward: toDecimal(earnedByFriend),
    friends: await readFriends(db, member.id),
  };
}
