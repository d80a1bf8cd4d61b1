import * as calls from "@foyer/platform/calls";
import { authenticatorCode } from "../authenticator.ts";
import { type Known, needs, plan, type Plan } from "../plan.ts";
import { firstPage, ownerOf } from "./requests.ts";
import { loginRequest } from "./sign-in.ts";

const member = { as: "member" } as const;
const changes = { as: "member", effect: true } as const;
const ofSpare = { as: "spare", effect: true } as const;

/** Begins a second session, so that only that one is ended. */
async function anotherSession(known: Known) {
  const read = () => known.read(calls.sessionList, {}, "member");
  const before = await read();
  const request = await loginRequest(known, "member");
  if (request === undefined || before === undefined) return undefined;
  if ((await known.read(calls.login, request, "visitor")) === undefined)
    return undefined;
  const old = new Set(before.list.map(({ id }) => id));
  return (await read())?.list.find(
    ({ id, current }) => !current && !old.has(id),
  )?.id;
}

const step = 30_000;

/** Logins and sessions. */
const signInPlans: readonly Plan[] = [
  plan(calls.sessionList, member, () => ({})),
  plan(calls.loginHistory, member, () => firstPage),
  plan(calls.endSession, changes, async (known) => {
    const id = await anotherSession(known);
    return id === undefined
      ? needs("`member` with a password, to begin a second session")
      : { id };
  }),
  plan(calls.endOtherSessions, changes, () => ({})),
];

/** The authenticator app and its recovery codes. */
const authenticatorPlans: readonly Plan[] = [
  plan(calls.totp, { as: "spare" }, () => ({})),
  plan(calls.enrolTotp, { as: "spare", effect: true }, async (known) => {
    const secret = known.answer(calls.totp)?.secret;
    return secret
      ? {
          code: await authenticatorCode(secret, known.now()),
          ...ownerOf(known, "spare"),
        }
      : needs("`spare`, whose authenticator is off");
  }),
  plan(calls.renewRecoveryCodes, { as: "spare", effect: true }, (known) =>
    known.done(calls.enrolTotp)
      ? ownerOf(known, "spare")
      : needs("an authenticator of enrolTotp"),
  ),
  plan(calls.disableTotp, { as: "spare", effect: true }, async (known) => {
    const secret = known.answer(calls.totp)?.secret;
    // A code can be used once, so this takes the next one.
    return secret && known.done(calls.enrolTotp)
      ? {
          code: await authenticatorCode(secret, known.now() + step),
          ...ownerOf(known, "spare"),
        }
      : needs("an authenticator of enrolTotp");
  }),
];

/** The address that the member gets during the run. */
const addresses = new WeakMap<Known, string>();

const noCodes = needs("`codes` in the accounts file");

/** Contact details, and a payment password that was forgotten. */
const selfServicePlans: readonly Plan[] = [
  plan(calls.security, member, () => ({})),
  plan(calls.contactCode, changes, (known) => {
    const value = `member-${known.fresh()}@portal.example`.toLowerCase();
    addresses.set(known, value);
    return { kind: "email" as const, value, ...ownerOf(known, "member") };
  }),
  plan(calls.changeContact, changes, async (known) => {
    const value = addresses.get(known);
    if (value === undefined || !known.done(calls.contactCode))
      return needs("a code of contactCode");
    const code = await known.code(value);
    return code === undefined
      ? noCodes
      : { kind: "email" as const, value, code };
  }),
  plan(calls.paymentPasswordCode, ofSpare, (known) =>
    known.account("spare")?.mobile === undefined
      ? needs("`spare` with a mobile number")
      : ownerOf(known, "spare"),
  ),
  plan(calls.resetPaymentPassword, ofSpare, async (known) => {
    const begun = known.answer(calls.paymentPasswordCode);
    const { mobile, paymentPassword } = known.account("spare") ?? {};
    if (begun?.method !== "mobile" || mobile === undefined)
      return needs("a code that paymentPasswordCode sent to the number");
    if (paymentPassword === undefined)
      return needs("`paymentPassword` of spare in the accounts file");
    const code = await known.code(
      `${mobile.countryDialingCode}${mobile.mobileNum}`,
    );
    // The one that it has already, so that nothing has to be changed back.
    return code === undefined
      ? noCodes
      : {
          ticket: begun.ticket,
          code,
          newPassword: paymentPassword,
          confirmNewPassword: paymentPassword,
        };
  }),
  plan(calls.securityChanges, member, () => firstPage),
];

/** How an account is kept safe. */
export const safetyPlans: readonly Plan[] = [
  ...signInPlans,
  ...authenticatorPlans,
  ...selfServicePlans,
];
