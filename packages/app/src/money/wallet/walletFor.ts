import { queryOptions } from "@tanstack/react-query";
import { wallets } from "@foyer/platform/calls";
import {
  walletReturnMachine,
  walletTransferMachine,
  type WalletFacts,
} from "@foyer/flows/transfer";
import type { Money } from "../../actors/money.ts";
import { walletReturnBy, walletTransferBy } from "../../actors/moneySteps.ts";
import { balanceKey } from "../../kit/queryKeys.ts";
import type { Services } from "../../services/services.ts";
import { factsBy } from "../order/factsBy.ts";

type Reader = Pick<Services, "client" | "queries">;

/** Below the balance: whoever knows that that has changed lets the wallets be read again too. */
const walletsKey = [...balanceKey, "wallets"] as const;

/** Every wallet of the member and what is in it (W-106). */
export const walletsQuery = ({ client }: Pick<Services, "client">) =>
  queryOptions({
    queryKey: walletsKey,
    refetchOnWindowFocus: true,
    queryFn: ({ signal }) => client.call(wallets, {}, { signal }),
  });

/** Reads the wallets anew, for the list of the page as well. */
const readWallets = ({ client, queries }: Reader) =>
  factsBy<WalletFacts>(async (signal) => {
    const answer = await client.call(wallets, {}, { signal });
    queries.setQueryData(walletsKey, answer);
    return { wallets: answer.list };
  });

/**
 * Moving money between wallets, with the platform and this device's journal of open orders behind it.
 *
 * @example useOrder({ memberId, machine: walletTransferFor, view: walletTransferView, given: undefined })
 */
export const walletTransferFor = (services: Reader, money: Money) =>
  walletTransferMachine.provide({
    actors: {
      loadFacts: readWallets(services),
      moneyStep: walletTransferBy(money),
    },
  });

/** The same for bringing everything back. */
export const walletReturnFor = (services: Reader, money: Money) =>
  walletReturnMachine.provide({
    actors: {
      loadFacts: readWallets(services),
      moneyStep: walletReturnBy(money),
    },
  });
