import type { CallDefinition } from "@foyer/platform/call";
import type * as v from "valibot";
import type { Platform } from "../platform.ts";
import type { Session } from "../rules/session.ts";
import type { BrowserMark } from "./device.ts";
import { parse } from "./parse.ts";
import { Refusal } from "./refusal.ts";
import type { RunState } from "./run.ts";

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

/**
 * Answers a call that is open to everybody.
 *
 * @example handle(calls.helpCenter, async ({ db }) => readHelp(db))
 */
export function handle<Q extends v.GenericSchema, R extends v.GenericSchema>(
  definition: CallDefinition<Q, R>,
  answer: (
    input: CallContext & { readonly request: v.InferOutput<Q> },
  ) => Promise<v.InferInput<R>>,
): Mounted {
  return {
    definition,
    answer: async (raw, context) =>
      answer({ ...context, request: parse(definition.request, raw) }),
  };
}

/**
 * Answers a call that needs a session.
 *
 * @example handleMember(calls.balance, async ({ db, session }) => readBalance(db, session.member.id))
 */
export function handleMember<
  Q extends v.GenericSchema,
  R extends v.GenericSchema,
>(
  definition: CallDefinition<Q, R>,
  answer: (
    input: Omit<CallContext, "session"> & {
      readonly session: Session;
      readonly request: v.InferOutput<Q>;
    },
  ) => Promise<v.InferInput<R>>,
): Mounted {
  if (definition.auth !== "token")
    throw new Error(`${definition.name} is not a call with a token.`);
  return {
    definition,
    answer: async (raw, { session, ...context }) => {
      if (session === undefined) throw new Refusal("NOT_LOGGED_IN");
      return answer({
        ...context,
        session,
        request: parse(definition.request, raw),
      });
    },
  };
}
