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
  parameters: {
    guide: {
      do: [
        "Ask in a few words, say what follows, and name the yes as a verb: “Sign out”.",
        "Keep it for what is worth an interruption; most things are better with an undo.",
      ],
      dont: [
        "Do not answer with OK and Cancel, and do not ask two questions at once.",
        "Do not use it where money or data is lost; that is a WarningDialog.",
      ],
      accessibility: [
        "It is an alertdialog: question and consequence are read at once, and focus stands on the harmless answer.",
        "Escape means no; Tab stays inside; focus goes back to what opened it.",
      ],
      keyboard: [
        {
          keys: "Enter",
          effect:
            "Gives the answer that has the focus; it opens on the safe one.",
        },
        { keys: "Escape", effect: "Keeps things as they are." },
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

export const MoreThanFits: Story = {
  args: {
    message: Array.from({ length: 40 }, (_, index) => (
      <span key={index}>
        {index + 1}. Something that follows from a yes and wants to be
        read.{" "}
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
