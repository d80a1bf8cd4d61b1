import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { WarningDialog } from "./WarningDialog.tsx";

const meta = {
  title: "Components/Overlays/WarningDialog",
  component: WarningDialog,
  args: {
    open: true,
    title: "Give up the welcome bonus?",
    message: "Your winnings from it are removed immediately and permanently.",
    losses: ["RM 50.00 bonus", "RM 128.40 winnings from it"],
    confirmLabel: "Give up the bonus",
    cancelLabel: "Keep the bonus",
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: {
    guide: {
      do: [
        "Say plainly first what is lost. Label both buttons by what they do.",
        "Require a tick where the loss is large, and a typed word only where it cannot be undone.",
      ],
      dont: [
        "Do not make the destructive button more prominent, and do not reduce the safe one to a link.",
        "Do not use it to talk a player out of leaving, withdrawing or setting a limit.",
      ],
      accessibility: [
        "It is an alertdialog. Title and losses are announced at once, and focus is on the safe button, so pressing Enter too soon loses nothing.",
        "Until the tick or word is given, the destructive button can still be focused and says what is missing.",
      ],
      keyboard: [
        {
          keys: "Enter",
          effect:
            "Presses the focused button. Focus never starts on the destructive one.",
        },
        { keys: "Escape", effect: "Cancels." },
      ],
      keywords: [
        "danger",
        "destructive",
        "delete",
        "loss",
        "irreversible",
        "confirmation",
        "alert",
      ],
    },
  },
} satisfies Meta<typeof WarningDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WhatIsLost: Story = {};

export const WithATick: Story = {
  args: {
    title: "Confirm that you received the payment?",
    message: "A confirmed payment cannot be refunded.",
    losses: undefined,
    consent: "I received RM 250.00 in my account.",
    confirmLabel: "Confirm receipt",
    cancelLabel: "Not yet",
  },
};

export const WithATypedWord: Story = {
  args: {
    title: "Close your account?",
    message: "Your account will be closed today and cannot be reopened.",
    losses: ["Your favourites and records", "3,200 points"],
    typedWord: "CLOSE",
    confirmLabel: "Close the account",
    cancelLabel: "Keep the account",
  },
};

export const Busy: Story = { args: { busy: true } };

export const LongWords: Story = {
  args: {
    title:
      "Die Provisionsvereinbarungen aller untergeordneten Partner unwiderruflich beenden?",
    losses: Array.from(
      { length: 12 },
      (_, index) =>
        `Provisionsvereinbarung mit Partner ${index + 1}, monatlich, 12,5 %`,
    ),
    confirmLabel: "Alle Vereinbarungen beenden",
    cancelLabel: "Alle Vereinbarungen unverändert behalten",
  },
};
