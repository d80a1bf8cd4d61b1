import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { SearchField } from "./SearchField.tsx";

const meta = {
  title: "Components/Forms/SearchField",
  component: SearchField,
  args: {
    label: "Search games",
    value: "",
    onChange: () => {},
    onSubmit: fn(),
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <SearchField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: "Search 2,140 games" } };

export const Filled: Story = { args: { value: "northern lights" } };

export const Busy: Story = { args: { value: "northern lights", busy: true } };

export const TallScript: Story = { args: { value: "ထူးခြားသောဂိမ်း" } };
