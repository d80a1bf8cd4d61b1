import type { CallDefinition } from "@foyer/platform/call";
import type { Platform } from "./platform.ts";
import type { RunState } from "./run-state.ts";
import type { Session } from "./session.ts";

/** What is known about the calling browser. */
export interface BrowserMark {
  /** Mark of the browser, as a hash; undefined: it has none yet, or blocks cookies. */
  readonly device: string | undefined;
  /** Sets a mark on a browser that has none, and returns it. */
  readonly markDevice: () => string;
}

/** What a call is answered from, besides the request's own fields. */
export interface CallContext extends Platform, RunState, BrowserMark {
  readonly session: Session | undefined;
  /** Code of the brand that the request belongs to; always a known one. */
  readonly merchant: string;
  /** The name that the brand's mails and text messages begin with. */
  readonly merchantName: string;
  /** Pack code of the visitor's language. */
  readonly language: string;
  readonly address: string;
  /** Header `User-Agent`. */
  readonly userAgent: string;
  /** Header `Idempotency-Key`, not yet checked. */
  readonly idempotencyKey: string | undefined;
}

/** A call and its handler, type-checked and then with its types erased. */
export interface Mounted {
  readonly definition: CallDefinition;
  /** The call takes money out of the member's account: rejected while the account is blocked. */
  readonly leaves?: boolean;
  readonly answer: (raw: unknown, context: CallContext) => Promise<unknown>;
}
