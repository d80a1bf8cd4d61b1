import {
  walletTransferMachine,
  walletTransferStep,
  type TransferOk,
  type WalletFacts,
  type WalletTransferBody,
} from "@foyer/flows/transfer";
import {
  atState,
  type Step,
} from "../../../../packages/flows/src/testing/at-state.ts";
import { modelBank } from "../../../../packages/flows/src/testing/money.ts";
import {
  bankIn,
  confirmed,
  factsIn,
  filledIn,
  moneyInput,
  stepIs,
  submitted,
  type Weather,
} from "./moneyWays.ts";
import { sampleWallets } from "./samples.ts";
import { storied } from "./storied.ts";

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
const order: Steps = [...filled, submitted, confirmed];

/** Moving money from one wallet to another. */
export const walletTransferStates = storied({
  machine: walletTransferMachine,
  ways: {
    recovering: () => at("journalSilent", ["recovering"]),
    recoveringAnEarlierOne: async () => {
      const bank = bankOf();
      const earlier = await at(
        "unanswered",
        [...order, stepIs("sending")],
        bank,
      );
      earlier.stop();
      return at("calm", [stepIs("interrupted")], bank);
    },
    loading: () => at("factsSilent", ["loading"]),
    unavailable: () => at("factsFailing", ["unavailable"]),
    closed: () => at("closed", ["closed"]),
    editing: () => at("calm", filled),
    editingWithGaps: () =>
      at("calm", ["editing", filledIn("amount", "5000"), submitted]),
    reviewing: () => at("calm", [...filled, submitted, "reviewing"]),
    paying: () => at("unanswered", [...order, stepIs("sending")]),
    payingInDoubt: () => at("answerLost", [...order, stepIs("doubting")]),
    done: () => at("calm", [...order, "done"]),
  },
  unseen: {},
});
