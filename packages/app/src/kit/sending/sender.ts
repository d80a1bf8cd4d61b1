import type * as v from "valibot";
import { verdictOn } from "@foyer/flows/money-step";
import type { CallDefinition } from "@foyer/platform/call";
import { useSession } from "../../actors/actors.ts";
import { moneyRefused } from "../../actors/moneySend.ts";
import { useServices, type Services } from "../../services/services.ts";
import { madeOld } from "./changes.ts";
import { claimKey, orderKeys } from "./keys.ts";

type Schema = v.GenericSchema;

/** The three ways to send something that changes data on the platform. */
export type Sender = ReturnType<typeof senderOf>;

/**
 * Sends calls for one member. What a change or an order makes stale is read again once it has been carried out.
 *
 * @example const { amount } = await senderOf(services, member.id).claim(claimReward, { rewardId }, rewardId);
 */
export function senderOf(
  {
    client,
    queries,
    session,
  }: Pick<Services, "client" | "queries" | "session">,
  memberId: string,
) {
  const orders = orderKeys(session, memberId);
  return {
    /** A change that is harmless if made twice; it carries no key. */
    async change<TRequest extends Schema, TResponse extends Schema>(
      call: CallDefinition<TRequest, TResponse>,
      request: v.InferInput<TRequest>,
    ): Promise<v.InferOutput<TResponse>> {
      const answer = await client.call(call, request);
      void madeOld(queries, call.name);
      return answer;
    },

    /**
     * Something that can happen only once; `what` distinguishes it from other claims. Whatever the outcome, the
     * caller calls `madeOld`, so that the current status is read again.
     */
    async claim<TRequest extends Schema, TResponse extends Schema>(
      call: CallDefinition<TRequest, TResponse>,
      request: v.InferInput<TRequest>,
      what: string,
    ): Promise<v.InferOutput<TResponse>> {
      const idempotencyKey = await claimKey(memberId, call.name, what);
      return client.call(call, request, { idempotencyKey });
    },

    /** Something that may be repeated on purpose, but takes effect once if it is sent again after a lost answer. */
    async order<TRequest extends Schema, TResponse extends Schema>(
      call: CallDefinition<TRequest, TResponse>,
      request: v.InferInput<TRequest>,
    ): Promise<v.InferOutput<TResponse>> {
      const idempotencyKey = orders.of(call, request);
      try {
        const answer = await client.call(call, request, { idempotencyKey });
        orders.settled(call, idempotencyKey);
        void madeOld(queries, call.name);
        return answer;
      } catch (error) {
        // The outcome of an earlier attempt may still be unknown.
        if (verdictOn(moneyRefused(error).error, "earlier") === "refused")
          orders.settled(call, idempotencyKey);
        throw error;
      }
    },
  };
}

/** Sends calls for the current member. */
export function useSender(): Sender {
  const { member } = useSession();
  return senderOf(useServices(), member?.id ?? "");
}
