import { redeemMachine } from "@foyer/flows/points";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { drawn } from "./drawn.ts";
import { FlowPage } from "./FlowPage.tsx";
import { RedeemPointsState } from "./states/RedeemPointsState.tsx";
import { inPortal } from "./states/portal.ts";
import { redeemStates } from "./states/redeemPoints.ts";
import { stateStories } from "./states/stateStories.tsx";

const meta = {
  title: "Flows/Redeem points",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: { keywords: ["statechart", "flow", "mall", "prize", "order"] },
  },
} satisfies Meta;

export default meta;

/* Drawn by `render`: a machine among the args would be copied to the toolbars. */
export const Statechart: StoryObj<typeof meta> = {
  render: () => (
    <FlowPage
      name="Redeem points"
      lead="Points are given for a thing of the mall."
      machine={redeemMachine}
    />
  ),
  play: drawn,
};

const at = stateStories(inPortal(redeemStates.ways), (reached) => (
  <RedeemPointsState {...reached} />
));

export const Recovering: StoryObj = at("recovering");
export const RecoveringAnEarlierOrder: StoryObj = at(
  "recoveringAnEarlierOrder",
);
export const Loading: StoryObj = at("loading");
export const Unavailable: StoryObj = at("unavailable");
export const ClosedSoldOut: StoryObj = at("closedSoldOut");
export const ClosedForTooFewPoints: StoryObj = at("closedForTooFewPoints");
export const Editing: StoryObj = at("editing");
export const EditingWithGaps: StoryObj = at("editingWithGaps");
export const Reviewing: StoryObj = at("reviewing");
export const ReviewingAfterAWrongPassword: StoryObj = at(
  "reviewingAfterAWrongPassword",
);
export const Paying: StoryObj = at("paying");
export const PayingInDoubt: StoryObj = at("payingInDoubt");
export const Done: StoryObj = at("done");
