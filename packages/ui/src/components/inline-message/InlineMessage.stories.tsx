import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/testing/stories.css.ts";
import { Link } from "../link/Link.tsx";
import { Stack } from "../stack/Stack.tsx";
import { InlineMessage } from "./InlineMessage.tsx";

const meta = {
  title: "Components/Feedback/InlineMessage",
  component: InlineMessage,
  args: {
    children: "Withdrawals are checked by hand today; expect up to two hours.",
  },
  parameters: {
    guide: {
      do: [
        "Put it beside what it is about, in one or two sentences, and say what to do about it.",
        "Let it speak by `live` only where it appears after the page has loaded.",
      ],
      dont: [
        "Do not use it for what has just happened and will not matter in a minute; that is a toast.",
        "Do not stack more than two.",
      ],
      accessibility: [
        "Its meaning is told by a picture with a name, not by colour alone.",
        "Assertive interrupts the reader: keep it for errors of the present action.",
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
    children: "Without one nothing can be paid out.",
    action: (
      <Link href="#bank" tone="inherit" standalone>
        Add one now
      </Link>
    ),
  },
};

export const SpokenAtOnce: Story = {
  args: {
    tone: "danger",
    live: "assertive",
    children: "The username or password is not right.",
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
