import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { inColumn } from "../../private/testing/inColumn.tsx";
import { Switch } from "./Switch.tsx";

const meta = {
  title: "Components/Forms/Switch",
  component: Switch,
  args: { checked: false, onChange: () => {}, children: "Hide my balance" },
  decorators: [inColumn],
  parameters: {
    guide: {
      do: [
        "Take it for what takes effect at once and can be taken back at once.",
        "Name the thing that is on or off, not the act: Hide my balance.",
      ],
      dont: [
        "Do not take it in a form that is sent; that is a Checkbox.",
        "Do not change its words with its state; a screen reader says on and off.",
      ],
      accessibility: [
        "A switch with its state, its words as name and the hint as description; the space bar turns it.",
        "On and off differ by place as well as by colour, also in forced colours.",
      ],
      keyboard: [{ keys: "Space, Enter", effect: "Turns it on or off." }],
      keywords: ["toggle", "on off", "setting", "preference"],
    },
  },
  render: function Switched(args) {
    const [checked, setChecked] = useState(args.checked);
    return <Switch {...args} checked={checked} onChange={setChecked} />;
  },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { checked: true } };

export const WithHint: Story = {
  args: { hint: "Stars instead of figures wherever your balance is shown." },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = {
  args: {
    children:
      "Show my winnings on the board of the house under the first letters of my user name",
    hint: "Others see the letters, the game and the amount, for a week. You can take it back at any time, and what was shown goes within the hour.",
  },
};

export const TallScripts: Story = {
  args: { children: "ซ่อนยอดเงินของฉัน", hint: "လက်ကျန်ငွေကို ဖျောက်ထားပါ" },
};

export const DisabledOn: Story = { args: { disabled: true, checked: true } };
