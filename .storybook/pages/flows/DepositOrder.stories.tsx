import { depositOrderMachine } from "@foyer/flows/deposit";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { drawn } from "./drawn.ts";
import { FlowPage } from "./FlowPage.tsx";
import { depositOrderStates } from "./states/depositOrder.ts";
import { DepositOrderState } from "./states/DepositOrderState.tsx";
import { inPortal } from "./states/portal.ts";
import { stateStories } from "./states/stateStories.tsx";

const meta = {
  title: "Flows/Deposit order",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: { keywords: ["statechart", "flow", "money", "pay in", "order"] },
  },
} satisfies Meta;

export default meta;

/* Drawn by `render`: a machine among the args would be copied to the toolbars. */
export const Statechart: StoryObj<typeof meta> = {
  render: () => (
    <FlowPage
      name="Deposit order"
      lead="What becomes of an order to pay in."
      machine={depositOrderMachine}
    />
  ),
  play: drawn,
};

const at = stateStories(inPortal(depositOrderStates.ways), (reached) => (
  <DepositOrderState {...reached} />
));

export const Looking: StoryObj = at("looking");
export const AwaitingPayment: StoryObj = at("awaitingPayment");
export const AwaitingPaymentPaid: StoryObj = at("awaitingPaymentPaid");
export const AwaitingPaymentCrediting: StoryObj = at(
  "awaitingPaymentCrediting",
);
export const AwaitingPaymentUnheard: StoryObj = at("awaitingPaymentUnheard");
export const AwaitingPaymentInAStateWithoutAName: StoryObj = at(
  "awaitingPaymentInAStateWithoutAName",
);
export const Over: StoryObj = at("over");
export const OverFailed: StoryObj = at("overFailed");
export const OverExpired: StoryObj = at("overExpired");
