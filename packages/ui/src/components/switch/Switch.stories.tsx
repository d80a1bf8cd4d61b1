import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Switch } from "./Switch.tsx";

const meta = {
  title: "Components/Forms/Switch",
  component: Switch,
  args: { checked: false, onChange: () => {}, children: "Hide my balance" },
  render: function Switched(args) {
    const [checked, setChecked] = useState(args.checked);
    return <Switch {...args} checked={checked} onChange={setChecked} />;
  },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { checked: true } };

export const WithHint: Story = {
  args: { hint: "Stars instead of figures wherever your balance is shown." },
};

export const Disabled: Story = { args: { disabled: true } };

export const DisabledOn: Story = { args: { disabled: true, checked: true } };
