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
  decorators: [inColumn],
  parameters: {
    guide: {
      do: [
        "Take it for five to some dozens of choices whose names people recognise; typing jumps to one.",
        "Give detail for what helps to decide: a fee, how long it takes.",
      ],
      dont: [
        "Do not take it for two or three choices on a wide screen; a RadioGroup shows them at once.",
        "Do not take it for hundreds; a ComboBox can be searched.",
      ],
      accessibility: [
        "A button that opens a list box: arrows, Home, End and letters move, Enter chooses, Escape takes focus back.",
        "The button is read with its label, its choice, hint and error.",
      ],
      keyboard: [
        { keys: "Enter, Space, Up, Down", effect: "Opens the list." },
        { keys: "Up, Down, Home, End", effect: "Moves among the choices." },
        { keys: "A letter", effect: "Goes to the choice that begins with it." },
        { keys: "Enter", effect: "Takes the choice." },
        { keys: "Escape", effect: "Closes the list as it was." },
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
    label: "Account that your winnings of this month shall be sent to",
    value: "long",
    options: [
      {
        value: "long",
        label:
          "Cooperative Savings and Credit Association of the Northern and Eastern Lakeside Districts",
        detail: "Arrives on the third working day",
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
      <Modal open title="Where should it go?" onClose={() => {}}>
        <Select {...args} value={value} onChange={setValue} />
      </Modal>
    );
  },
};
