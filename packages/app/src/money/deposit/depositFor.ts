import { fromPromise } from "xstate";
import { depositMethods, depositOrder } from "@foyer/platform/calls";
import { depositMachine, depositOrderMachine } from "@foyer/flows/deposit";
import { refused } from "../../actors/failure.ts";
import type { Money } from "../../actors/money.ts";
import { depositBy } from "../../actors/moneySteps.ts";
import type { Services } from "../../services/services.ts";
import { factsBy } from "../order/factsBy.ts";

type Caller = Pick<Services, "client">;

/**
 * Opening an order to pay in, with the platform and this device's journal of open orders behind it.
 *
 * @example useOrder({ memberId, machine: depositFor, view: depositView, given: undefined })
 */
export const depositFor = ({ client }: Caller, money: Money) =>
  depositMachine.provide({
    actors: {
      loadFacts: factsBy(async (signal) => ({
        methods: await client.call(depositMethods, {}, { signal }),
      })),
      moneyStep: depositBy(money),
    },
  });

/**
 * How far an order has come, as the platform says.
 *
 * @example useActorRef(depositOrderFor(services), { input: { orderId } })
 */
export const depositOrderFor = ({ client }: Caller) =>
  depositOrderMachine.provide({
    actors: {
      readOrder: fromPromise(({ input, signal }) =>
        client
          .call(depositOrder, { orderId: input.orderId }, { signal })
          .then((ok) => ({ ok }), refused),
      ),
    },
  });
