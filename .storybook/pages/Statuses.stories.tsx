import type { Meta, StoryObj } from "@storybook/react-vite";
import { Statuses } from "./statuses/Statuses.tsx";

const meta = {
  title: "Screens/Statuses",
  component: Statuses,
  tags: ["!autodocs", "composite"],
  parameters: {
    guide: {
      keywords: ["activity", "redemption", "deposit", "state", "badge"],
    },
  },
} satisfies Meta<typeof Statuses>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Activities: Story = { args: { of: "activities" } };

export const Redemptions: Story = { args: { of: "redemptions" } };
