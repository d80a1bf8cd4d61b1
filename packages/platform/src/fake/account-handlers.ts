import type { ProfileField } from "../calls/account.ts";
import { sampleMember } from "./site.ts";
import type { Handlers } from "./fake-types.ts";

const day = 1_767_225_600_000;

/**
 * A profile field that is editable.
 *
 * @example sampleProfileField("nickname", { value: "Mira" })
 */
export function sampleProfileField(
  field: string,
  over: Partial<ProfileField> = {},
): ProfileField {
  return {
    field,
    enabled: true,
    required: false,
    acceptedPattern: "*",
    minLength: undefined,
    maxLength: undefined,
    digits: undefined,
    value: "",
    editable: true,
    unconfirmed: false,
    ...over,
  };
}

/** Recovery codes of an authenticator app. */
export const sampleRecoveryCodes = [
  "10482 77315",
  "20931 40656",
  "31870 52249",
] as const;

/** A message to customer service that was answered. */
const asked = {
  number: "F-104217",
  questionType: "GAME",
  content: "The reels stand still.",
  state: "ANSWERED",
  time: day,
};

/** The account itself: profile, logins, authenticator, VIP; and feedback. */
export const accountHandlers = {
  profile: () => ({
    list: [
      sampleProfileField("username", { value: "mira88", editable: false }),
      sampleProfileField("nickname", { value: "Mira", maxLength: 24 }),
      sampleProfileField("payeeName", { value: "Mira Tide", editable: false }),
      sampleProfileField("birthday"),
      sampleProfileField("mobileNum", {
        value: "60•••••0147",
        editable: false,
      }),
      sampleProfileField("email", { acceptedPattern: "email" }),
    ],
  }),
  updateProfile: ({ nickname }) =>
    sampleMember(nickname === undefined ? {} : { nickname }),
  sessionList: () => ({
    list: [
      {
        id: "s1",
        device: "Firefox on Linux",
        place: "203.0.113.10",
        lastSeen: day,
        current: 1,
      },
      {
        id: "s2",
        device: "Safari on iPhone",
        place: "203.0.113.77",
        lastSeen: day - 3_600_000,
        current: 0,
      },
    ],
    remembered: [
      {
        id: "r1",
        device: "Firefox on Linux",
        place: "203.0.113.10",
        lastSeen: day,
        until: day + 86_400_000,
        current: 1,
      },
    ],
  }),
  endSession: () => true,
  endOtherSessions: () => ({ ended: 1 }),
  loginHistory: () => ({
    list: [
      {
        at: day,
        device: "Firefox on Linux",
        place: "203.0.113.10",
        method: "PASSWORD",
        outcome: "SUCCESS",
      },
    ],
    totalPages: 1,
  }),
  totp: () => ({
    enabled: 0,
    secret: "JBSWY3DPEHPK3PXP",
    uri: "otpauth://totp/Harbour:mira88?secret=JBSWY3DPEHPK3PXP&issuer=Harbour",
  }),
  enrolTotp: () => ({ recoveryCodes: [...sampleRecoveryCodes] }),
  disableTotp: () => true,
  renewRecoveryCodes: () => ({ recoveryCodes: [...sampleRecoveryCodes] }),
  security: () => ({
    mobile: "+60 •••• 147",
    email: "m•••@post.example",
    emailConfirmed: 1,
    recoveryCodes: 0,
    resetBy: "mobile",
    resetHoldHours: 24,
  }),
  securityChanges: () => ({
    list: [
      {
        at: day,
        kind: "PAYMENT_PASSWORD",
        device: "Firefox on Linux",
        place: "203.0.113.10",
      },
    ],
    totalPages: 1,
  }),
  contactCode: () => ({ expiredMinutes: 2 }),
  changeContact: () => true,
  paymentPasswordCode: () => ({
    ticket: "t1",
    method: "mobile",
    sentTo: "+60 •••• 147",
    expiredMinutes: 2,
  }),
  resetPaymentPassword: () => true,
  vip: () => ({
    rank: "2",
    label: "Coral",
    progress: "1250.00",
    target: "5000.00",
    since: day,
    keep: {
      until: day + 90 * 86_400_000,
      counted: "320.00",
      needed: "500.00",
      below: "Sand",
    },
    keptDays: 90,
    ranks: [
      { rank: "1", label: "Sand", target: "500.00", keep: "0.00" },
      { rank: "2", label: "Coral", target: "1000.00", keep: "500.00" },
      { rank: "3", label: "Pearl", target: "5000.00", keep: "1000.00" },
      { rank: "4", label: "Amber", target: "20000.00" },
    ],
    benefits: [
      { rank: "1", label: "Sand", title: "A birthday gift" },
      {
        rank: "2",
        label: "Coral",
        title: "Two free withdrawals a day",
        detail: "The fee of the first two is ours.",
      },
      { rank: "3", label: "Pearl", title: "A host of your own" },
    ],
  }),
  feedback: () => ({ number: "F-104218" }),
  feedbackSend: () => ({ number: "F-104218" }),
  feedbackList: () => ({ list: [asked], totalPages: 1, pictures: 3 }),
  feedbackThread: ({ number }) => ({
    ...asked,
    number,
    images: ["https://images.example/asked.png"],
    pictures: 3,
    lines: [
      {
        by: "SERVICE",
        content: "Please restart the game. Does it go on?",
        time: day + 3_600_000,
      },
    ],
  }),
  feedbackReply: () => ({ state: "OPEN" }),
  feedbackPictures: ({ images }) =>
    images.map((_, index) => ({
      imageId: `asked-${index}`,
      url: `https://images.example/asked-${index}.png`,
    })),
} satisfies Handlers;
