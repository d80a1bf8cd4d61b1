import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { sampleCaptcha } from "../../private/storySamples.ts";
import { CaptchaField } from "./CaptchaField.tsx";

const meta = {
  title: "Components/Forms/CaptchaField",
  component: CaptchaField,
  args: {
    value: "",
    onChange: () => {},
    imageSrc: sampleCaptcha,
    onRefresh: fn(),
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <CaptchaField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof CaptchaField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Awaited: Story = { args: { busy: true } };

export const Missing: Story = { args: { imageSrc: undefined } };

export const Wrong: Story = {
  args: {
    value: "K1W4",
    error: "The code does not match the picture.",
    hint: "Cannot read it? Customer service helps.",
  },
};
