import type { Database } from "./db/database.ts";

/** How often something may be asked for within a minute. */
export interface Limits {
  /** Sign-ins of one username. */
  readonly loginPerName: number;
  /** Sign-ins from one address. */
  readonly loginPerAddress: number;
  readonly challengePerAddress: number;
  readonly captchaPerAddress: number;
}

/** What every part of the sandbox is given: nothing here lasts but the database. */
export interface Platform {
  readonly db: Database;
  /** The sandbox's own address, as browsers see it. */
  readonly origin: string;
  /** Addresses the portal may have; empty: any on this machine. */
  readonly portalOrigins: readonly string[];
  /** Merchant of visitors who name none. */
  readonly merchantCode: string;
  /** Epoch milliseconds now, before a test run's own offset. */
  readonly clock: () => number;
  /** A fair whole number from 0 up to, not including, `below`: decides the outcome of rounds. */
  readonly draw: (below: number) => number;
  readonly limits: Limits;
}
