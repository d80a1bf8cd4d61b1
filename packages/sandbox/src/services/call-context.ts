import type { CallDefinition } from "@foyer/platform/call";
import type { Platform } from "./platform.ts";
import type { RunState } from "./run-state.ts";
import type { Session } from "./session.ts";

/** What is known of the browser that asks. */
export interface BrowserMark {
  /** Mark of the browser, as a hash; undefined: it has none yet, or refuses cookies. */
  readonly device: string | undefined;
  /** Gives a browser one that has none, and answers with it. */
  readonly markDevice: () => string;
}

/** What an answer is worked out from, besides the request's own fields. */
export interface CallContext extends Platform, RunState, BrowserMark {
  readonly session: Session | undefined;
  /** Code of the brand that the request is of: one that is known. */
  readonly merchant: string;
  /** What its letters begin with. */
  readonly merchantName: string;
  /** Pack code the visitor reads in. */
  readonly language: string;
  readonly address: string;
  /** Header `User-Agent`. */
  readonly userAgent: string;
  /** Header `Idempotency-Key`, not yet checked. */
  readonly idempotencyKey: string | undefined;
}

/** A call with what answers it, its types checked and put away. */
export interface Mounted {
  readonly definition: CallDefinition;
  /** Money leaves the member by it: refused while the account is blocked. */
  readonly leaves?: boolean;
  readonly answer: (raw: unknown, context: CallContext) => Promise<unknown>;
}
