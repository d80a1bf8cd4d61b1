import type { Meta, StoryObj } from "@storybook/react-vite";
import { Home } from "./screens/Home.tsx";

const meta = {
  title: "Screens/Home",
  component: Home,
  tags: ["!autodocs", "composite"],
  parameters: {
    layout: "fullscreen",
    guide: { keywords: ["lobby", "landing", "start page", "homepage"] },
  },
  args: { member: false },
} satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { args: { member: false } };

export const Member: Story = { args: { member: true } };

export const GuestOnAPhone: Story = {
  args: { member: false },
  globals: { viewport: { value: "phone" } },
};

export const MemberOnAPhone: Story = {
  args: { member: true },
  globals: { viewport: { value: "phone" } },
};
