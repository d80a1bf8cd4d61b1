import type { Meta, StoryObj } from "@storybook/react-vite";
import { PointsMall } from "./screens/PointsMall.tsx";

const meta = {
  title: "Screens/Points mall",
  component: PointsMall,
  tags: ["!autodocs", "composite"],
  parameters: {
    layout: "fullscreen",
    guide: { keywords: ["shop", "goods", "redeem", "loyalty", "rules"] },
  },
} satisfies Meta<typeof PointsMall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Goods: Story = {};

export const Rules: Story = { args: { at: "rules" } };

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
};
