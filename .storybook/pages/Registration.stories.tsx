import type { Meta, StoryObj } from "@storybook/react-vite";
import { Registration } from "./screens/Registration.tsx";

const meta = {
  title: "Screens/Registration",
  component: Registration,
  tags: ["!autodocs", "composite"],
  parameters: {
    layout: "fullscreen",
    guide: { keywords: ["sign up", "join", "onboarding", "create account"] },
  },
} satisfies Meta<typeof Registration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WithProblems: Story = { args: { wrong: true } };

export const OnAPhone: Story = {
  args: { wrong: true },
  globals: { viewport: { value: "phone" } },
};
