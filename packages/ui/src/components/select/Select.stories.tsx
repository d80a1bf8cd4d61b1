import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import { Modal } from "../modal/Modal.tsx";
import { Select } from "./Select.tsx";

const banks = [
  {
    value: "north",
    label: "North Lake Bank",
    detail: "Arrives within the hour",
    icon: <Icon name="deposit" />,
  },
  {
    value: "reed",
    label: "Reed Savings",
    detail: "Arrives the next morning",
    icon: <Icon name="deposit" />,
  },
  {
    value: "mist",
    label: "Mist Credit",
    detail: "Closed for maintenance",
    icon: <Icon name="deposit" />,
    disabled: true,
  },
];

const meta = {
  title: "Components/Forms/Select",
  component: Select,
  args: {
    label: "Bank",
    name: "bank",
    options: banks,
    value: undefined,
    onChange: () => {},
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <Select {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = { args: { value: "reed" } };

export const Wrong: Story = {
  args: {
    required: true,
    error: "Choose a bank.",
    hint: "Only an account in your own name.",
  },
};

export const Disabled: Story = { args: { value: "north", disabled: true } };

export const ManyChoices: Story = {
  args: {
    label: "Year of birth",
    options: Array.from({ length: 60 }, (_, index) => ({
      value: String(2005 - index),
      label: String(2005 - index),
    })),
  },
};

export const InADialog: Story = {
  render: function InModal(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Modal open title="Where should it go?" onClose={() => {}}>
        <Select {...args} value={value} onChange={setValue} />
      </Modal>
    );
  },
};
