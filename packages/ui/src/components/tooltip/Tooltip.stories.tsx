import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { Tooltip } from "./Tooltip.tsx";

const meta = {
  title: "Components/Overlays/Tooltip",
  component: Tooltip,
  args: {
    text: "Updated a minute ago",
    children: <Button autoFocus>Balance</Button>,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {};

export const Below: Story = { args: { side: "bottom" } };

export const LongWords: Story = {
  args: {
    text: "Money that is in a running game is counted again when the round has ended and the provider has answered.",
  },
};
