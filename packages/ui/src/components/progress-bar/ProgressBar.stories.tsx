import type { Meta, StoryObj } from "@storybook/react-vite";
import { inColumn } from "../../private/testing/inColumn.tsx";
import * as stories from "../../private/testing/stories.css.ts";
import { Stack } from "../stack/Stack.tsx";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = {
  title: "Components/Feedback/ProgressBar",
  component: ProgressBar,
  args: {
    label: "Wagering requirement of the welcome bonus",
    value: 320,
    max: 500,
  },
  decorators: [inColumn],
  parameters: {
    guide: {
      do: [
        "Use the label to say what is happening and `valueText` to say how far it has got.",
        "Omit the value while it is not known; the bar then shows only that something is in progress.",
      ],
      dont: [
        "Do not let it run backwards, and do not invent a value.",
        "Do not use it for an amount against a limit; use a Meter.",
      ],
      accessibility: [
        "It is a progressbar named by its label. Without a value, it is announced as indeterminate.",
        "With reduced motion, unknown progress pulses in place instead of sweeping.",
      ],
      keywords: ["loading", "upload", "percentage", "turnover", "level", "bar"],
    },
  },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Percentage: Story = {};

export const InWords: Story = { args: { valueText: "RM 320.00 of RM 500.00" } };

export const Unknown: Story = {
  args: { label: "Sending the receipt", value: undefined },
};

export const JustBegun: Story = { args: { value: 0 } };

export const Complete: Story = { args: { value: 500, tone: "success" } };

export const LongWords: Story = {
  args: {
    label:
      "Belege für die Bestätigung des Zahlungseingangs werden gerade übertragen",
    valueText: "3 von 5 Bildern, noch ungefähr zwei Minuten",
  },
  decorators: [
    (Story) => (
      <div className={stories.narrow}>
        <Story />
      </div>
    ),
  ],
};

export const TallScript: Story = {
  args: { label: "အပ်လုဒ်တင်နေသည်", valueText: "၃ / ၅" },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="x5">
      {(["accent", "success", "warning", "danger", "prize"] as const).map(
        (tone, index) => (
          <ProgressBar
            key={tone}
            tone={tone}
            label={tone}
            value={20 * (index + 1)}
          />
        ),
      )}
    </Stack>
  ),
};
