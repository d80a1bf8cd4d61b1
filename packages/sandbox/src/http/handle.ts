import type { CallDefinition } from "@foyer/platform/call";
import type * as v from "valibot";
import type { CallContext, Mounted } from "../services/call-context.ts";
import type { Session } from "../services/session.ts";
import { parse } from "../services/parse.ts";
import { Refusal } from "../services/refusal.ts";

/**
 * Answers a call that needs no session.
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
