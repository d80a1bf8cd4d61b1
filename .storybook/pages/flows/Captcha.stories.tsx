import { captchaMachine } from "@foyer/flows/captcha";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { drawn } from "./drawn.ts";
import { FlowPage } from "./FlowPage.tsx";
import { captchaStates } from "./states/captcha.ts";
import { CaptchaState } from "./states/CaptchaState.tsx";
import { stateStories } from "./states/stateStories.tsx";

const meta = {
  title: "Flows/Captcha",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: { keywords: ["statechart", "flow", "bot", "picture", "robot"] },
  },
} satisfies Meta;

export default meta;

/* Drawn by `render`: a machine among the args would be copied to the toolbars. */
export const Statechart: StoryObj<typeof meta> = {
  render: () => (
    <FlowPage
      name="Captcha"
      lead="A picture to be read after refusals, and a new one for who cannot read it."
      machine={captchaMachine}
    />
  ),
  play: drawn,
};

const at = stateStories(captchaStates.ways, (actor) => (
  <CaptchaState actor={actor} />
));

export const Loading: StoryObj = at("loading");
export const Fresh: StoryObj = at("fresh");
export const Refreshable: StoryObj = at("refreshable");
export const Unavailable: StoryObj = at("unavailable");
