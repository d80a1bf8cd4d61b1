import { registerMachine } from "@foyer/flows/register";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { drawn } from "./drawn.ts";
import { FlowPage } from "./FlowPage.tsx";
import { registerStates } from "./states/register.ts";
import { RegisterState } from "./states/RegisterState.tsx";
import { stateStories } from "./states/stateStories.tsx";

const meta = {
  title: "Flows/Register",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: { keywords: ["statechart", "flow", "sign up", "account", "sms"] },
  },
} satisfies Meta;

export default meta;

/* Drawn by `render`: a machine among the args would be copied to the toolbars. */
export const Statechart: StoryObj<typeof meta> = {
  render: () => (
    <FlowPage
      name="Register"
      lead="A new account: by name, or by a number that a code proves."
      machine={registerMachine}
    />
  ),
  play: drawn,
};

const at = stateStories(registerStates.ways, (actor) => (
  <RegisterState actor={actor} />
));

export const Editing: StoryObj = at("editing");
export const EditingByMobile: StoryObj = at("editingByMobile");
export const EditingWhileACodeIsOnItsWay: StoryObj = at(
  "editingWhileACodeIsOnItsWay",
);
export const EditingWithGaps: StoryObj = at("editingWithGaps");
export const CheckingAffiliate: StoryObj = at("checkingAffiliate");
export const AffiliateRefused: StoryObj = at("affiliateRefused");
export const CheckingBot: StoryObj = at("checkingBot");
export const Calling: StoryObj = at("calling");
export const Waiting: StoryObj = at("waiting");
export const EditingAfterARefusal: StoryObj = at("editingAfterARefusal");
