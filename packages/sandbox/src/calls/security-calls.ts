import * as calls from "@foyer/platform/calls";
import { handleMember } from "../http/handle.ts";
import { changeContact, sendContactCode } from "../services/change-contact.ts";
import { changePaymentPassword } from "../services/change-payment-password.ts";
import {
  beginReset,
  resetPaymentPassword,
} from "../services/reset-payment-password.ts";
import { refuseTrial } from "../services/roles.ts";
import { readSecurityChanges } from "../services/security-changes.ts";
import { readSecurity } from "../services/security.ts";
import {
  disableTotp,
  enrolTotp,
  readTotp,
  renewRecoveryCodes,
} from "../services/totp-enrolment.ts";

export const securityCalls = [
  handleMember(calls.security, async ({ db, run, session: { member } }) => {
    refuseTrial(member);
    return readSecurity(db, run, member);
  }),

  handleMember(
    calls.securityChanges,
    async ({ db, session: { member }, request }) => {
      refuseTrial(member);
      return readSecurityChanges(db, member.id, request);
    },
  ),

  handleMember(calls.contactCode, async (context) => {
    const { member } = context.session;
    refuseTrial(member);
    return sendContactCode(context, member, context.request);
  }),

  handleMember(calls.changeContact, async (context) => {
    const { member } = context.session;
    refuseTrial(member);
    await changeContact(context, member, context.request);
    return true;
  }),

  handleMember(calls.setPaymentPassword, async (context) => {
    const { member } = context.session;
    refuseTrial(member);
    await changePaymentPassword(context, member, context.request);
    return true;
  }),

  handleMember(calls.paymentPasswordCode, async (context) => {
    const { member } = context.session;
    refuseTrial(member);
    return beginReset(context, member, context.request);
  }),

  handleMember(calls.resetPaymentPassword, async (context) => {
    const { member } = context.session;
    refuseTrial(member);
    await resetPaymentPassword(context, member, context.request);
    return true;
  }),

  handleMember(calls.totp, async ({ db, session }) => {
    refuseTrial(session.member);
    return readTotp(db, session);
  }),

  handleMember(calls.enrolTotp, async (context) => {
    const { session } = context;
    refuseTrial(session.member);
    return {
      recoveryCodes: await enrolTotp(context, session, context.request),
    };
  }),

  handleMember(calls.disableTotp, async (context) => {
    const { member } = context.session;
    refuseTrial(member);
    await disableTotp(context, member, context.request);
    return true;
  }),

  handleMember(calls.renewRecoveryCodes, async (context) => {
    const { member } = context.session;
    refuseTrial(member);
    return {
      recoveryCodes: await renewRecoveryCodes(context, member, context.request),
    };
  }),
];
