import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const meta = {
  title: "Components/Overlays/ConfirmDialog",
  component: ConfirmDialog,
  args: {
    open: true,
    title: "Log out?",
    message:
      "You can log in again at any time. A game that is running continues without you.",
    confirmLabel: "Log out",
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: {
    guide: {
      do: [
        "Ask in a few words, state the consequence, and use a verb for the confirm button: “Log out”.",
        "Keep it for questions worth an interruption; for most actions an undo is better.",
      ],
      dont: [
        "Do not label the buttons OK and Cancel, and do not ask two questions at once.",
        "Do not use it where money or data would be lost; that is a WarningDialog.",
      ],
      accessibility: [
        "It is an alertdialog: question and consequence are announced on opening, and focus starts on the harmless answer.",
        "Escape cancels; Tab stays inside; on closing, focus returns to the element that opened it.",
      ],
      keyboard: [
        {
          keys: "Enter",
          effect:
            "Presses the focused button; the dialog opens with focus on the safe one.",
        },
        { keys: "Escape", effect: "Cancels and closes the dialog." },
      ],
      keywords: ["alert", "confirmation", "question", "are you sure", "popup"],
    },
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
      "The amount is refunded to your wallet. A new request joins the end of the queue.",
    confirmLabel: "Cancel withdrawal",
    cancelLabel: "Keep withdrawal",
  },
};

export const Busy: Story = { args: { busy: true } };

export const LongWords: Story = {
  args: {
    title:
      "Transfer the whole remaining balance from every game provider back to the main wallet?",
    confirmLabel: "Transfer all balances back now",
    cancelLabel: "Keep the balances with the providers",
  },
};

export const MoreThanFits: Story = {
  args: {
    message: Array.from({ length: 40 }, (_, index) => (
      <span key={index}>
        {index + 1}. A consequence of the confirmation that should be read.{" "}
      </span>
    )),
  },
};

export const TallScript: Story = {
  args: {
    title: "ထွက်မှာ သေချာပါသလား။",
    message: "သင် အချိန်မရွေး ပြန်ဝင်နိုင်ပါသည်။",
    confirmLabel: "ထွက်မည်",
    cancelLabel: "နေဦးမည်",
  },
};
