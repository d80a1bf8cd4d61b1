import type { Database } from "../db/database.ts";
import type { Work } from "./bot-check.ts";

/** How often something may be asked for, within a minute where nothing else is said. */
export interface Limits {
  /** Sign-ins of one username. */
  readonly loginPerName: number;
  /** Sign-ins from one address. */
  readonly loginPerAddress: number;
  readonly challengePerAddress: number;
  readonly captchaPerAddress: number;
  /** Codes by text message to one number, and asked for from one address, in five minutes. */
  readonly codesPerNumber: number;
  readonly codesPerAddress: number;
  readonly codesPerNumberAndDay: number;
  /** Mails to one account, and asked for from one address, in five minutes. */
  readonly mailsPerAccount: number;
  readonly mailsPerAddress: number;
  /** Further checks that are begun for one account in five minutes. */
  readonly extraChecksPerAccount: number;
  /** Tries to change or set the password of one account in five minutes. */
  readonly passwordsPerAccount: number;
  /** Tries to register, and accounts opened, from one address in an hour. */
  readonly registrationTriesPerAddress: number;
  readonly registrationsPerAddress: number;
  /** Trials from one address in an hour. */
  readonly trialsPerAddress: number;
  /** Questions after affiliate codes from one address. */
  readonly affiliatesPerAddress: number;
  /** Sockets of one address on which nobody has said yet who they are, at a time. */
  readonly silentSocketsPerAddress: number;
  /** Bodies with pictures that one member, and one address, may be sending at a time. */
  readonly uploadsPerMember: number;
  readonly uploadsPerAddress: number;
  /** Ways through a provider's page begun from one address. */
  readonly socialPerAddress: number;
}

/** What every part of the sandbox is given: nothing here lasts but the database. */
export interface Platform {
  readonly db: Database;
  /** The sandbox's own address, as browsers see it. */
  readonly origin: string;
  /** Addresses the portal may have; empty: any on this machine. */
  readonly portalOrigins: readonly string[];
  /** Whether a request may name a test run (`http/run.ts`). */
  readonly runs: boolean;
  /** Servers of ours that every request passes before it comes here. */
  readonly trustedHops: number;
  /** Merchant of visitors who name none, and what its letters begin with where the table of merchants does not say. */
  readonly merchantCode: string;
  readonly merchantName: string;
  /** Epoch milliseconds now, before a test run's own offset. */
  readonly clock: () => number;
  /** A fair whole number from 0 up to, not including, `below`: decides the outcome of rounds. */
  readonly draw: (below: number) => number;
  readonly limits: Limits;
  /** Effort that a proof of work asks of a visitor. */
  readonly work: Work;
}
