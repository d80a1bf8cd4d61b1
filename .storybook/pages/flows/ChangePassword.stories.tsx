import { changePasswordMachine } from "@foyer/flows/change-password";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { drawn } from "./drawn.ts";
import { FlowPage } from "./FlowPage.tsx";
import { changePasswordStates } from "./states/changePassword.ts";
import { ChangePasswordState } from "./states/ChangePasswordState.tsx";
import { inPortal } from "./states/portal.ts";
import { stateStories } from "./states/stateStories.tsx";

const meta = {
  title: "Flows/Change password",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: { keywords: ["statechart", "flow", "password", "security"] },
  },
} satisfies Meta;

export default meta;

/* Drawn by `render`: a machine among the args would be copied to the toolbars. */
export const Statechart: StoryObj<typeof meta> = {
  render: () => (
    <FlowPage
      name="Change password"
      lead="A new password in place of the old one, wanted or due."
      machine={changePasswordMachine}
    />
  ),
  play: drawn,
};

const at = stateStories(inPortal(changePasswordStates.ways), (there) => (
  <ChangePasswordState {...there} />
));

export const Editing: StoryObj = at("editing");
export const EditingWithGaps: StoryObj = at("editingWithGaps");
export const Saving: StoryObj = at("saving");
export const EditingAfterARefusal: StoryObj = at("editingAfterARefusal");
export const Asking: StoryObj = at("asking");
export const Waiting: StoryObj = at("waiting");
