import type { Meta, StoryObj } from "@storybook/react-vite";
import { LotteryNumbers } from "./LotteryNumbers.tsx";

const meta = {
  title: "Components/Lobby/LotteryNumbers",
  component: LotteryNumbers,
  args: {
    label: "Highland Daily Three, draw 20260131-0144",
    numbers: ["3", "8", "1"],
  },
  parameters: {
    guide: {
      do: [
        "Show the numbers as they were drawn, and name the draw in words.",
        "Use the large size once per page, for the draw that the page is about.",
      ],
      dont: [
        "Do not let a ball roll or blink: the result is a fact, not a show.",
      ],
      accessibility: [
        "A list named by its draw; the order is the same in right-to-left scripts.",
      ],
      keywords: ["lottery", "balls", "draw", "numbers", "results"],
    },
  },
} satisfies Meta<typeof LotteryNumbers>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Digits: Story = {};

export const SixOfFortyNine: Story = {
  args: { numbers: ["4", "11", "19", "23", "38", "47"] },
};

export const Large: Story = {
  args: { size: "large", numbers: ["4", "11", "19", "23", "38", "47"] },
};

export const Small: Story = { args: { size: "small" } };

export const ManyNumbers: Story = {
  args: { numbers: Array.from({ length: 20 }, (_, i) => String(i * 4 + 1)) },
};

export const LongNumbers: Story = { args: { numbers: ["1024", "7", "365"] } };
