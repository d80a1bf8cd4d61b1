import {
  walletReturnMachine,
  walletReturnStep,
  type TransferOk,
  type WalletFacts,
  type WalletReturnBody,
} from "@foyer/flows/transfer";
import {
  type Step,
  type Weather,
  atState,
  bankIn,
  factsIn,
  modelBank,
  moneyInput,
  orderWays,
  storied,
} from "./moneyWays.ts";
import { sampleWallets } from "./samples.ts";

type Steps = readonly Step<typeof walletReturnMachine>[];

const facts: WalletFacts = { wallets: sampleWallets };
const closed: WalletFacts = { wallets: sampleWallets.slice(0, 1) };
const bankOf = () =>
  modelBank<TransferOk, WalletReturnBody>({
    answer: () => ({ balance: "1392.75" }),
  });

const at = (weather: Weather, events: Steps, bank = bankOf()) =>
  atState(
    walletReturnMachine.provide({
      actors: {
        loadFacts: factsIn(weather, facts, closed),
        moneyStep: walletReturnStep.provide({ actors: bankIn(weather, bank) }),
      },
    }),
    { input: moneyInput, events },
  );

const filled: Steps = ["editing"];
const order = orderWays({ at, bankOf, filled });

/** Bringing everything back to the main wallet. */
export const walletReturnStates = storied({
  machine: walletReturnMachine,
  ways: {
    ...order.begun,
    closed: () => at("closed", ["closed"]),
    editing: () => at("calm", filled),
    reviewing: order.reviewing,
    ...order.sent,
  },
  unseen: {},
});
