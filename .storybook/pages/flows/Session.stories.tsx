import { sessionMachine } from "@foyer/flows/session";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { drawn } from "./drawn.ts";
import { FlowPage } from "./FlowPage.tsx";
import { sessionStates } from "./states/session.ts";
import { SessionState } from "./states/SessionState.tsx";
import { stateStories } from "./states/stateStories.tsx";

const meta = {
  title: "Flows/Session",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: {
      keywords: ["statechart", "flow", "token", "guest", "trial", "member"],
    },
  },
} satisfies Meta;

export default meta;

/* Drawn by `render`: a machine among the args would be copied to the toolbars. */
export const Statechart: StoryObj<typeof meta> = {
  render: () => (
    <FlowPage
      name="Session"
      lead="Who the visitor is: guest, trial or full account, in this tab and the others."
      machine={sessionMachine}
    />
  ),
  play: drawn,
};

const at = stateStories(
  sessionStates.ways,
  (actor) => <SessionState actor={actor} />,
  "fullscreen",
);

export const Restoring: StoryObj = at("restoring");
export const Guest: StoryObj = at("guest");
export const LoadingMember: StoryObj = at("loadingMember");
export const Trial: StoryObj = at("trial");
export const Full: StoryObj = at("full");
export const AwaitingPassword: StoryObj = at("awaitingPassword");
export const MemberUnknown: StoryObj = at("memberUnknown");
export const GuestAfterExpiry: StoryObj = at("guestAfterExpiry");
export const GuestAfterAnotherTab: StoryObj = at("guestAfterAnotherTab");
