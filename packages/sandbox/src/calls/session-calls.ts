import * as calls from "@foyer/platform/calls";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { sessions } from "../db/tables/members.ts";
import { networkOf } from "../services/network.ts";
import { handle, handleMember } from "../http/handle.ts";
import { limit } from "../services/rate-limit.ts";
import { Refusal } from "../services/refusal.ts";
import { readAvailablePromos } from "../services/available-promos.ts";
import { spendProof, standsForCaptcha } from "../services/bot-check.ts";
import { issueCaptcha } from "../services/captcha.ts";
import { changePassword } from "../services/change-password.ts";
import { codeVisitor } from "../services/codes.ts";
import { plainName } from "../services/contacts.ts";
import { readLineFlags } from "../services/contract-types.ts";
import { readFlag } from "../services/flags.ts";
import { readBalance } from "../services/ledger.ts";
import { logIn, logInByCode } from "../services/login.ts";
import { countUnread } from "../services/messages.ts";
import { guesserOf, visitorKey } from "../services/known-browsers.ts";
import { infoOf } from "../services/member-info.ts";
import { readMobile } from "../services/mobile.ts";
import { toDecimal } from "../services/money.ts";
import { forgetByToken } from "../services/remembered.ts";
import { refuseTrial } from "../services/roles.ts";

/** The mobile number in `username`; an impossible one is treated like a wrong code. */
function mobileOf(
  db: Database,
  {
    username,
    countryDialingCode,
  }: { username: string; countryDialingCode?: string | undefined },
): Promise<string> {
  return readMobile(db, { countryDialingCode, mobileNum: username }).catch(
    (error: unknown) => {
      throw error instanceof Refusal ? new Refusal("CODE_WRONG") : error;
    },
  );
}

export const sessionCalls = [
  handle(calls.login, async (context) => {
    const { db, request, device, address, now, limits, flagsOverride } =
      context;
    const username = plainName(request.username);
    const guesser = await guesserOf(db, username, device);
    const visitor = visitorKey(guesser, address);
    await limit(db, `login:address:${visitor}`, limits.loginPerAddress, now);
    if (request.type === "sms") {
      if (!(await readFlag(db, "SMSLOGIN3", flagsOverride)))
        throw new Refusal("FORBIDDEN");
      const mobile = await mobileOf(db, request);
      const code = { purpose: "login", subject: mobile } as const;
      const tries = `login:sms:${mobile}:${await codeVisitor(db, code, context)}`;
      await limit(db, tries, limits.loginPerName, now);
      return logInByCode(context, mobile, request);
    }
    const byWork = standsForCaptcha(request.botCheck, username);
    const purpose = byWork ? "captcha" : "login";
    // Only an attempt that has done its work counts against the username: nobody can lock others out without it.
    await spendProof(db, request.botCheck, purpose, now);
    const tries = `login:name:${username}:${guesser.device}`;
    await limit(db, tries, limits.loginPerName, now);
    return logIn(context, { ...request, byWork });
  }),

  handle(calls.forgetDevice, async ({ db, request, now }) => {
    await forgetByToken(db, request.deviceToken, now);
    return true;
  }),

  handleMember(calls.logout, async ({ db, session, now }) => {
    await db
      .update(sessions)
      .set({ revokedAt: now })
      .where(eq(sessions.id, session.id));
    return true;
  }),

  handle(calls.captcha, async (context) => {
    const { db, address, now, limits } = context;
    const key = `captcha:${networkOf(address)}`;
    await limit(db, key, limits.captchaPerAddress, now);
    return issueCaptcha(db, now);
  }),

  handleMember(calls.memberInfo, async ({ session: { member } }) =>
    infoOf(member),
  ),

  handleMember(calls.memberIcon, async ({ session: { member } }) => ({
    url: `/art/avatar/${member.id}.svg`,
  })),

  handleMember(calls.changePassword, async (context) => {
    refuseTrial(context.session.member);
    await changePassword(context);
    return true;
  }),

  handleMember(calls.balance, async ({ db, session: { member } }) => ({
    balance: toDecimal(await readBalance(db, member.id)),
    currencySymbol: member.currencySymbol,
  })),

  handleMember(calls.unreadCount, async ({ db, session: { member } }) => {
    refuseTrial(member);
    return { count: await countUnread(db, member.id) };
  }),

  handleMember(calls.consolidatedFunds, async ({ db, session: { member } }) => {
    refuseTrial(member);
    return readLineFlags(db, member.id);
  }),

  handleMember(calls.merchantWallet, async ({ db, flagsOverride }) => ({
    isSingle: (await readFlag(db, "MULTIWALLET3", flagsOverride)) ? 0 : 1,
  })),

  handleMember(
    calls.availablePromos,
    async ({ db, session: { member }, now, flagsOverride }) => {
      refuseTrial(member);
      return readAvailablePromos(db, member, now, flagsOverride);
    },
  ),
];
