import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { inColumn } from "../../private/testing/inColumn.tsx";
import { TextArea } from "./TextArea.tsx";

const meta = {
  title: "Components/Forms/TextArea",
  component: TextArea,
  args: {
    label: "What happened?",
    name: "message",
    value: "",
    onChange: () => {},
  },
  decorators: [inColumn],
  parameters: {
    guide: {
      do: [
        "Set `maxLength` and `minLength` wherever the server checks them: the counter counts as the server does.",
        "Use the `soft` limit for texts that people write first and then shorten, for example a complaint.",
      ],
      dont: [
        "Do not use it for a single line, or for an address with known parts.",
        "Do not put the rule in the placeholder alone; it disappears with the first letter.",
      ],
      accessibility: [
        "The rule is announced with the field. The remaining count is announced at 20, at 10 and at the limit, not at each letter.",
        "Counter and error use words and figures, never colour alone.",
      ],
      keywords: ["textarea", "message", "feedback", "counter", "multiline"],
    },
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <TextArea {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: "Which game, and when?" },
};

export const Counted: Story = {
  args: { value: "The wheel stopped and the page went white.", maxLength: 300 },
};

export const NearTheEnd: Story = {
  args: {
    value:
      "The wheel stopped, the page went white, and when it came back my stake was gone. It was game 42 at about nine in the evening, on my phone.",
    maxLength: 140,
  },
};

export const TooShort: Story = {
  args: {
    value: "Hm",
    minLength: 10,
    maxLength: 140,
    error: "Content length must be between 10 and 140 characters",
  },
};

export const WrittenOn: Story = {
  args: {
    limit: "soft",
    maxLength: 40,
    value: "The wheel stopped and the page went white, twice.",
    error: "Content length must be between 1 and 40 characters",
  },
};

export const LongWords: Story = {
  args: {
    label:
      "What happened, in which game, at what time of the day, and what did you expect to happen instead?",
    hint: "Do not enter passwords or card numbers; we never need them.",
    maxLength: 140,
  },
};

export const TallScripts: Story = {
  args: {
    label: "ဘာဖြစ်ခဲ့လဲ",
    value: "ล้อหยุดหมุนแล้วหน้าจอก็กลายเป็นสีขาว",
    maxLength: 140,
  },
};

export const Wrong: Story = {
  args: {
    value: "Hm",
    error: "Enter at least 10 characters.",
    required: true,
  },
};

export const Disabled: Story = {
  args: { value: "Sent on Monday.", disabled: true },
};
