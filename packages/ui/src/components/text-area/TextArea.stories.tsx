import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
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
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <TextArea {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: "Which game was it, and when?" },
};

export const Counted: Story = {
  args: { value: "The wheel stopped and the page went white.", maxLength: 300 },
};

export const Wrong: Story = {
  args: {
    value: "Hm",
    error: "Tell us a little more, please.",
    required: true,
  },
};

export const Disabled: Story = {
  args: { value: "Sent on Monday.", disabled: true },
};
