import {
  walletTransferMachine,
  walletTransferStep,
  type TransferOk,
  type WalletFacts,
  type WalletTransferBody,
} from "@foyer/flows/transfer";
import {
  type Step,
  type Weather,
  atState,
  bankIn,
  factsIn,
  filledIn,
  modelBank,
  moneyInput,
  orderWays,
  storied,
  submitted,
} from "./moneyWays.ts";
import { sampleWallets } from "./samples.ts";

type Steps = readonly Step<typeof walletTransferMachine>[];

const facts: WalletFacts = { wallets: sampleWallets };
const closed: WalletFacts = { wallets: sampleWallets.slice(0, 1) };
const bankOf = () =>
  modelBank<TransferOk, WalletTransferBody>({
    answer: () => ({ balance: "1180.50" }),
  });

const at = (weather: Weather, events: Steps, bank = bankOf()) =>
  atState(
    walletTransferMachine.provide({
      actors: {
        loadFacts: factsIn(weather, facts, closed),
        moneyStep: walletTransferStep.provide({
          actors: bankIn(weather, bank),
        }),
      },
    }),
    { input: moneyInput, events },
  );

const filled: Steps = [
  "editing",
  filledIn("to", "KITE"),
  filledIn("amount", "100"),
];
const order = orderWays({ at, bankOf, filled });

/** Moving money from one wallet to another. */
export const walletTransferStates = storied({
  machine: walletTransferMachine,
  ways: {
    ...order.begun,
    closed: () => at("closed", ["closed"]),
    editing: () => at("calm", filled),
    editingWithGaps: () =>
      at("calm", ["editing", filledIn("amount", "5000"), submitted]),
    reviewing: order.reviewing,
    ...order.sent,
  },
  unseen: {},
});
