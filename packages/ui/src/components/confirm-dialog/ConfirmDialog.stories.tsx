import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const meta = {
  title: "Components/Overlays/ConfirmDialog",
  component: ConfirmDialog,
  args: {
    open: true,
    title: "Sign out?",
    message:
      "You can sign in again at any time. A game that is running goes on without you.",
    confirmLabel: "Sign out",
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Question: Story = {};

export const Danger: Story = {
  args: {
    tone: "danger",
    title: "Cancel this withdrawal?",
    message:
      "The amount goes back to your wallet. A new request starts at the end of the line.",
    confirmLabel: "Cancel withdrawal",
    cancelLabel: "Keep it",
  },
};

export const Busy: Story = { args: { busy: true } };

export const LongWords: Story = {
  args: {
    title:
      "Take the whole remaining balance out of every game provider and back into the main wallet?",
    confirmLabel: "Transfer everything back now",
    cancelLabel: "Leave the balances where they are",
  },
};
