import { bankAccounts, withdrawOptions } from "@foyer/platform/calls";
import { withdrawMachine, type WithdrawFacts } from "@foyer/flows/withdraw";
import type { Money } from "../../actors/money.ts";
import { withdrawBy } from "../../actors/moneySteps.ts";
import type { Services } from "../../services/services.ts";
import { factsBy } from "../order/factsBy.ts";

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
      loadFacts: factsBy(async (signal) => {
        const [options, { list }] = await Promise.all([
          client.call(withdrawOptions, {}, { signal }),
          client.call(bankAccounts, {}, { signal }),
        ]);
        return { ...options, accounts: list.map(asItStands) };
      }),
      moneyStep: withdrawBy(money),
    },
  });
