import type { Meta, StoryObj } from "@storybook/react-vite";
import { Category } from "./screens/Category.tsx";

const meta = {
  title: "Screens/Category",
  component: Category,
  tags: ["!autodocs", "composite"],
  parameters: {
    layout: "fullscreen",
    guide: { keywords: ["listing", "catalogue", "filters", "vendors"] },
  },
} satisfies Meta<typeof Category>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Slots: Story = {};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
};
