import { logoutMachine } from "@foyer/flows/logout";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { drawn } from "./drawn.ts";
import { FlowPage } from "./FlowPage.tsx";
import { logoutStates } from "./states/logout.ts";
import { LogoutState } from "./states/LogoutState.tsx";
import { stateStories } from "./states/stateStories.tsx";

const meta = {
  title: "Flows/Logout",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: { keywords: ["statechart", "flow", "sign out", "leave"] },
  },
} satisfies Meta;

export default meta;

/* Drawn by `render`: a machine among the args would be copied to the toolbars. */
export const Statechart: StoryObj<typeof meta> = {
  render: () => (
    <FlowPage
      name="Logout"
      lead="Signing out, after a question."
      machine={logoutMachine}
    />
  ),
  play: drawn,
};

const at = stateStories(logoutStates.ways, (actor) => (
  <LogoutState actor={actor} />
));

export const Confirming: StoryObj = at("confirming");
export const SigningOut: StoryObj = at("signingOut");
