import type { Database } from "../db/database.ts";
import * as tables from "../db/tables/identity.ts";
import { ledgerAccounts } from "../db/tables/ledger.ts";
import { members, signIns } from "../db/tables/members.ts";

/** Members who need a further proof at an unregistered address: one for each kind of proof. */
const checked = (
  [
    ["mobile", "a verification code by SMS"],
    ["email", "a verification code by e-mail"],
    ["bankAccountName", "the name of the bank account (Tara Lake)"],
    ["google", "a code from an authenticator app"],
  ] as const
).map(([method, words]) => ({
  method,
  id: `m-demo-ip-${method.toLowerCase()}`,
  username: `demo-ip-${method === "bankAccountName" ? "name" : method}`,
  note: `Must give ${words} at an unregistered IP address.`,
}));

/** The same members as accounts for logging in. */
export const checkedMembers = checked.map(({ id, username, note }) => ({
  id,
  username,
  note,
  hasAuthenticator: id === "m-demo-ip-google",
}));

/** The only address that is registered for them; it belongs to nobody (RFC 5737). */
const registeredAddress = "203.0.113.10";

const contact = (
  memberId: string,
  mobile: string | null,
  email: string | null,
  payeeName = "",
) => ({
  memberId,
  mobile,
  email,
  emailConfirmed: email !== null,
  payeeName,
  totpStep: 0,
  profile: {},
});

/** Numbers are from ranges reserved for fiction, where a country has one. */
const contacts = [
  contact("m-demo-member", "60125550101", "maya@post.example", "Maya Sand"),
  contact("m-demo-agent", "60125550102", "arif@post.example", "Arif Stone"),
  contact("m-demo-expired", "60125550103", "expired@post.example"),
  contact("m-demo-first", "60125550104", "first@post.example"),
  ...checked.map(({ id, method }, index) => ({
    ...contact(
      id,
      `6012555011${index}`,
      `tara${index}@post.example`,
      "Tara Lake",
    ),
    extraMethod: method,
  })),
];

const affiliates = [
  ["HARBOUR8", "Harbour Lights", null, true],
  ["LANTERN", "Lantern Club", null, true],
  ["MOORING", "The Mooring", "one.foyer.example", true],
  ["OLDPIER", "Old Pier (closed)", null, false],
] as const;

type Rule = typeof tables.registerRules.$inferInsert;

const rule = (
  field: string,
  state: "required" | "optional" | "off",
  over: Partial<Rule> = {},
): Omit<Rule, "sort"> => ({
  field,
  enabled: state !== "off",
  required: state === "required",
  acceptedPattern: "*",
  ...over,
});

/**
 * Sample figures: no document gives any (OPN-04). A username is entered only where the registration method has one.
 */
const rules = [
  rule("username", "off", {
    required: true,
    acceptedPattern: "letterFirst",
    minLength: 6,
    maxLength: 16,
  }),
  rule("password", "required", {
    acceptedPattern: "uncommon",
    minLength: 8,
    maxLength: 20,
  }),
  rule("mobileNum", "optional"),
  rule("payeeName", "optional", {
    acceptedPattern: "twoLettersSpaces",
    maxLength: 60,
  }),
  rule("nickname", "off", { maxLength: 24 }),
  rule("email", "optional", { acceptedPattern: "email", maxLength: 120 }),
  rule("birthday", "off", { acceptedPattern: "dateYearFirst" }),
  rule("idNumber", "off", {
    acceptedPattern: "alphanumeric",
    minLength: 6,
    maxLength: 20,
  }),
  rule("paymentPassword", "off", {
    acceptedPattern: "uncommon",
    minLength: 8,
    maxLength: 20,
  }),
  rule("qqNum", "off", { acceptedPattern: "[1-9][0-9]{4,11}" }),
  ...["line", "whatsapp", "facebook", "wechat", "telegram", "zalo"].map(
    (field) => rule(field, "off", { maxLength: 40 }),
  ),
  rule("affiliateCode", "optional", {
    acceptedPattern: "alphanumeric",
    maxLength: 20,
  }),
  rule("recommenderId", "off", { maxLength: 40 }),
  rule("verifyPwd", "off"),
  rule("captcha", "off", { required: true }),
];

const people = [
  ["google", "g-maya", "Maya Sand", "m-demo-member"],
  ["google", "g-arif", "Arif Stone", "m-demo-agent"],
  ["google", "g-partner", "Pat (staff)", "m-demo-partner"],
  ["google", "g-stranger", "Sam Stranger", null],
  ["facebook", "f-maya", "Maya Sand", "m-demo-member"],
  ["facebook", "f-stranger", "Sam Stranger", null],
  ["telegram", "t-maya", "Maya Sand", "m-demo-member"],
  ["telegram", "t-stranger", "Sam Stranger", null],
] as const;

const hour = 60 * 60_000;
const day = 24 * hour;
/** Past logins of the member that people look at first; the addresses belong to nobody (RFC 5737). */
const pastSignIns = (today: number) =>
  Array.from({ length: 34 }, (_, index) => ({
    id: `seed-sign-in-${index}`,
    memberId: "m-demo-member",
    at: today - (index * 19 + 3) * hour,
    device: index % 3 === 0 ? "Safari on iPhone" : "Firefox on Linux",
    place: index % 3 === 0 ? "203.0.113.77" : "203.0.113.10",
    method: index % 5 === 4 ? ("SOCIAL" as const) : ("PASSWORD" as const),
    outcome: index % 9 === 4 ? ("REFUSED" as const) : ("SUCCESS" as const),
  }));

/** Adds contact data, affiliates and the registration rules. Runs after the members were added. */
export async function seedIdentity(tx: Database, today: number): Promise<void> {
  await tx.insert(members).values(
    checkedMembers.map(({ id, username }) => ({
      id,
      username,
      passwordHash: null,
      nickname: "Tara",
      type: "0",
      currencySymbol: "RM",
      vipRank: "0",
      vipLabel: "",
      passwordExpired: false,
      firstLogin: false,
      captchaAlways: false,
      contracts: {},
      createdAt: today - 60 * day,
    })),
  );
  await tx.insert(ledgerAccounts).values(
    checkedMembers.map(({ id }) => ({
      id: `member:${id}`,
      kind: "member",
      memberId: id,
      balance: 0n,
    })),
  );
  await tx.insert(tables.memberContacts).values(contacts);
  await tx.insert(tables.knownAddresses).values(
    checkedMembers.map(({ id }) => ({
      memberId: id,
      address: registeredAddress,
      createdAt: today - 60 * day,
    })),
  );
  await tx.insert(tables.affiliates).values(
    affiliates.map(([code, name, domain, active]) => ({
      code,
      name,
      domain,
      active,
    })),
  );
  await tx
    .insert(tables.registerRules)
    .values(rules.map((one, sort) => ({ ...one, sort })));
  await tx.insert(tables.socialIdentities).values(
    people.map(([provider, subject, name, memberId]) => ({
      provider,
      subject,
      name,
      memberId,
    })),
  );
  await tx.insert(signIns).values(pastSignIns(today));
}
