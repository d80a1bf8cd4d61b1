import { fromPromise } from "xstate";
import { balance } from "@foyer/platform/calls";
import { memberTransferMachine, type Direction } from "@foyer/flows/transfer";
import { refused } from "../../actors/failure.ts";
import type { Money } from "../../actors/money.ts";
import { memberTransferBy } from "../../actors/moneySteps.ts";
import type { Services } from "../../services/services.ts";

/**
 * Moving money to somebody of the same line, with the platform and this device's journal of open orders behind it.
 *
 * @example useActorRef(transferFor(services, money, ["UPLINE"]), { input: { given: undefined, ...money.input } })
 */
export const transferFor = (
  { client }: Pick<Services, "client">,
  money: Money,
  directions: readonly Direction[],
) =>
  memberTransferMachine.provide({
    actors: {
      loadFacts: fromPromise(({ signal }) =>
        client.call(balance, {}, { signal }).then(
          ({ balance: available }) => ({
            ok: { available, directions },
          }),
          refused,
        ),
      ),
      moneyStep: memberTransferBy(money),
    },
  });
