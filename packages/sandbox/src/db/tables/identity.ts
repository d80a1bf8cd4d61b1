import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { securityChangeKinds } from "@foyer/platform/calls";
import { time } from "./columns.ts";
import { members } from "./members.ts";
import { owner } from "./owner.ts";

/** How a member can be contacted and identified. Without a row: not at all. */
export const memberContacts = pgTable(
  "member_contacts",
  {
    memberId: owner().primaryKey(),
    /** In lower case. */
    email: text().unique(),
    /** Whether the link that was sent to it has been opened: links and codes are sent only to confirmed addresses. */
    emailConfirmed: boolean("email_confirmed").notNull().default(false),
    /** Dialling code and number, digits only. */
    mobile: text().unique(),
    payeeName: text("payee_name").notNull(),
    /** Base32 secret of the member's authenticator. */
    totpSecret: text("totp_secret"),
    /** Time step of the last accepted code: each code can be used only once. */
    totpStep: integer("totp_step").notNull(),
    /** Proof required at an unregistered address; null: the platform's default. */
    extraMethod: text("extra_method", {
      enum: ["mobile", "email", "bankAccountName", "google"],
    }),
    /** The code that the member registered with: an affiliate's, a member's, or a registration link's. */
    affiliateCode: text("affiliate_code"),
    /** The member who invited this one. */
    referrerId: text("referrer_id").references(() => members.id),
    termsVersion: text("terms_version"),
    /** Other fields of the registration, as entered. */
    profile: jsonb().$type<Record<string, string>>().notNull(),
  },
  (table) => [index("member_contacts_by_code").on(table.affiliateCode)],
);

/** The code with which a member invites friends. */
export const invitations = pgTable("invitations", {
  code: text().primaryKey(),
  memberId: owner().unique(),
});

/** Authenticator secrets whose first code has not been entered yet: one for each member. */
export const totpOffers = pgTable("totp_offers", {
  memberId: owner().primaryKey(),
  secret: text().notNull(),
  /** Session that was shown the secret; empty: created before this was recorded. */
  sessionId: text("session_id").notNull().default(""),
});

/** Codes that stand in for the authenticator, each once; only their hashes are stored. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    memberId: owner(),
    hash: text().notNull(),
    usedAt: time("used_at"),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.hash] })],
);

/** What was changed in the security of an account; rows are only ever added. */
export const securityChanges = pgTable(
  "security_changes",
  {
    id: text().primaryKey(),
    memberId: owner(),
    at: time("at").notNull(),
    kind: text({ enum: securityChangeKinds }).notNull(),
    /** What the browser said it is, in words, and its address. */
    device: text().notNull(),
    place: text().notNull(),
  },
  (table) => [index("security_changes_by_member").on(table.memberId, table.at)],
);

/** Addresses from which a member has logged in with every required proof. */
export const knownAddresses = pgTable(
  "known_addresses",
  {
    memberId: owner(),
    address: text().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.address] })],
);

/** A correct password from an unregistered address, which still needs a further proof. */
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

/** Codes that were sent; a new one replaces the previous one. */
export const verificationCodes = pgTable(
  "verification_codes",
  {
    purpose: text({
      enum: [
        "login",
        "recovery",
        "register",
        "address",
        "phoneAuth",
        "stepUp",
        "contact",
        "paymentReset",
      ],
    }).notNull(),
    /** Number that the code is for, or the member where only that member may use it. */
    subject: text().notNull(),
    codeHash: text("code_hash").notNull(),
    /**
     * Tries by the browser that requested the code, by unmarked browsers at the same address, and by all others
     * together.
     */
    tries: integer().notNull(),
    neighbourTries: integer("neighbour_tries").notNull().default(0),
    strangerTries: integer("stranger_tries").notNull().default(0),
    /** The browser that requested it: its mark and its address. */
    askedBy: text("asked_by").notNull().default(""),
    askedFrom: text("asked_from").notNull().default(""),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    usedAt: time("used_at"),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.subject] })],
);

/**
 * Devices that stay logged in for a day. A device's token is replaced at each use; a replaced token that is used
 * again is known to a second party, so the row is revoked.
 */
export const rememberedDevices = pgTable(
  "remembered_devices",
  {
    id: text().primaryKey(),
    memberId: owner(),
    tokenHash: text("token_hash").notNull(),
    /** What the browser says it is, in words, and its address. */
    device: text().notNull(),
    place: text().notNull(),
    createdAt: time("created_at").notNull(),
    lastAt: time("last_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    revokedAt: time("revoked_at"),
  },
  (table) => [index("remembered_devices_by_member").on(table.memberId)],
);

/** Long single-use secrets: for logging in after a reset, and for setting a password from an e-mail. */
export const tickets = pgTable("tickets", {
  hash: text().primaryKey(),
  purpose: text({
    enum: ["login", "password", "email", "paymentReset"],
  }).notNull(),
  memberId: owner(),
  expiresAt: time("expires_at").notNull(),
});

/** Affiliates who bring new members. */
export const affiliates = pgTable("affiliates", {
  code: text().primaryKey(),
  name: text().notNull(),
  /** The only domain that the code is valid on; null: all domains. */
  domain: text(),
  active: boolean().notNull(),
});

/** The rules for each field of the registration form (W-16). */
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

/** Social accounts with which a member logs in. */
export const socialIdentities = pgTable(
  "social_identities",
  {
    provider: text({ enum: ["facebook", "google", "telegram"] }).notNull(),
    subject: text().notNull(),
    name: text().notNull(),
    /** Null: not linked to a member. */
    memberId: text("member_id").references(() => members.id),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
);

/** A popup's social login, from the start to its return. */
export const socialHandovers = pgTable("social_handovers", {
  id: text().primaryKey(),
  provider: text({ enum: ["facebook", "google", "telegram"] }).notNull(),
  stateHash: text("state_hash").notNull(),
  redirect: text().notNull(),
  /** Set when the visitor has agreed on the provider's page. */
  codeHash: text("code_hash").unique(),
  subject: text(),
  expiresAt: time("expires_at").notNull(),
});
