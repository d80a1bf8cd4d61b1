import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { inColumn } from "../../private/testing/inColumn.tsx";
import { NumberField } from "./NumberField.tsx";

const meta = {
  title: "Components/Forms/NumberField",
  component: NumberField,
  decorators: [inColumn],
  parameters: {
    guide: {
      do: [
        "Use it for counts and measures; give it bounds wherever there are some.",
      ],
      dont: [
        "Do not use it for money, which is a decimal string: AmountField. Nor for phone numbers and codes.",
      ],
      accessibility: [
        "Arrow keys step, Page Up and Page Down go ten steps, Home and End go to the bounds; each new number is spoken.",
      ],
      keyboard: [
        { keys: "Up, Down", effect: "One step more or less." },
        { keys: "Page Up, Page Down", effect: "A large step." },
        { keys: "Home, End", effect: "The least and the most." },
      ],
      keywords: ["count", "quantity", "stepper", "spinner", "percent"],
    },
  },
  args: { label: "Tickets", name: "tickets", value: 3, onChange: () => {} },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <NumberField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { min: 1, max: 20 } };

export const Empty: Story = { args: { value: undefined, required: true } };

export const AtItsMost: Story = { args: { value: 20, min: 1, max: 20 } };

export const Decimals: Story = {
  args: {
    label: "Share of the commission",
    name: "share",
    value: 2.5,
    step: 0.5,
    min: 0,
    max: 50,
    fractionDigits: 1,
    unit: "%",
  },
};

export const Wrong: Story = {
  args: {
    min: 1,
    required: true,
    hint: "One for each friend.",
    error: "Only 2 tickets are left.",
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LargeNumber: Story = {
  args: { value: 1234567890, unit: "points" },
};

export const LongWords: Story = {
  args: {
    label:
      "Number of tickets of the summer raffle that are to be claimed at once",
    unit: "tickets of the summer raffle",
    max: 100,
    error:
      "There are fewer tickets than that, and one of them has been claimed on another device.",
  },
};

export const TallScripts: Story = {
  args: { label: "လက်မှတ်အရေအတွက်", unit: "စောင်", hint: "တစ်ဦးလျှင် ၂၀ စောင်အထိ" },
};
