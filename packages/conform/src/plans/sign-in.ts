import * as calls from "@foyer/platform/calls";
import type { AccountName } from "../accounts.ts";
import { accountNames } from "../accounts.ts";
import { type Known, many, needs, plan, type Plan } from "../plan.ts";
import { inFull, mobileOf, noMobile, proof } from "./proofs.ts";
import { registrationPlans } from "./registration.ts";

const withPassword = (known: Known, who: AccountName) => {
  const { username, password } = known.account(who) ?? {};
  return username === undefined || password === undefined
    ? undefined
    : { username, password };
};

/** Request that logs an account in by username. */
export async function loginRequest(known: Known, who: AccountName) {
  const named = withPassword(known, who);
  if (named === undefined) return undefined;
  const botCheck = await known.prove("login");
  return { ...named, type: "username" as const, ...(botCheck && { botCheck }) };
}

const isAccount = (who: string): who is AccountName =>
  accountNames.some((name) => name === who);

/** Every account with a password logs in once; later calls use its session. */
const login = plan(
  calls.login,
  {
    as: accountNames,
    after: (known, answer, _place, who) => {
      if (isAccount(who)) known.signedIn(who, answer.token);
    },
  },
  async (known, who) =>
    (isAccount(who) ? await loginRequest(known, who) : undefined) ??
    needs("a username and a password in the accounts file"),
);

/** A token that can be forgotten: one that has logged in, after a password login issued it. */
async function deviceToken(known: Known) {
  const first = await loginRequest(known, "member");
  if (first === undefined) return undefined;
  const given = await known.read(
    calls.login,
    { ...first, remember: true },
    "visitor",
  );
  if (!given?.deviceToken) return undefined;
  const botCheck = await known.prove("login");
  const next = await known.read(
    calls.login,
    {
      type: "device",
      username: first.username,
      password: given.deviceToken,
      ...(botCheck && { botCheck }),
    },
    "visitor",
  );
  return next?.deviceToken;
}

const device = plan(calls.forgetDevice, { effect: true }, async (known) => {
  const token = await deviceToken(known);
  return token
    ? { deviceToken: token }
    : needs("a `deviceToken` of login that has signed in; optional");
});

/** The calls by which a member with a lost password regains access. */
const recovery: readonly Plan[] = [
  plan(calls.loginCode, { effect: true }, async (known) => {
    const mobile = mobileOf(known, "spare");
    if (!mobile) return noMobile("spare");
    return { ...mobile, ...(await proof(known, "sms")) };
  }),
  plan(calls.recoveryCode, { effect: true }, async (known) => {
    const mobile = mobileOf(known, "spare");
    if (!mobile) return noMobile("spare");
    return { ...mobile, ...(await proof(known, "sms")) };
  }),
  plan(calls.setPasswordByPhone, { effect: true }, async (known) => {
    const mobile = mobileOf(known, "spare");
    if (!mobile) return noMobile("spare");
    const { newPassword } = known.accounts;
    if (newPassword === undefined)
      return needs("`newPassword` in the accounts file");
    if (!known.done(calls.recoveryCode)) return needs("a code of recoveryCode");
    const verificationCode = await known.code(inFull(mobile));
    if (verificationCode === undefined)
      return needs("`codes` in the accounts file");
    return { ...mobile, newPassword, verificationCode };
  }),
  plan(
    calls.loginAfterReset,
    {
      effect: true,
      after: (known, answer) => known.signedIn("spare", answer.token),
    },
    (known) => {
      const reset = known.answer(calls.setPasswordByPhone);
      const { newPassword: password } = known.accounts;
      return reset === undefined || password === undefined
        ? needs("a password that setPasswordByPhone has set")
        : { ...reset, password };
    },
  ),
  // The new password is changed back to the old one; if the recovery by phone did not run, it is changed there and
  // back.
  plan(calls.changePassword, { as: "spare", effect: true }, (known) => {
    const { password } = known.account("spare") ?? {};
    const { newPassword } = known.accounts;
    if (password === undefined || newPassword === undefined)
      return needs("`spare` with a password, and `newPassword`");
    const change = (oldPassword: string, next: string) => ({
      oldPassword,
      newPassword: next,
      confirmNewPassword: next,
    });
    return known.done(calls.setPasswordByPhone)
      ? change(newPassword, password)
      : many([change(password, newPassword), change(newPassword, password)]);
  }),
  plan(calls.forgotByEmail, { effect: true }, async (known) => {
    const { username, email } = known.account("spare") ?? {};
    return username === undefined || email === undefined
      ? needs("`spare` with a username and an email")
      : { username, email, ...(await proof(known, "sms")) };
  }),
];

const otherWays: readonly Plan[] = [
  plan(
    calls.freePlay,
    {
      effect: true,
      after: (known, answer) => {
        if (!known.account("trial")) known.signedIn("trial", answer.token);
      },
    },
    async (known) => ({
      os: "Linux",
      platform: "W" as const,
      gatewayVersion: "3" as const,
      value: await known.seal(JSON.stringify(await proof(known, "login"))),
    }),
  ),
  plan(
    calls.socialFinish,
    { effect: true },
    ({ accounts }) =>
      accounts.social ?? needs("`social` in the accounts file, made just now"),
  ),
];

/** Everything that ends in a session, and the calls that lead to it. */
export const signInPlans: readonly Plan[] = [
  login,
  device,
  ...recovery,
  ...registrationPlans,
  ...otherWays,
];
