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
        "Use it for consent, and for settings that take effect when the form is sent.",
        "Write out the whole sentence that is agreed to; links in it remain links.",
      ],
      dont: [
        "Do not use it for settings that take effect immediately; that is a Switch.",
        "Do not pre-tick consent, and do not phrase it as a refusal.",
      ],
      accessibility: [
        "Box and label can be pressed; Space ticks the box, and Enter sends the form as usual.",
        "The error is read with the box; a tick, not only a colour, shows the choice.",
      ],
      keyboard: [{ keys: "Space", effect: "Ticks or unticks the box." }],
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
  args: { required: true, error: "Accept the terms to continue." },
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
        I am of age and accept the{" "}
        <Link href="#terms">terms and conditions</Link>
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
            {disabled && ", disabled"}
          </Checkbox>
        )),
      )}
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    children:
      "I have read the terms and conditions, I am old enough to play where I live, and I know that I can set limits for myself at any time in my account.",
  },
};
