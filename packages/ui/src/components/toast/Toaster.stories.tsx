import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { Button } from "../button/Button.tsx";
import { Inline } from "../stack/Inline.tsx";
import { Toaster } from "./Toaster.tsx";
import { toast, type ToastOptions } from "./toastStore.ts";

const all: readonly ToastOptions[] = [
  { tone: "success", text: "Username copied" },
  {
    tone: "warning",
    text: "Your session ends in two minutes",
    actionLabel: "Stay logged in",
    onAction: () => {},
  },
  {
    tone: "danger",
    text: "The balance could not be updated. Check your connection and try again.",
  },
];

function Saying({ messages }: { messages: readonly ToastOptions[] }) {
  useEffect(() => {
    messages.forEach((message) => toast.show(message));
    return () => messages.forEach((message) => toast.dismiss(message.text));
  }, [messages]);
  return <Toaster />;
}

const meta = {
  title: "Components/Overlays/Toaster",
  component: Toaster,
  parameters: {
    guide: {
      do: [
        "Say in one sentence what has just happened, and offer “Undo” where possible.",
        "Use the danger tone for failures; they are announced immediately and stay longer.",
      ],
      dont: [
        "Do not use it for anything that must be read or answered; use an InlineMessage or a dialog.",
        "Do not repeat what is already visible.",
      ],
      accessibility: [
        "Messages are announced. They stay while hovered or focused. F8 moves focus to them; Escape and the close button dismiss them.",
        "Three are shown at once and the others wait; failures come first.",
      ],
      keywords: ["notification", "snackbar", "message", "undo", "alert"],
    },
  },
} satisfies Meta<typeof Toaster>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = { render: () => <Saying messages={all} /> };

const quiet: readonly ToastOptions[] = [
  { text: "You have a new message" },
  {
    tone: "info",
    text: "Deposits take longer than usual today",
    actionLabel: "Why?",
    onAction: () => {},
  },
];

export const Quiet: Story = { render: () => <Saying messages={quiet} /> };

const removed: readonly ToastOptions[] = [
  {
    text: "Removed from your favourites",
    actionLabel: "Undo",
    onAction: () => {},
  },
];

export const Undo: Story = { render: () => <Saying messages={removed} /> };

const many: readonly ToastOptions[] = Array.from({ length: 6 }, (_, index) => ({
  text: `Message ${index + 1} of six`,
}));

export const MoreThanThree: Story = {
  render: () => <Saying messages={many} />,
};

const long: readonly ToastOptions[] = [
  {
    tone: "warning",
    text: "Transaktionsnummernverifizierung 8f1c2a7793b04a52b6f90d4c1e7a5521 wird noch einmal durchgeführt, weil die Bank nicht geantwortet hat. ".repeat(
      8,
    ),
    actionLabel: "Nachsehen",
    onAction: () => {},
  },
  { text: "အကောင့်အမည်ကို ကူးယူပြီးပါပြီ" },
];

export const LongWords: Story = { render: () => <Saying messages={long} /> };

export const OnPress: Story = {
  render: () => (
    <Inline>
      {all.map((message) => (
        <Button key={message.text} onClick={() => toast.show(message)}>
          {message.tone}
        </Button>
      ))}
      <Toaster />
    </Inline>
  ),
};
