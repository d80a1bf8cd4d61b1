import { convertMachine } from "@foyer/flows/points";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { drawn } from "./drawn.ts";
import { FlowPage } from "./FlowPage.tsx";
import { ConvertPointsState } from "./states/ConvertPointsState.tsx";
import { convertStates } from "./states/convertPoints.ts";
import { inPortal } from "./states/portal.ts";
import { stateStories } from "./states/stateStories.tsx";

const meta = {
  title: "Flows/Convert points",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: { keywords: ["statechart", "flow", "mall", "money"] },
  },
} satisfies Meta;

export default meta;

/* Drawn by `render`: a machine among the args would be copied to the toolbars. */
export const Statechart: StoryObj<typeof meta> = {
  render: () => (
    <FlowPage
      name="Convert points"
      lead="Points become money."
      machine={convertMachine}
    />
  ),
  play: drawn,
};

const at = stateStories(inPortal(convertStates.ways), (reached) => (
  <ConvertPointsState {...reached} />
));

export const Recovering: StoryObj = at("recovering");
export const RecoveringAnEarlierOne: StoryObj = at("recoveringAnEarlierOne");
export const Loading: StoryObj = at("loading");
export const Unavailable: StoryObj = at("unavailable");
export const Closed: StoryObj = at("closed");
export const Editing: StoryObj = at("editing");
export const EditingTooMuch: StoryObj = at("editingTooMuch");
export const Reviewing: StoryObj = at("reviewing");
export const Paying: StoryObj = at("paying");
export const PayingInDoubt: StoryObj = at("payingInDoubt");
export const Done: StoryObj = at("done");
