import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ModeSwitch } from "./ModeSwitch.tsx";

const meta = {
  title: "Components/Shell/ModeSwitch",
  component: ModeSwitch,
  args: { onChange: fn() },
  parameters: {
    guide: {
      do: ["Let the page's own setting begin; the switch is for changing it."],
      dont: ["Do not put a third state into it."],
      accessibility: ["Its name says what it will do, and changes with it."],
      keywords: ["dark", "light", "theme", "mode", "appearance"],
    },
  },
} satisfies Meta<typeof ModeSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FollowsThePage: Story = {};

export const WhileDark: Story = { args: { mode: "dark" } };

export const WhileLight: Story = { args: { mode: "light" } };
