import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../stack/Inline.tsx";
import { CountBadge } from "./CountBadge.tsx";

const meta = {
  title: "Components/Feedback/CountBadge",
  component: CountBadge,
  args: { count: 3, label: "3 unread messages" },
  parameters: {
    guide: {
      do: [
        "Count what needs the reader's attention, and say in the label what is counted.",
      ],
      dont: ["Do not use it to attract attention to an offer."],
      accessibility: [
        "Screen readers announce the label, never a bare number; above the maximum, the label still gives the full count.",
      ],
      keywords: ["counter", "unread", "notification dot", "number"],
    },
  },
} satisfies Meta<typeof CountBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Many: Story = {
  args: { count: 240, label: "240 unread messages" },
};

export const Tones: Story = {
  render: () => (
    <Inline>
      <CountBadge count={7} label="7 waiting" tone="danger" />
      <CountBadge count={12} label="12 chosen" tone="accent" />
      <CountBadge count={42} label="42 games" tone="neutral" />
    </Inline>
  ),
};
