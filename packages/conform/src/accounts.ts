import * as v from "valibot";
import { socialProviders } from "@foyer/platform/calls";

const text = v.pipe(v.string(), v.minLength(1));

const mobile = v.strictObject({
  /** Without "+". */
  countryDialingCode: text,
  mobileNum: text,
});

/** One account of the platform that is tried, to sign in with. */
const account = v.pipe(
  v.strictObject({
    username: v.optional(text),
    password: v.optional(text),
    /** A session that is open already, instead of a password; it is not ended. */
    token: v.optional(v.pipe(v.string(), v.minLength(16))),
    /** What confirms payments. */
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

/** Who may be tried: each opens more calls. */
export const accountNames = [
  "member",
  "agent",
  "upline",
  "trial",
  "spare",
] as const;
export type AccountName = (typeof accountNames)[number];

/**
 * The accounts file of `npm run conform`: accounts of a test platform, never of people. All of it may be left out; what
 * is missing is said call by call.
 */
export const accountsSchema = v.strictObject({
  $schema: v.optional(v.string()),
  /** An ordinary player. */
  member: v.optional(account),
  /** An agent with somebody directly below, best of all `member`. */
  agent: v.optional(account),
  /** The agent above `agent`. */
  upline: v.optional(account),
  trial: v.optional(account),
  /** A player whose passwords and authenticator may be changed; they are put back. */
  spare: v.optional(account),
  /** One that neither spare nor member has: the spare's for a moment. */
  newPassword: v.optional(text),
  newPaymentPassword: v.optional(text),
  /** How a code that was sent is come by. */
  codes: v.optional(
    v.strictObject({
      /** The code that a test platform always takes. */
      fixed: v.optional(text),
      /**
       * An address that answers the last code sent to `{to}`: as text, or as JSON with a member `code`, or a list whose
       * first item has one.
       */
      address: v.optional(text),
    }),
  ),
  /** How a captcha is read: the text it always takes, or an address with `{key}` that answers `answer`. */
  captcha: v.optional(
    v.strictObject({
      fixed: v.optional(text),
      address: v.optional(text),
    }),
  ),
  /** Who registers: a number that nobody has, and other fields that the platform asks for. */
  register: v.optional(
    v.strictObject({
      mobile: v.optional(mobile),
      /** A second number, for the registration by mobile. */
      otherMobile: v.optional(mobile),
      fields: v.optional(v.record(v.string(), v.string()), {}),
    }),
  ),
  /** What a provider handed to a popup a moment ago; good once. */
  social: v.optional(
    v.strictObject({
      provider: v.picklist(socialProviders),
      state: text,
      code: text,
    }),
  ),
  /** An affiliate's code that is good. */
  affiliateCode: v.optional(text),
  /** Address that the portal is visited at, as "https://portal.example"; default: the platform's own. */
  portal: v.optional(v.pipe(v.string(), v.url())),
});
export type Accounts = v.InferOutput<typeof accountsSchema>;
export type Account = v.InferOutput<typeof account>;
