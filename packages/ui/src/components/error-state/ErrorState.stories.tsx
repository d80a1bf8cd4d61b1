import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorState } from "./ErrorState.tsx";

const meta = {
  title: "Components/Feedback/ErrorState",
  component: ErrorState,
  args: { title: "The games could not be loaded" },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  args: {
    children: "Your connection may have dropped for a moment.",
    onRetry: () => undefined,
  },
};

export const Retrying: Story = { args: { ...WithRetry.args, retrying: true } };

export const WithoutRetry: Story = {
  args: { children: "We have been told, and are looking into it." },
};
