import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { inColumn } from "../../private/testing/inColumn.tsx";
import { Link } from "../link/Link.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  title: "Components/Forms/Checkbox",
  component: Checkbox,
  args: {
    name: "terms",
    checked: false,
    onChange: () => {},
    children: "I am of age and accept the terms",
  },
  decorators: [inColumn],
  parameters: {
    guide: {
      do: [
        "Take it for what takes effect when a form is sent, and for consent.",
        "Write the whole sentence that is agreed to; links in it stay links.",
      ],
      dont: [
        "Do not take it for what takes effect at once; that is a Switch.",
        "Do not tick consent beforehand, and do not phrase it as a refusal.",
      ],
      accessibility: [
        "Box and words can be pressed; the space bar ticks, and Enter sends the form as elsewhere.",
        "The error is read with the box, and the tick is a sign besides the colour.",
      ],
      keyboard: [
        { keys: "Space", effect: "Ticks it, or takes the tick away." },
      ],
      keywords: ["tick", "consent", "terms", "agree", "boolean"],
    },
  },
  render: function Ticked(args) {
    const [checked, setChecked] = useState(args.checked);
    return <Checkbox {...args} checked={checked} onChange={setChecked} />;
  },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Ticked: Story = { args: { checked: true } };

export const Wrong: Story = {
  args: { required: true, error: "Please accept the terms to go on." },
};

export const Disabled: Story = { args: { disabled: true } };

export const DisabledTicked: Story = {
  args: { disabled: true, checked: true },
};

export const WithALink: Story = {
  args: {
    required: true,
    children: (
      <>
        I am of age and accept the <Link href="#terms">terms of the house</Link>
      </>
    ),
  },
};

export const TallScripts: Story = {
  args: { children: "ข้าพเจ้าบรรลุนิติภาวะ နှင့် စည်းကမ်းများကို လက်ခံပါသည်" },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="x4">
      {[false, true].map((checked) =>
        [false, true].map((disabled) => (
          <Checkbox
            key={`${checked}${disabled}`}
            name={`box${checked}${disabled}`}
            checked={checked}
            disabled={disabled}
            onChange={() => {}}
          >
            {checked ? "Ticked" : "Open"}
            {disabled && ", cannot be changed"}
          </Checkbox>
        )),
      )}
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    children:
      "I have read the rules of the house, I am old enough to play where I live, and I know that I can set limits for myself at any time in my account.",
  },
};
