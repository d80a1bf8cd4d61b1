import { fromPromise } from "xstate";
import { wallets } from "@foyer/platform/calls";
import {
  walletReturnMachine,
  walletTransferMachine,
  type WalletFacts,
  type WalletTransferView,
} from "@foyer/flows/transfer";
import { refused } from "../../actors/failure.ts";
import type { Money } from "../../actors/money.ts";
import { walletReturnBy, walletTransferBy } from "../../actors/moneySteps.ts";
import type { Services } from "../../services/services.ts";
import { walletsKey } from "./walletsQuery.ts";

type Reader = Pick<Services, "client" | "queries">;
type Failure = NonNullable<WalletTransferView["failure"]>;

/** Reads the wallets anew, for the list of the page as well. */
const readWallets = ({ client, queries }: Reader) =>
  fromPromise<
    { readonly ok: WalletFacts } | { readonly error: Failure },
    { given: undefined }
  >(({ signal }) =>
    client.call(wallets, {}, { signal }).then((answer) => {
      queries.setQueryData(walletsKey, answer);
      return { ok: { wallets: answer.list } };
    }, refused),
  );

/**
 * Moving money between wallets, with the platform and this device's journal of open orders behind it.
 *
 * @example useActorRef(walletTransferFor(services, money), { input: { given: undefined, ...money.input } })
 */
export const walletTransferFor = (services: Reader, money: Money) =>
  walletTransferMachine.provide({
    actors: {
      loadFacts: readWallets(services),
      moneyStep: walletTransferBy(money),
    },
  });

/**
 * The same for bringing everything back.
 *
 * @example useActorRef(walletReturnFor(services, money), { input: { given: undefined, ...money.input } })
 */
export const walletReturnFor = (services: Reader, money: Money) =>
  walletReturnMachine.provide({
    actors: {
      loadFacts: readWallets(services),
      moneyStep: walletReturnBy(money),
    },
  });
