import { loginMachine } from "@foyer/flows/login";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { drawn } from "./drawn.ts";
import { FlowPage } from "./FlowPage.tsx";
import { loginStates } from "./states/login.ts";
import { LoginState } from "./states/LoginState.tsx";
import { stateStories } from "./states/stateStories.tsx";

const meta = {
  title: "Flows/Login",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: {
      keywords: ["statechart", "flow", "sign in", "password", "sms", "social"],
    },
  },
} satisfies Meta;

export default meta;

/* Drawn by `render`: a machine among the args would be copied to the toolbars. */
export const Statechart: StoryObj<typeof meta> = {
  render: () => (
    <FlowPage
      name="Login"
      lead="Signing in: by name and password, by a code on the phone, by another site, or for a trial."
      machine={loginMachine}
    />
  ),
  play: drawn,
};

const at = stateStories(loginStates.ways, (actor) => (
  <LoginState actor={actor} />
));

export const Recalling: StoryObj = at("recalling");
export const Editing: StoryObj = at("editing");
export const EditingWithGaps: StoryObj = at("editingWithGaps");
export const EditingByCode: StoryObj = at("editingByCode", {
  shows: "input[name=mobileNum]",
});
export const EditingWhileACodeIsOnItsWay: StoryObj = at(
  "editingWhileACodeIsOnItsWay",
  { shows: "input[name=mobileNum]" },
);
export const CheckingBot: StoryObj = at("checkingBot");
export const SigningIn: StoryObj = at("signingIn");
export const EditingAfterARefusal: StoryObj = at("editingAfterARefusal");
export const EditingWithAPicture: StoryObj = at("editingWithAPicture");
export const EditingWithoutThePicture: StoryObj = at(
  "editingWithoutThePicture",
);
export const EditingRemembered: StoryObj = at("editingRemembered");
export const Waiting: StoryObj = at("waiting");
export const Verifying: StoryObj = at("verifying", {
  shows: "input[name=verification]",
});
export const VerifyingWithGaps: StoryObj = at("verifyingWithGaps", {
  shows: "input[name=verification]",
});
export const AwaitingProvider: StoryObj = at("awaitingProvider");
export const StartingTrial: StoryObj = at("startingTrial");
export const CheckingAgent: StoryObj = at("checkingAgent");
