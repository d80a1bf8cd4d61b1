import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, within } from "storybook/test";
import { inColumn } from "../../private/testing/inColumn.tsx";
import { Icon } from "../icon/Icon.tsx";
import { Modal } from "../modal/Modal.tsx";
import { ComboBox } from "./ComboBox.tsx";

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
    detail: "On the next morning",
    icon: <Icon name="deposit" />,
    keywords: "RSV",
  },
  {
    value: "cafe",
    label: "Crédit Café",
    detail: "Within 1 hour",
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
  title: "Components/Forms/ComboBox",
  component: ComboBox,
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
        "Use it for more options than fit on a screen, where people know the name of theirs.",
        "Give keywords for other names of an option: a code, an old name, another spelling.",
      ],
      dont: [
        "Do not use it for a few options; a Select or a RadioGroup shows them at once.",
        "Do not use it for free text; typing only searches.",
      ],
      accessibility: [
        "An editable combo box as in the ARIA Authoring Practices: focus stays in the field, and the number of options is announced.",
        "Accents and case are ignored, by the rules of the reader's language.",
      ],
      keyboard: [
        { keys: "Letters", effect: "Narrow the list." },
        {
          keys: "Up, Down",
          effect:
            "Open the list and move through it; focus stays in the field.",
        },
        { keys: "Page Up, Page Down", effect: "Move by a page of options." },
        { keys: "Enter", effect: "Selects the option." },
        { keys: "Escape", effect: "Discards what was typed." },
      ],
      keywords: [
        "autocomplete",
        "searchable select",
        "typeahead",
        "bank",
        "filter",
      ],
    },
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <ComboBox {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof ComboBox>;
export default meta;

type Story = StoryObj<typeof meta>;

const type =
  (text: string): Story["play"] =>
  async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("combobox");
    await userEvent.click(field);
    if (text !== "") await userEvent.type(field, text);
  };

export const Empty: Story = {};

export const Chosen: Story = { args: { value: "reed" } };

export const Open: Story = { args: { value: "reed" }, play: type("") };

export const Searched: Story = { play: type("cred") };

export const NothingFound: Story = { play: type("harbour") };

export const Loading: Story = {
  args: { options: [], loading: true },
  play: type(""),
};

export const NoChoicesAtAll: Story = { args: { options: [] }, play: type("") };

export const Wrong: Story = {
  args: {
    required: true,
    error: "Choose an option from the list.",
    hint: "The account must be in your own name",
  },
};

export const Disabled: Story = { args: { value: "north", disabled: true } };

export const ManyChoices: Story = {
  args: {
    label: "Branch",
    options: Array.from({ length: 1000 }, (_, index) => ({
      value: String(index),
      label: `Branch ${index + 1}, Lake Street ${(index * 7) % 90}`,
    })),
  },
  play: type("lake 77"),
};

export const LongWords: Story = {
  args: {
    options: [
      {
        value: "long",
        label:
          "Cooperative Savings and Credit Association of the Northern and Eastern Lakeside Districts",
        detail:
          "On the third working day, or on the fourth if there is a public holiday in between",
      },
    ],
  },
  play: type(""),
};

export const InADialog: Story = {
  render: function InModal(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Modal open title="Add a bank account" onClose={() => {}}>
        <ComboBox {...args} value={value} onChange={setValue} />
      </Modal>
    );
  },
};
