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
        "Use it for counts and measures. Set `min` and `max` wherever limits exist.",
      ],
      dont: [
        "Do not use it for money, which is a decimal string (use AmountField), or for phone numbers and codes.",
      ],
      accessibility: [
        "Arrow keys change the number by one step, Page Up and Page Down by ten; Home and End go to the limits. Each new number is announced.",
      ],
      keyboard: [
        { keys: "Up, Down", effect: "Increases or decreases by one step." },
        {
          keys: "Page Up, Page Down",
          effect: "Increases or decreases by a large step.",
        },
        { keys: "Home, End", effect: "Goes to the minimum or maximum." },
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
    label: "Dividend rate",
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
    hint: "One ticket per friend.",
    error: "Only 2 tickets are left.",
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LargeNumber: Story = {
  args: { value: 1234567890, unit: "points" },
};

export const LongWords: Story = {
  args: {
    label: "Number of tickets for the summer prize draw to claim in one go",
    unit: "tickets for the summer prize draw",
    max: 100,
    error:
      "There are not enough tickets left, because one of them was claimed on another device.",
  },
};

export const TallScripts: Story = {
  args: { label: "လက်မှတ်အရေအတွက်", unit: "စောင်", hint: "တစ်ဦးလျှင် ၂၀ စောင်အထိ" },
};
