import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { LoadFailure } from "./LoadFailure.tsx";

const meta = {
  title: "Components/Status pages/LoadFailure",
  component: LoadFailure,
  parameters: { layout: "fullscreen" },
  args: { onRetry: fn() },
} satisfies Meta<typeof LoadFailure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
