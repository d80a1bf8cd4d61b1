import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/testing/stories.css.ts";
import { Inline } from "../stack/Inline.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Badge } from "./Badge.tsx";

const meta = {
  title: "Components/Feedback/Badge",
  component: Badge,
  args: { children: "Pending" },
  parameters: {
    guide: {
      do: ["Name a status in one or two words: Pending, Received, New."],
      dont: ["Do not make it a button or a link; a status cannot be pressed."],
      accessibility: ["The word gives the status; the colour only repeats it."],
      keywords: ["tag", "label", "status", "pill", "chip"],
    },
  },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithIcon: Story = {
  args: { tone: "success", icon: "check", children: "Paid" },
};

export const Hot: Story = {
  args: { tone: "hot", icon: "fire", children: "Hot" },
};

export const Vip: Story = {
  args: { tone: "prize", icon: "crown", children: "VIP 4" },
};

export const LongWords: Story = {
  args: {
    tone: "warning",
    children: "Menunggu pengesahan daripada pihak pembekal pembayaran",
  },
  decorators: [
    (Story) => (
      <div className={stories.narrow}>
        <Story />
      </div>
    ),
  ],
};

const tones = [
  "neutral",
  "accent",
  "success",
  "warning",
  "danger",
  "info",
  "prize",
  "hot",
] as const;

export const Matrix: Story = {
  render: () => (
    <Stack>
      {(["soft", "solid"] as const).map((variant) => (
        <Inline key={variant}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} variant={variant}>
              {tone}
            </Badge>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
