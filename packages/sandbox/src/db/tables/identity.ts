import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { time } from "./columns.ts";
import { members } from "./members.ts";
import { owner } from "./owner.ts";

/** How a member can be reached and known again. Without a row: not at all. */
export const memberContacts = pgTable("member_contacts", {
  memberId: owner().primaryKey(),
  /** In small letters. */
  email: text().unique(),
  /** Somebody has opened the link that was sent to it: only then links and codes go there. */
  emailConfirmed: boolean("email_confirmed").notNull().default(false),
  /** Dialling code and number, digits alone. */
  mobile: text().unique(),
  payeeName: text("payee_name").notNull(),
  /** Base32 secret of the member's authenticator. */
  totpSecret: text("totp_secret"),
  /** Step of the last code that was taken: each counts once. */
  totpStep: integer("totp_step").notNull(),
  /** Proof that is asked for at an address that is not registered; null: as the platform does for everybody. */
  extraMethod: text("extra_method", {
    enum: ["mobile", "email", "bankAccountName", "google"],
  }),
  affiliateCode: text("affiliate_code"),
  /** Member who recommended this one. */
  referrerId: text("referrer_id").references(() => members.id),
  termsVersion: text("terms_version"),
  /** Other fields of the registration, as they were typed. */
  profile: jsonb().$type<Record<string, string>>().notNull(),
});

/** Secrets of authenticators whose first code has not come yet: one for each member. */
export const totpOffers = pgTable("totp_offers", {
  memberId: owner().primaryKey(),
  secret: text().notNull(),
  /** Session that has seen it; empty: made before that was noted. */
  sessionId: text("session_id").notNull().default(""),
});

/** Addresses that a member has signed in from with every proof that was asked for. */
export const knownAddresses = pgTable(
  "known_addresses",
  {
    memberId: owner(),
    address: text().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.address] })],
);

/** A right password from an address that is not registered: what still waits for a further proof. */
export const addressChecks = pgTable(
  "address_checks",
  {
    memberId: owner(),
    address: text().notNull(),
    method: text({
      enum: ["mobile", "email", "bankAccountName", "google"],
    }).notNull(),
    tries: integer().notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.address] })],
);

/** Codes that were sent; a new one takes the place of the one before. */
export const verificationCodes = pgTable(
  "verification_codes",
  {
    purpose: text({
      enum: ["login", "recovery", "register", "address", "phoneAuth", "stepUp"],
    }).notNull(),
    /** Number the code is for, or the member where only that one may use it. */
    subject: text().notNull(),
    codeHash: text("code_hash").notNull(),
    /** Tries of whoever asked for the code, of who has no mark at the same address, and of all others together. */
    tries: integer().notNull(),
    neighbourTries: integer("neighbour_tries").notNull().default(0),
    strangerTries: integer("stranger_tries").notNull().default(0),
    /** Who asked for it: mark of the browser and address. */
    askedBy: text("asked_by").notNull().default(""),
    askedFrom: text("asked_from").notNull().default(""),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    usedAt: time("used_at"),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.subject] })],
);

/**
 * Devices that are to stay signed in for a day. The token that a device has is exchanged at each use; one that was
 * exchanged before and comes again is in two hands, and ends the row.
 */
export const rememberedDevices = pgTable(
  "remembered_devices",
  {
    id: text().primaryKey(),
    memberId: owner(),
    tokenHash: text("token_hash").notNull(),
    /** What the browser says that it is, in words, and the address it came from. */
    device: text().notNull(),
    place: text().notNull(),
    createdAt: time("created_at").notNull(),
    lastAt: time("last_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    revokedAt: time("revoked_at"),
  },
  (table) => [index("remembered_devices_by_member").on(table.memberId)],
);

/** Long secrets that are good once: to sign in after a reset, to set a password from a mail. */
export const tickets = pgTable("tickets", {
  hash: text().primaryKey(),
  purpose: text({ enum: ["login", "password", "email"] }).notNull(),
  memberId: owner(),
  expiresAt: time("expires_at").notNull(),
});

/** Partners who bring players. */
export const affiliates = pgTable("affiliates", {
  code: text().primaryKey(),
  name: text().notNull(),
  /** The only domain it is good on; null: every one. */
  domain: text(),
  active: boolean().notNull(),
});

/** What is asked of each field of the registration (W-16). */
export const registerRules = pgTable("register_rules", {
  field: text().primaryKey(),
  sort: integer().notNull(),
  enabled: boolean().notNull(),
  required: boolean().notNull(),
  acceptedPattern: text("accepted_pattern").notNull(),
  minLength: integer("min_length"),
  maxLength: integer("max_length"),
  digits: integer(),
});

/** Accounts of other sites that sign a member in. */
export const socialIdentities = pgTable(
  "social_identities",
  {
    provider: text({ enum: ["facebook", "google", "telegram"] }).notNull(),
    subject: text().notNull(),
    name: text().notNull(),
    /** Null: nobody of this house. */
    memberId: text("member_id").references(() => members.id),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
);

/** A popup's way through a provider and back. */
export const socialHandovers = pgTable("social_handovers", {
  id: text().primaryKey(),
  provider: text({ enum: ["facebook", "google", "telegram"] }).notNull(),
  stateHash: text("state_hash").notNull(),
  redirect: text().notNull(),
  /** Set when somebody has agreed at the provider's page. */
  codeHash: text("code_hash").unique(),
  subject: text(),
  expiresAt: time("expires_at").notNull(),
});
