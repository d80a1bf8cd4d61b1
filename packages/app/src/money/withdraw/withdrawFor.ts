import { fromPromise } from "xstate";
import { bankAccounts, withdrawOptions } from "@foyer/platform/calls";
import { withdrawMachine, type WithdrawFacts } from "@foyer/flows/withdraw";
import { refused } from "../../actors/failure.ts";
import type { Money } from "../../actors/money.ts";
import { withdrawBy } from "../../actors/moneySteps.ts";
import type { Services } from "../../services/services.ts";

/** A wait that is over is none. */
const asItStands = (account: WithdrawFacts["accounts"][number]) =>
  (account.usableFrom ?? 0) > Date.now()
    ? account
    : { ...account, usableFrom: undefined };

/**
 * Asking to be paid out, with the platform and this device's journal of open orders behind it.
 *
 * @example useOrder({ memberId, machine: withdrawFor, view: withdrawView, given: undefined })
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
          ([options, { list }]) => ({
            ok: { ...options, accounts: list.map(asItStands) },
          }),
          refused,
        ),
      ),
      moneyStep: withdrawBy(money),
    },
  });
