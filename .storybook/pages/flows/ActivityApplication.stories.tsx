import { activityApplicationMachine } from "@foyer/flows/activity-application";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { drawn } from "./drawn.ts";
import { FlowPage } from "./FlowPage.tsx";
import { activityApplicationStates } from "./states/activityApplication.ts";
import { ActivityApplicationState } from "./states/ActivityApplicationState.tsx";
import { inPortal } from "./states/portal.ts";
import { stateStories } from "./states/stateStories.tsx";

const meta = {
  title: "Flows/Activity application",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: {
      keywords: ["statechart", "flow", "reward", "bonus", "activity", "upload"],
    },
  },
} satisfies Meta;

export default meta;

/* Drawn by `render`: a machine among the args would be copied to the toolbars. */
export const Statechart: StoryObj<typeof meta> = {
  render: () => (
    <FlowPage
      name="Activity application"
      lead="Somebody asks to take part in an activity, with a comment and pictures."
      machine={activityApplicationMachine}
    />
  ),
  play: drawn,
};

const at = stateStories(inPortal(activityApplicationStates.ways), (reached) => (
  <ActivityApplicationState {...reached} />
));

export const Editing: StoryObj = at("editing");
export const EditingFilledIn: StoryObj = at("editingFilledIn");
export const EditingWithGaps: StoryObj = at("editingWithGaps");
export const EditingAfterARefusal: StoryObj = at("editingAfterARefusal");
export const EditingWhatDidNotArrive: StoryObj = at("editingWhatDidNotArrive");
export const Applying: StoryObj = at("applying");
export const LookingWhetherItArrived: StoryObj = at("lookingWhetherItArrived");
export const Doubting: StoryObj = at("doubting");
export const Unresolved: StoryObj = at("unresolved");
