import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { inColumn } from "../../private/testing/inColumn.tsx";
import { CodeField } from "./CodeField.tsx";

const meta = {
  title: "Components/Forms/CodeField",
  component: CodeField,
  decorators: [inColumn],
  parameters: {
    guide: {
      do: [
        "Count the seconds in the flow and pass them in. The field displays them, but announces only the start, a few steps and the end.",
        "Say in `disabledReason` what to do before a code can be sent.",
      ],
      dont: [
        "Do not clear the code when another one is sent: the first may still arrive.",
        "Do not split a code over several boxes.",
      ],
      accessibility: [
        "The button keeps its name while it counts down, because some screen readers would read every second.",
      ],
      keywords: ["otp", "sms", "verification", "one-time code", "resend"],
    },
  },
  args: {
    name: "code",
    value: "",
    onChange: () => {},
    onSend: fn(),
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <CodeField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { required: true } };

export const Sending: Story = { args: { sending: true } };

export const CountingDown: Story = { args: { sent: true, secondsLeft: 48 } };

export const CountingDownFromMinutes: Story = {
  args: { sent: true, secondsLeft: 119 },
};

export const ReadyAgain: Story = { args: { sent: true, value: "4810" } };

/** The wait after too many requests (CFG-03). */
export const TooManyRequests: Story = {
  args: { sent: true, tooMany: true, secondsLeft: 300 },
};

export const NoNumberYet: Story = {
  args: { disabledReason: "Enter a valid mobile number first." },
};

export const CheckUnfinished: Story = {
  args: { disabledReason: "Please complete verification first" },
};

export const Wrong: Story = {
  args: {
    sent: true,
    secondsLeft: 12,
    value: "4810",
    required: true,
    hint: "Sent to +60 12 555 0147",
    error: "Please enter a valid verification code",
  },
};

export const Disabled: Story = { args: { disabled: true, value: "481022" } };

export const LongWords: Story = {
  args: {
    label:
      "Code that we have sent to the mobile number that you registered your account with",
    secondsLeft: 59,
    hint: "It arrives within two minutes; check your folder of blocked messages too.",
    error: "The code is no longer valid, because another one has been sent.",
  },
};

export const TallScripts: Story = {
  args: { label: "အတည်ပြုကုဒ်", value: "၁၂၃၄", sent: true, secondsLeft: 30 },
};
