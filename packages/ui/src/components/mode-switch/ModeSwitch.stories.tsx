import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ModeSwitch } from "./ModeSwitch.tsx";

const meta = {
  title: "Components/Shell/ModeSwitch",
  component: ModeSwitch,
  args: { onChange: fn() },
} satisfies Meta<typeof ModeSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FollowsThePage: Story = {};

export const WhileDark: Story = { args: { mode: "dark" } };

export const WhileLight: Story = { args: { mode: "light" } };
