import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { memberContacts } from "../db/tables/identity.ts";
import { members } from "../db/tables/members.ts";
import { rewards } from "../db/tables/offers.ts";
import { withdrawalBlocks } from "../db/tables/payouts.ts";
import { applyForActivity, decideApplication } from "../services/activities.ts";
import { answerFeedback, closeFeedback } from "../services/feedback-desk.ts";
import { keepFeedback, replyToFeedback } from "../services/feedback.ts";
import { transferToMember } from "../services/member-transfer.ts";
import { settleMissions } from "../services/missions.ts";
import { claimRaffle } from "../services/raffles.ts";
import { grantReferral } from "../services/referrals.ts";
import { claimReward } from "../services/rewards.ts";
import { bodyWords } from "../stock/content/languages.ts";
import { arif, captcha, maya } from "./payers.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** The promotion that the red envelopes belong to. */
const lanternWeek = {
  title: "Lantern Week",
  words: bodyWords(
    (all) => all.promotions,
    "p-lantern-week",
    ([title]) => ({ title }),
  ),
};

/** Messages to customer service: one that waits, one with an answer to read, and one that is closed. */
async function seedFeedback(tx: Database, today: number): Promise<void> {
  const keep = (id: string, hoursAgo: number, wish: readonly string[]) =>
    keepFeedback(tx, {
      id: `seed-feedback-${id}`,
      run: "",
      memberId: maya,
      questionType: wish[0] ?? "",
      content: wish[1] ?? "",
      contact: "",
      now: today - hoursAgo * hour,
    });
  const answer = (id: string, number: string, ago: number, content: string) =>
    answerFeedback(tx, {
      id: `seed-answer-${id}`,
      number,
      content,
      now: today - ago * hour,
    });
  const closed = await keep("closed", 500, [
    "SUGGESTION",
    "Could the account record have a filter for refunds?",
  ]);
  await answer(
    "closed",
    closed.number,
    480,
    "Yes. Choose “Refund” as the type in your account record.",
  );
  await replyToFeedback(tx, maya, {
    id: "seed-reply-closed",
    number: closed.number,
    content: "Found it, thank you.",
    now: today - 470 * hour,
  });
  await closeFeedback(tx, closed.number, today - 460 * hour);
  const answered = await keep("answered", 100, [
    "DEPOSIT",
    "My voucher was declined. Can I use it at another time?",
  ]);
  await answer(
    "answered",
    answered.number,
    92,
    "This voucher was used before. Please send us a picture of the receipt, and we will check it.",
  );
  await keep("open", 4, [
    "WITHDRAWAL",
    "One of my withdrawals did not arrive. I have added two pictures.",
  ]);
}

const application = (member: string, activityId: string, comment: string) => ({
  id: `seed-application-${member}-${activityId}`,
  activityId,
  comment,
  images: [],
});

/** Applications in each state: waiting, rejected, joined, with a reward to claim, and with a claimed one. */
async function seedApplications(tx: Database, today: number): Promise<void> {
  const apply = async (
    who: string,
    activityId: string,
    comment: string,
    now: number,
    decision?: "APPROVE" | "REJECT",
    remark?: string,
  ) => {
    const wish = application(who, activityId, comment);
    await applyForActivity(tx, who, wish, now);
    if (decision !== undefined)
      await decideApplication(tx, wish.id, decision, now + day, remark);
  };
  const mint = "Mint and two tomatoes on the balcony.";
  await apply(maya, "act-photo", "Mine hangs over the quay.", today - 6 * hour);
  const ask = "Please tell us what you grow.";
  await apply(maya, "act-harvest", "Hello", today - 2 * day, "REJECT", ask);
  const lantern = "It hangs beside the stairs.";
  await apply(arif, "act-photo", lantern, today - 3 * day, "APPROVE");
  await apply(arif, "act-harvest", mint, today - 2 * day, "APPROVE");
  await apply(captcha, "act-photo", lantern, today - 5 * day, "APPROVE");
  await claimReward(tx, {
    memberId: captcha,
    rewardId: "act-photo",
    intent: "seed-claim-photo",
    now: today - 3 * day,
  });
}

/** What is ready to be claimed, and what has been claimed. */
async function seedRewards(tx: Database, today: number): Promise<void> {
  const claim = (rewardId: string, now: number) =>
    claimReward(tx, {
      memberId: maya,
      rewardId,
      intent: `seed-claim-${rewardId}`,
      now,
    });
  const { title, words } = lanternWeek;
  await tx.insert(rewards).values(
    [
      { id: "seed-envelope-1", amount: 880n, createdAt: today - 9 * day },
      { id: "seed-envelope-2", amount: 500n, createdAt: today - day },
    ].map((envelope) => ({
      ...envelope,
      memberId: maya,
      kind: "RED_ENVELOPE" as const,
      title,
      words,
    })),
  );
  await claim("seed-envelope-1", today - 8 * day);
  await settleMissions(tx, maya, today - 10 * day);
  await claim(`mission:mi-rounds:${maya}`, today - 9 * day);
  await claimRaffle(tx, {
    memberId: arif,
    promotionId: "p-lantern-week",
    intent: "seed-raffle",
    now: today - 2 * day,
    draw: () => 60,
    language: "EN",
  });
}

/** Friends of the member: one who has only registered, one whose reward is ready, and one whose is claimed. */
async function seedFriends(tx: Database, today: number): Promise<void> {
  const paying = ["m-player-10", "m-player-11"] as const;
  await tx.insert(memberContacts).values(
    paying.map((memberId) => ({
      memberId,
      payeeName: "",
      totpStep: 0,
      referrerId: maya,
      profile: {},
    })),
  );
  await tx
    .update(memberContacts)
    .set({ referrerId: maya })
    .where(eq(memberContacts.memberId, "m-demo-ip-mobile"));
  for (const friend of paying)
    await grantReferral(tx, friend, today - 20 * day);
  await claimReward(tx, {
    memberId: maya,
    rewardId: `referral:${paying[0]}`,
    intent: "seed-claim-friend",
    now: today - 19 * day,
  });
}

/** Money that went down the line and up again. */
async function seedTransfers(tx: Database, today: number): Promise<void> {
  const rows = await tx.select().from(members);
  for (const [id, direction, account, amount, daysAgo, note] of [
    [arif, "DOWNLINE", "demo-member", 5_000n, 6, ""],
    [maya, "UPLINE", "", 2_000n, 5, "Thank you, this is the rest."],
  ] as const) {
    const member = rows.find((row) => row.id === id);
    if (member === undefined) throw new Error(`${id} is not seeded.`);
    await transferToMember(tx, {
      member,
      direction,
      account,
      amount,
      note,
      intent: `seed-transfer-${direction.toLowerCase()}`,
      now: today - daysAgo * day,
    });
  }
}

/**
 * Adds what the centres’ other pages show, one of each state. Runs after the line: transfers and friends need it.
 */
export async function seedCentre(tx: Database, today: number): Promise<void> {
  await seedFeedback(tx, today);
  await seedApplications(tx, today);
  await seedRewards(tx, today);
  await seedFriends(tx, today);
  await seedTransfers(tx, today);
  await tx.insert(withdrawalBlocks).values({
    memberId: captcha,
    code: "TURNOVER",
    message: "Place valid bets of RM 50.00 more for the bonus of Lantern Week.",
    action: "",
  });
}
