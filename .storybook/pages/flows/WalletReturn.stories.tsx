import {
  walletReturnMachine,
  walletReturnStep,
  walletReturnView,
  type TransferOk,
  type WalletFacts,
  type WalletReturnBody,
} from "@foyer/flows/transfer";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { WalletReturnSteps } from "../../../packages/app/src/money/wallet/WalletReturnSteps.tsx";
import { flowStories } from "./flowStories.tsx";
import {
  atState,
  bankIn,
  factsIn,
  modelBank,
  moneyInput,
  orderWays,
  type Step,
  type Weather,
} from "./moneyWays.ts";
import { memberPortal } from "./portal.ts";
import { sampleWallets, walletName } from "./samples.ts";

export default {
  title: "Flows/Return to the wallet",
  tags: ["!autodocs"],
} satisfies Meta;

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

const { chart, story } = flowStories({
  name: "Return to the wallet",
  lead: "Money is transferred from provider wallets back to the main wallet.",
  keywords: ["statechart", "flow", "money", "balance"],
  machine: walletReturnMachine,
  view: walletReturnView,
  /** Transferring everything back to the main wallet: the app's own parts, as the view determines. */
  draw: ({ view, send, actor }) => (
    <WalletReturnSteps
      view={view}
      output={actor.getSnapshot().output}
      send={send}
      symbol="RM"
      nameOf={walletName}
    />
  ),
  portal: memberPortal,
});

export const Statechart: StoryObj = chart;
export const Recovering: StoryObj = story(order.begun.recovering);
export const RecoveringAnEarlierOne: StoryObj = story(
  order.begun.recoveringAnEarlierOne,
);
export const Loading: StoryObj = story(order.begun.loading);
export const Unavailable: StoryObj = story(order.begun.unavailable);
export const Closed: StoryObj = story(() => at("closed", ["closed"]));
export const Editing: StoryObj = story(() => at("calm", filled));
export const Reviewing: StoryObj = story(order.reviewing);
export const Paying: StoryObj = story(order.sent.paying);
export const PayingInDoubt: StoryObj = story(order.sent.payingInDoubt);
export const Done: StoryObj = story(order.sent.done);
