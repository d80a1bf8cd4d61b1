import {
  walletTransferMachine,
  walletTransferStep,
  walletTransferView,
  type TransferOk,
  type WalletFacts,
  type WalletTransferBody,
} from "@foyer/flows/transfer";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { WalletTransferSteps } from "../../../packages/app/src/money/wallet/WalletTransferSteps.tsx";
import { nothing, flowStories } from "./flowStories.tsx";
import {
  atState,
  bankIn,
  factsIn,
  filledIn,
  modelBank,
  moneyInput,
  orderWays,
  submitted,
  type Step,
  type Weather,
} from "./moneyWays.ts";
import { memberPortal } from "./portal.ts";
import { sampleWallets, walletName } from "./samples.ts";

export default {
  title: "Flows/Transfer between wallets",
  tags: ["!autodocs"],
} satisfies Meta;

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

const { chart, story } = flowStories({
  name: "Transfer between wallets",
  lead: "A member transfers money between their own wallets.",
  keywords: ["statechart", "flow", "money", "balance"],
  machine: walletTransferMachine,
  view: walletTransferView,
  /** Transfers from one wallet to another: the app's own parts, as the view determines. */
  draw: ({ view, send, actor }) => (
    <WalletTransferSteps
      view={view}
      output={actor.getSnapshot().output}
      send={send}
      symbol="RM"
      nameOf={walletName}
      onAgain={nothing}
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
export const EditingWithGaps: StoryObj = story(() =>
  at("calm", ["editing", filledIn("amount", "5000"), submitted]),
);
export const Reviewing: StoryObj = story(order.reviewing);
export const Paying: StoryObj = story(order.sent.paying);
export const PayingInDoubt: StoryObj = story(order.sent.payingInDoubt);
export const Done: StoryObj = story(order.sent.done);
