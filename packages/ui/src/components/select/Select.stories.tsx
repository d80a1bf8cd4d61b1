import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { inColumn } from "../../private/testing/inColumn.tsx";
import { Icon } from "../icon/Icon.tsx";
import { Modal } from "../modal/Modal.tsx";
import { Select } from "./Select.tsx";

const banks = [
  {
    value: "north",
    label: "North Lake Bank",
    detail: "Within 1 hour",
    icon: <Icon name="deposit" />,
  },
  {
    value: "reed",
    label: "Reed Savings",
    detail: "The next morning",
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
  decorators: [inColumn],
  parameters: {
    guide: {
      do: [
        "Use it for five to a few dozen options whose names people recognise; typing jumps to an option.",
        "Use `detail` for facts that help people decide: a fee, how long it takes.",
      ],
      dont: [
        "Do not use it for two or three options on a wide screen; a RadioGroup shows them all.",
        "Do not use it for hundreds of options; a ComboBox can be searched.",
      ],
      accessibility: [
        "It is a button that opens a list box. Arrow keys, Home, End and letters move, Enter chooses, and Escape closes it and returns focus.",
        "The button is announced with its label, value, hint and error.",
      ],
      keyboard: [
        { keys: "Enter, Space, Up, Down", effect: "Opens the list." },
        { keys: "Up, Down, Home, End", effect: "Moves between options." },
        {
          keys: "A letter",
          effect: "Moves to the next option that starts with it.",
        },
        { keys: "Enter", effect: "Chooses the option." },
        { keys: "Escape", effect: "Closes the list without a change." },
      ],
      keywords: ["dropdown", "pick list", "listbox", "bank", "choose"],
    },
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

export const Required: Story = { args: { required: true } };

export const NoChoices: Story = { args: { options: [] } };

export const LongWords: Story = {
  args: {
    label: "Account for your withdrawals this month",
    value: "long",
    options: [
      {
        value: "long",
        label:
          "Cooperative Savings and Credit Association of the Northern and Eastern Lakeside Districts",
        detail: "Within three working days",
      },
    ],
  },
};

export const TallScripts: Story = {
  args: {
    label: "ဘဏ်",
    value: "th",
    options: [
      { value: "th", label: "ธนาคารทะเลสาบเหนือ" },
      { value: "my", label: "မြောက်ပိုင်းရေကန်ဘဏ်" },
    ],
  },
};

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
      <Modal open title="Withdraw to" onClose={() => {}}>
        <Select {...args} value={value} onChange={setValue} />
      </Modal>
    );
  },
};
