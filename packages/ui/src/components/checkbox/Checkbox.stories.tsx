import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  title: "Components/Forms/Checkbox",
  component: Checkbox,
  args: {
    name: "terms",
    checked: false,
    onChange: () => {},
    children: "I am of age and accept the terms",
  },
  render: function Ticked(args) {
    const [checked, setChecked] = useState(args.checked);
    return <Checkbox {...args} checked={checked} onChange={setChecked} />;
  },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Ticked: Story = { args: { checked: true } };

export const Wrong: Story = {
  args: { required: true, error: "Please accept the terms to go on." },
};

export const Disabled: Story = { args: { disabled: true } };

export const DisabledTicked: Story = {
  args: { disabled: true, checked: true },
};

export const LongWords: Story = {
  args: {
    children:
      "I have read the rules of the house, I am old enough to play where I live, and I know that I can set limits for myself at any time in my account.",
  },
};
