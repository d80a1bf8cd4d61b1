import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import * as stories from "../../private/testing/stories.css.ts";
import { Button } from "../button/Button.tsx";
import { StatusTimeline } from "./StatusTimeline.tsx";

const begin = Date.UTC(2026, 4, 3, 6, 12, 9);
const minutes = (count: number) => begin + count * 60_000;

const meta = {
  title: "Components/Feedback/StatusTimeline",
  component: StatusTimeline,
  args: {
    label: "Withdrawal W-20418",
    timeZone: "Asia/Kuala_Lumpur",
    stages: [
      {
        key: "asked",
        title: "Requested",
        state: "done",
        time: begin,
        explanation: "RM 250.00 to Still Water Bank ···· 4471.",
      },
      { key: "checked", title: "Approved", state: "done", time: minutes(18) },
      {
        key: "paid",
        title: "Sent to the bank",
        state: "current",
        time: minutes(19),
        expected: minutes(140),
        explanation:
          "We have sent the payment. Most banks credit it within two hours.",
      },
      {
        key: "received",
        title: "Your confirmation",
        state: "waiting",
        explanation: "We will ask you whether you received the money.",
      },
    ],
  },
  parameters: {
    guide: {
      do: [
        "Show every stage from the start, including those to come, so that players know what happens next.",
        "Say when the current stage should end, and what the player can do until then.",
      ],
      dont: ["Do not give a time that is only a guess; omit it."],
      accessibility: [
        "It is an ordered list. Each stage gives its status in words beside an icon of its own shape, and the current stage is marked.",
        "Times are machine-readable and shown in the given time zone. Buttons are not printed.",
      ],
      keywords: [
        "withdrawal",
        "tracking",
        "history",
        "stages",
        "status",
        "order",
        "progress",
      ],
    },
  },
} satisfies Meta<typeof StatusTimeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};

export const WaitsForThePlayer: Story = {
  args: {
    stages: [
      { key: "asked", title: "Requested", state: "done", time: begin },
      {
        key: "paid",
        title: "Sent to the bank",
        state: "done",
        time: minutes(61),
      },
      {
        key: "received",
        title: "Your confirmation",
        state: "current",
        time: minutes(62),
        expected: minutes(182),
        explanation:
          "Did you receive RM 250.00? If you do not answer, the withdrawal counts as received.",
        action: <Button onClick={fn()}>Answer now</Button>,
      },
    ],
  },
};

export const Failed: Story = {
  args: {
    stages: [
      { key: "asked", title: "Requested", state: "done", time: begin },
      {
        key: "checked",
        title: "In review",
        state: "failed",
        time: minutes(25),
        explanation:
          "The bank account is not in your name. The amount is back in your wallet.",
        action: <Button onClick={fn()}>Change the bank account</Button>,
      },
      { key: "paid", title: "Sent to the bank", state: "skipped" },
    ],
  },
};

export const Complete: Story = {
  args: {
    stages: [
      { key: "asked", title: "Requested", state: "done", time: begin },
      { key: "checked", title: "In review", state: "skipped" },
      {
        key: "paid",
        title: "Sent to the bank",
        state: "done",
        time: minutes(9),
      },
      { key: "received", title: "Received", state: "done", time: minutes(30) },
    ],
  },
};

export const LongWords: Story = {
  args: {
    stages: [
      {
        key: "a",
        title: "Identitätsfeststellungsverfahren eingeleitet",
        state: "current",
        time: begin,
        expected: minutes(90),
        explanation:
          "Transaktionsnummernverifizierung 8f1c2a7793b04a52b6f90d4c1e7a5521 wird durchgeführt.",
        action: <Button>Unterlagen nachreichen</Button>,
      },
      { key: "b", title: "ငွေထုတ်ယူမှု အတည်ပြုခြင်း", state: "waiting" },
    ],
  },
  decorators: [
    (Story) => (
      <div className={stories.narrow}>
        <Story />
      </div>
    ),
  ],
};

export const Matrix: Story = {
  args: {
    stages: (["done", "current", "waiting", "failed", "skipped"] as const).map(
      (state, index) => ({
        key: state,
        title: state,
        state,
        time: minutes(index),
      }),
    ),
  },
};
