import type { Meta, StoryObj } from "@storybook/react-vite";
import { Promotions } from "./screens/Promotions.tsx";

const meta = {
  title: "Screens/Promotions",
  component: Promotions,
  tags: ["!autodocs", "composite"],
  parameters: {
    layout: "fullscreen",
    guide: { keywords: ["offers", "bonus", "campaigns"] },
  },
} satisfies Meta<typeof Promotions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
};
