import type { Meta, StoryObj } from "@storybook/react-vite";
import { inColumn } from "../../private/testing/inColumn.tsx";
import * as stories from "../../private/testing/stories.css.ts";
import { Stack } from "../stack/Stack.tsx";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = {
  title: "Components/Feedback/ProgressBar",
  component: ProgressBar,
  args: { label: "Turnover for the welcome bonus", value: 320, max: 500 },
  decorators: [inColumn],
  parameters: {
    guide: {
      do: [
        "Say in the label what goes on, and in the value words how far it is.",
        "Leave the value out while nobody knows it; the bar then says only that something is under way.",
      ],
      dont: [
        "Do not let it run backwards, and do not invent a value to look busy.",
        "Do not use it for an amount against a limit; that is a Meter.",
      ],
      accessibility: [
        "It is a progressbar named by its label; without a value none is claimed.",
        "With reduced motion an unknown progress breathes in place instead of sweeping.",
      ],
      keywords: ["loading", "upload", "percentage", "turnover", "level", "bar"],
    },
  },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Percentage: Story = {};

export const InWords: Story = { args: { valueText: "MYR 320.00 of 500.00" } };

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
