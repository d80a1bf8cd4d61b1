import type { Meta, StoryObj } from "@storybook/react-vite";
import { Records } from "./screens/Records.tsx";

const meta = {
  title: "Screens/Records",
  component: Records,
  tags: ["!autodocs", "composite"],
  parameters: {
    layout: "fullscreen",
    guide: { keywords: ["table", "ledger", "history", "statement"] },
  },
} satisfies Meta<typeof Records>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bets: Story = {};

export const NoBets: Story = { args: { empty: true } };

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
};
