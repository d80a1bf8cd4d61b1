import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ModeSwitch } from "./ModeSwitch.tsx";

const meta = {
  title: "Components/Shell/ModeSwitch",
  component: ModeSwitch,
  args: { onChange: fn() },
  parameters: {
    guide: {
      do: ["Start with the page's own setting; the switch only changes it."],
      dont: ["Do not add a third state."],
      accessibility: [
        "Its accessible name says what it will do, and changes with the mode.",
      ],
      keywords: ["dark", "light", "theme", "mode", "appearance"],
    },
  },
} satisfies Meta<typeof ModeSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FollowsThePage: Story = {};

export const WhileDark: Story = { args: { mode: "dark" } };

export const WhileLight: Story = { args: { mode: "light" } };
