import { fromPromise } from "xstate";
import { bankAccounts, withdrawOptions } from "@foyer/platform/calls";
import { withdrawMachine } from "@foyer/flows/withdraw";
import { refused } from "../../../actors/failure.ts";
import type { Money } from "../../../actors/money.ts";
import { withdrawBy } from "../../../actors/moneySteps.ts";
import type { Services } from "../../../services/services.ts";

/**
 * Asking to be paid out, with the platform and this device's journal of open orders behind it.
 *
 * @example useActorRef(withdrawFor(services, money), { input: { given: undefined, ...money.input } })
 */
export const withdrawFor = (
  { client }: Pick<Services, "client">,
  money: Money,
) =>
  withdrawMachine.provide({
    actors: {
      loadFacts: fromPromise(({ signal }) =>
        Promise.all([
          client.call(withdrawOptions, {}, { signal }),
          client.call(bankAccounts, {}, { signal }),
        ]).then(
          ([options, { list }]) => ({ ok: { ...options, accounts: list } }),
          refused,
        ),
      ),
      moneyStep: withdrawBy(money),
    },
  });
