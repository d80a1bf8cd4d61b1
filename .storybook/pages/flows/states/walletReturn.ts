import {
  walletReturnMachine,
  walletReturnStep,
  type TransferOk,
  type WalletFacts,
  type WalletReturnBody,
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
  moneyInput,
  stepIs,
  submitted,
  type Weather,
} from "./moneyWays.ts";
import { sampleWallets } from "./samples.ts";
import { storied } from "./storied.ts";

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
const order: Steps = [...filled, submitted, confirmed];

/** Bringing everything back to the main wallet. */
export const walletReturnStates = storied({
  machine: walletReturnMachine,
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
    reviewing: () => at("calm", [...filled, submitted, "reviewing"]),
    paying: () => at("unanswered", [...order, stepIs("sending")]),
    payingInDoubt: () => at("answerLost", [...order, stepIs("doubting")]),
    done: () => at("calm", [...order, "done"]),
  },
  unseen: {},
});
