import type { Database } from "../db/database.ts";
import type { Work } from "./bot-check.ts";

/** Rate limits, per minute unless stated otherwise. */
export interface Limits {
  /** Logins per username. */
  readonly loginPerName: number;
  /** Logins per address. */
  readonly loginPerAddress: number;
  readonly challengePerAddress: number;
  readonly captchaPerAddress: number;
  /** Text message codes per number, and requested per address, in five minutes. */
  readonly codesPerNumber: number;
  readonly codesPerAddress: number;
  readonly codesPerNumberAndDay: number;
  /** Mails per account, and requested per address, in five minutes. */
  readonly mailsPerAccount: number;
  readonly mailsPerAddress: number;
  /** Extra verifications started per account in five minutes. */
  readonly extraChecksPerAccount: number;
  /** Attempts to change or set the password per account in five minutes. */
  readonly passwordsPerAccount: number;
  /** Attempts to register, and accounts opened, per address in an hour. */
  readonly registrationTriesPerAddress: number;
  readonly registrationsPerAddress: number;
  /** Trial accounts per address in an hour. */
  readonly trialsPerAddress: number;
  /** Checks of affiliate codes per address. */
  readonly affiliatesPerAddress: number;
  /** Concurrent sockets per address that have not authenticated yet. */
  readonly silentSocketsPerAddress: number;
  /** Concurrent picture uploads per member, and per address. */
  readonly uploadsPerMember: number;
  readonly uploadsPerAddress: number;
  /** Social logins started per address. */
  readonly socialPerAddress: number;
}

/** What every part of the sandbox receives; nothing here is persistent except the database. */
export interface Platform {
  readonly db: Database;
  /** The sandbox's own address, as browsers see it. */
  readonly origin: string;
  /** Allowed origins of the portal; empty: any on this machine. */
  readonly portalOrigins: readonly string[];
  /** Whether a request may name a test run (`http/run.ts`). */
  readonly runs: boolean;
  /** Number of our own proxies that every request passes before it arrives here. */
  readonly trustedHops: number;
  /**
   * Merchant of visitors who name none, and the name that its mails and text messages begin with if the merchants
   * table has none.
   */
  readonly merchantCode: string;
  readonly merchantName: string;
  /** Folder of the brands: their e-mails have their texts and their look. */
  readonly themesDir: string;
  /** Epoch milliseconds now, before a test run's own offset. */
  readonly clock: () => number;
  /** A fair random integer from 0 up to, not including, `below`: decides the outcome of rounds. */
  readonly draw: (below: number) => number;
  readonly limits: Limits;
  /** Effort that a proof of work costs a visitor. */
  readonly work: Work;
}
