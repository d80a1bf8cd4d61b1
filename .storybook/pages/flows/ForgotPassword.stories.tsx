import { forgotPasswordMachine } from "@foyer/flows/forgot-password";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { drawn } from "./drawn.ts";
import { FlowPage } from "./FlowPage.tsx";
import { forgotPasswordStates } from "./states/forgotPassword.ts";
import { ForgotPasswordState } from "./states/ForgotPasswordState.tsx";
import { stateStories } from "./states/stateStories.tsx";

const meta = {
  title: "Flows/Forgot password",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: {
      keywords: ["statechart", "flow", "reset", "recovery", "mail", "sms"],
    },
  },
} satisfies Meta;

export default meta;

/* Drawn by `render`: a machine among the args would be copied to the toolbars. */
export const Statechart: StoryObj<typeof meta> = {
  render: () => (
    <FlowPage
      name="Forgot password"
      lead="A new password for who cannot sign in: by a mail, or by a code on the phone."
      machine={forgotPasswordMachine}
    />
  ),
  play: drawn,
};

const at = stateStories(forgotPasswordStates.ways, (actor) => (
  <ForgotPasswordState actor={actor} />
));

export const Editing: StoryObj = at("editing");
export const EditingWithGaps: StoryObj = at("editingWithGaps");
export const SendingMail: StoryObj = at("sendingMail");
export const EditingByPhone: StoryObj = at("editingByPhone");
export const EditingWhileACodeIsOnItsWay: StoryObj = at(
  "editingWhileACodeIsOnItsWay",
);
export const SettingPassword: StoryObj = at("settingPassword");
export const EditingAfterARefusal: StoryObj = at("editingAfterARefusal");
export const SigningIn: StoryObj = at("signingIn");
export const Waiting: StoryObj = at("waiting");
