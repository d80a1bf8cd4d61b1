import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemberCentre } from "./screens/MemberCentre.tsx";

const meta = {
  title: "Screens/Member centre",
  component: MemberCentre,
  tags: ["!autodocs", "composite"],
  parameters: {
    layout: "fullscreen",
    guide: { keywords: ["account", "profile", "wallet", "cash out"] },
  },
} satisfies Meta<typeof MemberCentre>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Withdrawing: Story = {};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
};
