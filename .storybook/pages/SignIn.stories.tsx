import type { Meta, StoryObj } from "@storybook/react-vite";
import { SignIn } from "./screens/SignIn.tsx";

const meta = {
  title: "Screens/Sign in",
  component: SignIn,
  tags: ["!autodocs", "composite"],
  parameters: {
    layout: "fullscreen",
    guide: { keywords: ["login", "log in", "authentication"] },
  },
} satisfies Meta<typeof SignIn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Refused: Story = { args: { refused: true } };

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
};
