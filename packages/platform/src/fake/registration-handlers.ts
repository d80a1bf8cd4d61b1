import type { Handlers } from "./fake-types.ts";
import { sampleToken } from "./token.ts";

const signedIn = { token: sampleToken, firstTimeLogin: 0, passwordExpired: 0 };
const rule = (field: string, over: object = {}) => ({
  field,
  enabled: 1,
  required: 1,
  acceptedPattern: "*",
  ...over,
});

/** Other login methods, registration and recovery. */
export const registrationHandlers = {
  loginAfterReset: () => signedIn,
  loginCode: () => ({ expiredMinutes: 1 }),
  freePlay: () => signedIn,
  socialFinish: () => signedIn,
  registrationCode: () => ({ expiredMinutes: 1 }),
  mobileRegistrationCode: () => ({ expiredMinutes: 1 }),
  recoveryCode: () => ({ expiredMinutes: 1 }),
  register: () => signedIn,
  registerMobile: () => signedIn,
  affiliateCheck: ({ code }) => ({ valid: code === "" ? 0 : 1 }),
  registerSettings: () => ({
    registerTypes: ["username", "mobile"],
    thirdPartySms: 0,
  }),
  registerValidation: () => [
    rule("username", {
      acceptedPattern: "letterFirst",
      minLength: 6,
      maxLength: 12,
    }),
    rule("password", { minLength: 8, maxLength: 20 }),
    rule("mobileNum", { required: 0 }),
    rule("email", { required: 0 }),
  ],
  countryCodes: () => ({
    countries: [
      { countryCode: "MY", countryDialingCode: "60", digits: 9 },
      { countryCode: "SG", countryDialingCode: "65", digits: 8 },
      { countryCode: "TH", countryDialingCode: "66" },
    ],
  }),
  terms: () => ({
    version: "3",
    updatedAt: 1_767_225_600_000,
    content: "<p>Play fair, and only as an adult.</p>",
  }),
  forgotByEmail: () => true,
  setPasswordByPhone: () => ({
    account: "lake.walker",
    loginTicket: "ticket-1",
  }),
} satisfies Handlers;
