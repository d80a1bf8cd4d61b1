import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/testing/stories.css.ts";
import { Link } from "../link/Link.tsx";
import { Stack } from "../stack/Stack.tsx";
import { InlineMessage } from "./InlineMessage.tsx";

const meta = {
  title: "Components/Feedback/InlineMessage",
  component: InlineMessage,
  args: {
    children:
      "We check withdrawals manually today. They can take up to two hours.",
  },
  parameters: {
    guide: {
      do: [
        "Place it beside its subject, in one or two sentences, and say what to do about it.",
        "Use `live` only where the message appears after the page has loaded.",
      ],
      dont: [
        "Do not use it for brief feedback that is irrelevant a minute later; that is a toast.",
        "Do not stack more than two.",
      ],
      accessibility: [
        "An icon with a name, not only colour, gives its meaning.",
        "Assertive interrupts the reader: keep it for errors of the current action.",
      ],
      keywords: ["alert", "notice", "banner", "warning", "info", "callout"],
    },
  },
} satisfies Meta<typeof InlineMessage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const WithTitleAndAction: Story = {
  args: {
    tone: "warning",
    title: "Add a bank account",
    children: "You need a bank account before you can withdraw.",
    action: (
      <Link href="#bank" tone="inherit" standalone>
        Add bank account
      </Link>
    ),
  },
};

export const SpokenAtOnce: Story = {
  args: {
    tone: "danger",
    live: "assertive",
    children: "Wrong account or password",
  },
};

export const LongWords: Story = {
  args: {
    tone: "danger",
    children:
      "Transaktionsnummernverifizierungsfehler: 8f1c2a77-93b0-4a52-b6f9-0d4c1e7a5521",
  },
  decorators: [
    (Story) => (
      <div className={stories.narrow}>
        <Story />
      </div>
    ),
  ],
};

export const Matrix: Story = {
  render: ({ children }) => (
    <Stack gap="x3">
      {(["info", "success", "warning", "danger"] as const).map((tone) => (
        <InlineMessage key={tone} tone={tone} title={tone}>
          {children}
        </InlineMessage>
      ))}
    </Stack>
  ),
};

export const TallScript: Story = {
  args: { tone: "success", title: "ပြီးပါပြီ", children: "သင့်ငွေထုတ်ယူမှုကို လက်ခံရရှိပါသည်။" },
};
