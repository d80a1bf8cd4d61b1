import * as v from "valibot";
import { socialProviders } from "@foyer/platform/calls";

const text = v.pipe(v.string(), v.minLength(1));

const mobile = v.strictObject({
  /** Without "+". */
  countryDialingCode: text,
  mobileNum: text,
});

/** An account that logs in to the platform under test. */
const account = v.pipe(
  v.strictObject({
    username: v.optional(text),
    password: v.optional(text),
    /** An open session instead of a password; it is not ended. */
    token: v.optional(v.pipe(v.string(), v.minLength(16))),
    /** Confirms payments. */
    paymentPassword: v.optional(text),
    mobile: v.optional(mobile),
    email: v.optional(text),
  }),
  v.check(
    ({ username, password, token }) =>
      token !== undefined || (username !== undefined && password !== undefined),
    "an account needs a username and a password, or a token",
  ),
);

/** The accounts that may be used; each makes more calls possible. */
export const accountNames = [
  "member",
  "agent",
  "upline",
  "trial",
  "spare",
] as const;
export type AccountName = (typeof accountNames)[number];

/**
 * The accounts file of `npm run conform`: accounts of a test platform, never of real people. Every member is
 * optional; the report says for each call what is missing.
 */
export const accountsSchema = v.strictObject({
  $schema: v.optional(v.string()),
  /** An ordinary member. */
  member: v.optional(account),
  /** An agent with at least one downline, ideally `member`. */
  agent: v.optional(account),
  /** The upline of `agent`. */
  upline: v.optional(account),
  trial: v.optional(account),
  /** A member whose passwords and authenticator may be changed; they are restored afterwards. */
  spare: v.optional(account),
  /** A password that neither spare nor member has: the spare uses it briefly. */
  newPassword: v.optional(text),
  newPaymentPassword: v.optional(text),
  /** How a verification code is obtained. */
  codes: v.optional(
    v.strictObject({
      /** The code that a test platform always accepts. */
      fixed: v.optional(text),
      /**
       * An address that answers with the last code sent to `{to}`: as text, or as JSON with a member `code`, or a
       * list whose first item has one.
       */
      address: v.optional(text),
    }),
  ),
  /**
   * How a captcha is solved: the text that is always accepted, or an address with `{key}` that answers with the
   * solution.
   */
  captcha: v.optional(
    v.strictObject({
      fixed: v.optional(text),
      address: v.optional(text),
    }),
  ),
  /** Data for registering: an unused mobile number, and other fields that the platform requires. */
  register: v.optional(
    v.strictObject({
      mobile: v.optional(mobile),
      /** A second number, for the registration by mobile. */
      otherMobile: v.optional(mobile),
      fields: v.optional(v.record(v.string(), v.string()), {}),
    }),
  ),
  /** What a social login provider has just handed to a popup; it can be used once. */
  social: v.optional(
    v.strictObject({
      provider: v.picklist(socialProviders),
      state: text,
      code: text,
    }),
  ),
  /** A valid invitation code. */
  affiliateCode: v.optional(text),
  /** The portal's address, as "https://portal.example"; default: the platform's own. */
  portal: v.optional(v.pipe(v.string(), v.url())),
});
export type Accounts = v.InferOutput<typeof accountsSchema>;
export type Account = v.InferOutput<typeof account>;
