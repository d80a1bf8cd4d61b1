import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { inColumn } from "../../private/testing/inColumn.tsx";
import {
  brokenImage,
  sampleCaptcha,
} from "../../private/testing/storySamples.ts";
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
  decorators: [inColumn],
  parameters: {
    guide: {
      do: [
        "In the hint, offer another way to log in for readers who cannot read the picture.",
      ],
      dont: ["Do not show it before the platform asks for it."],
      accessibility: [
        "Describing the picture would give the answer away, so the hint offers another way.",
        "Loading another picture keeps focus on its button.",
      ],
      keywords: ["captcha", "verification", "robot", "picture code"],
    },
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
    error: "The captcha does not match the picture.",
    hint: "Cannot read it? Contact customer service.",
  },
};

/** The field was left empty (VAL-42). */
export const LeftEmpty: Story = { args: { error: "Please enter the captcha" } };

/** The picture cannot be loaded. */
export const Broken: Story = { args: { imageSrc: brokenImage } };

export const LongWords: Story = {
  args: {
    error:
      "The captcha does not match the picture. We show another picture, because each one can be used only once.",
    hint: "Cannot read it? Customer service can log you in after asking for your date of birth and your last deposit.",
  },
};
