import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { Button } from "../button/Button.tsx";
import { Inline } from "../stack/Inline.tsx";
import { Toaster } from "./Toaster.tsx";
import { toast, type ToastOptions } from "./toastStore.ts";

const all: readonly ToastOptions[] = [
  { tone: "success", text: "Your account name has been copied" },
  {
    tone: "warning",
    text: "Your session ends in two minutes",
    actionLabel: "Stay",
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
} satisfies Meta<typeof Toaster>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = { render: () => <Saying messages={all} /> };

const quiet: readonly ToastOptions[] = [
  { text: "A new message has arrived" },
  {
    tone: "info",
    text: "Deposits take a little longer today",
    actionLabel: "Why?",
    onAction: () => {},
  },
];

export const Quiet: Story = { render: () => <Saying messages={quiet} /> };

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
