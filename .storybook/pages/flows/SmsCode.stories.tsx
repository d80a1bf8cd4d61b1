import { smsCodeMachine } from "@foyer/flows/sms-code";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { drawn } from "./drawn.ts";
import { FlowPage } from "./FlowPage.tsx";
import { smsCodeStates } from "./states/smsCode.ts";
import { SmsCodeState } from "./states/SmsCodeState.tsx";
import { stateStories } from "./states/stateStories.tsx";

const meta = {
  title: "Flows/Sms code",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: { keywords: ["statechart", "flow", "countdown", "otp", "phone"] },
  },
} satisfies Meta;

export default meta;

/* Drawn by `render`: a machine among the args would be copied to the toolbars. */
export const Statechart: StoryObj<typeof meta> = {
  render: () => (
    <FlowPage
      name="Sms code"
      lead="A code by text message, and the wait before the next."
      machine={smsCodeMachine}
    />
  ),
  play: drawn,
};

const at = stateStories(smsCodeStates.ways, (actor) => (
  <SmsCodeState actor={actor} />
));

export const Ready: StoryObj = at("ready");
export const Sending: StoryObj = at("sending");
export const Counting: StoryObj = at("counting");
export const CountingAfterTooMany: StoryObj = at("countingAfterTooMany");
export const Refused: StoryObj = at("refused");
