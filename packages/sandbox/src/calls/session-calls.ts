import * as calls from "@foyer/platform/calls";
import { and, eq, isNull } from "drizzle-orm";
import { messages, sessions } from "../db/tables/members.ts";
import { handle, handleMember } from "../http/handle.ts";
import { limit } from "../http/rate-limit.ts";
import { Refusal } from "../http/refusal.ts";
import { spendProof } from "../rules/bot-check.ts";
import { issueCaptcha } from "../rules/captcha.ts";
import { changePassword } from "../rules/change-password.ts";
import { readFlag } from "../rules/flags.ts";
import { readBalance } from "../rules/ledger.ts";
import { logIn } from "../rules/login.ts";
import { toDecimal } from "../rules/money.ts";
import { trialType, type Member } from "../rules/session.ts";

/** Parts of the platform that a trial user has no business in. */
function refuseTrial(member: Member): void {
  if (member.type === trialType) throw new Refusal("TRIAL_NOT_ALLOWED");
}

export const sessionCalls = [
  handle(
    calls.login,
    async ({ db, request, run, address, now, limits, flagsOverride }) => {
      await limit(db, `login:${run}:${address}`, limits.loginPerAddress, now);
      if (request.type === "sms") {
        if (!(await readFlag(db, "SMSLOGIN3", flagsOverride)))
          throw new Refusal("FORBIDDEN");
        throw new Refusal("CODE_WRONG");
      }
      await limit(
        db,
        `login:${run}:${request.username.trim().toLowerCase()}`,
        limits.loginPerName,
        now,
      );
      await spendProof(db, request.botCheck, "login", now);
      return logIn(db, request, now);
    },
  ),

  handleMember(calls.logout, async ({ db, session, now }) => {
    await db
      .update(sessions)
      .set({ revokedAt: now })
      .where(eq(sessions.id, session.id));
    return true;
  }),

  handle(calls.captcha, async ({ db, run, address, now, limits }) => {
    await limit(db, `captcha:${run}:${address}`, limits.captchaPerAddress, now);
    return issueCaptcha(db, now);
  }),

  handleMember(calls.memberInfo, async ({ session: { member } }) => ({
    id: member.id,
    account: member.username,
    nickname: member.nickname,
    type: member.type,
    currencySymbol: member.currencySymbol,
    vipLabelName: member.vipLabel,
    vipRankLevel: member.vipRank,
    hasVip: member.vipRank === "0" ? 0 : 1,
  })),

  handleMember(calls.memberIcon, async ({ session: { member } }) => ({
    url: `/art/avatar/${member.id}.svg`,
  })),

  handleMember(calls.changePassword, async ({ db, session, request, now }) => {
    refuseTrial(session.member);
    await changePassword(db, session, request, now);
    return true;
  }),

  handleMember(calls.balance, async ({ db, session: { member } }) => ({
    balance: toDecimal(await readBalance(db, member.id)),
    currencySymbol: member.currencySymbol,
  })),

  handleMember(calls.unreadCount, async ({ db, session: { member } }) => {
    refuseTrial(member);
    const unread = and(
      eq(messages.memberId, member.id),
      isNull(messages.readAt),
    );
    return { count: await db.$count(messages, unread) };
  }),

  handleMember(calls.consolidatedFunds, async ({ session: { member } }) => {
    refuseTrial(member);
    return { ...member.contracts };
  }),

  handleMember(calls.merchantWallet, async () => ({ isSingle: 1 })),
];
