import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { inColumn } from "../../private/testing/inColumn.tsx";
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
  decorators: [inColumn],
  parameters: {
    guide: {
      do: ["Show results during typing, with the number found beside them."],
      dont: [
        "Do not search a long list before two letters are typed.",
        "Do not use it to filter a handful of items; show them all.",
      ],
      accessibility: [
        "It is a search landmark with its own name.",
        "Escape clears it first; only the next Escape closes the dialog around it.",
      ],
      keywords: ["search", "find", "filter", "magnifier"],
    },
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

export const LongText: Story = {
  args: {
    value:
      "a game whose name I have forgotten, with lanterns and a river and a very long introduction",
  },
};
