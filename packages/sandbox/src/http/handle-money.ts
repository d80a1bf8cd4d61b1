import type { CallDefinition } from "@foyer/platform/call";
import type * as v from "valibot";
import type { Database } from "../db/database.ts";
import { answerOf, intentOf, once } from "../services/idempotency.ts";
import { refuseBlocked } from "../services/blocks.ts";
import { refuseTrial } from "../services/roles.ts";
import type { Session } from "../services/session.ts";
import type { CallContext, Mounted } from "../services/call-context.ts";
import { parse } from "../services/parse.ts";
import { Refusal } from "../services/refusal.ts";

interface MoneyInput<Q extends v.GenericSchema> extends Omit<
  CallContext,
  "session" | "db"
> {
  readonly session: Session;
  readonly request: v.InferOutput<Q>;
}

interface MoneyCall<Q extends v.GenericSchema, R extends v.GenericSchema> {
  /**
   * Whether money, or what points are redeemed for, leaves the member permanently: to a bank, to another member, as
   * products. Such a call is rejected while the account is blocked. Transfers between wallets of one member, play and
   * incoming money are not.
   */
  readonly leaves: boolean;
  /**
   * Checks before the effect, outside its transaction: what they write is kept, so that guesses at a payment password
   * are counted although the call is rejected. Not run for a repeat.
   */
  readonly check?: (
    input: MoneyInput<Q> & { readonly db: Database },
  ) => Promise<void>;
  /** The effect and the answer, in one transaction. */
  readonly effect: (
    input: MoneyInput<Q> & {
      readonly tx: Database;
      /** Names this intent in the books: the database rejects a second posting of it. */
      readonly intent: string;
    },
  ) => Promise<v.InferInput<R>>;
}

/**
 * Answers a call that transfers money: exactly once for each idempotency key, despite repeats, races and dropped
 * connections.
 *
 * @example
 * handleMoney(calls.walletReturn, {
 *   leaves: false,
 *   effect: ({ tx, session, intent, now }) => returnAll(tx, session.member.id, intent, now),
 * })
 */
export function handleMoney<
  Q extends v.GenericSchema,
  R extends v.GenericSchema,
>(
  definition: CallDefinition<Q, R>,
  { leaves, check, effect }: MoneyCall<Q, R>,
): Mounted {
  if (!definition.money || definition.auth !== "token")
    throw new Error(`${definition.name} is not a money call with a token.`);
  return {
    definition,
    leaves,
    answer: async (raw, { session, db, ...context }) => {
      if (session === undefined) throw new Refusal("NOT_LOGGED_IN");
      refuseTrial(session.member);
      const request = parse(definition.request, raw);
      const intent = intentOf(
        session.member.id,
        definition.name,
        context.idempotencyKey,
        request,
        context.now,
      );
      const input = { ...context, session, request };
      if (leaves || check !== undefined) {
        const known = await answerOf(db, intent);
        if (known !== undefined) return known.answer;
        const memberId = session.member.id;
        if (leaves) await refuseBlocked(db, { ...context, memberId });
        await check?.({ ...input, db });
      }
      return once(db, intent, (tx) =>
        effect({
          ...input,
          tx,
          intent: `${definition.name}:${session.member.id}:${intent.key}`,
        }),
      );
    },
  };
}
