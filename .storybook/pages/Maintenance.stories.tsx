import type { Meta, StoryObj } from "@storybook/react-vite";
import { Maintenance } from "./screens/Maintenance.tsx";

const meta = {
  title: "Screens/Maintenance",
  component: Maintenance,
  tags: ["!autodocs", "composite"],
  parameters: {
    layout: "fullscreen",
    guide: { keywords: ["closed", "downtime", "upgrade"] },
  },
} satisfies Meta<typeof Maintenance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
};
