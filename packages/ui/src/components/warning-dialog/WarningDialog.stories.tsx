import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { WarningDialog } from "./WarningDialog.tsx";

const meta = {
  title: "Components/Overlays/WarningDialog",
  component: WarningDialog,
  args: {
    open: true,
    title: "Give up the welcome bonus?",
    message: "What you have won with it is taken back at once and for good.",
    losses: ["RM 50.00 of bonus money", "RM 128.40 won with it"],
    confirmLabel: "Give up the bonus",
    cancelLabel: "Keep the bonus",
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: {
    guide: {
      do: [
        "Say first and plainly what is lost; name both answers by what they do.",
        "Ask for a tick where the loss is large, and for a typed word only where nothing brings it back.",
      ],
      dont: [
        "Do not make the dangerous answer the brighter one, and do not hide the harmless one in a link.",
        "Do not use it to talk a player out of leaving, withdrawing or setting a limit.",
      ],
      accessibility: [
        "It is an alertdialog: title and losses are read at once, and focus stands on the harmless answer, so a hasty Enter loses nothing.",
        "Until the tick or word is there, the dangerous answer can be reached and says what is missing.",
      ],
      keyboard: [
        {
          keys: "Enter",
          effect:
            "Gives the answer that has the focus; it never opens on the one that ends something.",
        },
        { keys: "Escape", effect: "Keeps things as they are." },
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
    title: "Take the payment as received?",
    message: "A payment that has been confirmed is not refunded.",
    losses: undefined,
    consent: "I have seen RM 250.00 arrive in my account.",
    confirmLabel: "Confirm the receipt",
    cancelLabel: "Not yet",
  },
};

export const WithATypedWord: Story = {
  args: {
    title: "Close your account?",
    message: "Your account is closed today and cannot be opened again.",
    losses: ["Your favourites and history", "3,200 points"],
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
