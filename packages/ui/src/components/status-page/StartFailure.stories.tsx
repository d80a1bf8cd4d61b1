import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { StartFailure } from "./StartFailure.tsx";

const meta = {
  title: "Components/Status pages/StartFailure",
  component: StartFailure,
  parameters: { layout: "fullscreen" },
  args: { onRetry: fn() },
} satisfies Meta<typeof StartFailure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Retrying: Story = { args: { retrying: true } };
