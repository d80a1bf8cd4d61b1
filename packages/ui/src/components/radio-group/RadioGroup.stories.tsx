import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { inColumn } from "../../private/testing/inColumn.tsx";
import { Badge } from "../badge/Badge.tsx";
import { Icon } from "../icon/Icon.tsx";
import { Stack } from "../stack/Stack.tsx";
import { RadioGroup } from "./RadioGroup.tsx";

const plain = [
  { value: "daily", label: "Every day" },
  { value: "weekly", label: "Every week" },
  { value: "never", label: "Never" },
];

const methods = [
  {
    value: "bank",
    label: "Bank transfer",
    description: "Within 1 hour",
    picture: <Icon name="deposit" size="large" />,
    end: <Badge tone="success">Fastest</Badge>,
  },
  {
    value: "wallet",
    label: "Lake Wallet",
    description: "Immediate, fee 1%",
    picture: <Icon name="wallet" size="large" />,
  },
  {
    value: "card",
    label: "Card",
    description: "Immediate",
    disabledReason: "Closed for maintenance until 18:00",
    picture: <Icon name="cards" size="large" />,
  },
];

const meta = {
  title: "Components/Forms/RadioGroup",
  component: RadioGroup,
  args: {
    label: "How often may we send you offers?",
    name: "offers",
    options: plain,
    value: undefined,
    onChange: () => {},
  },
  decorators: [inColumn],
  parameters: {
    guide: {
      do: [
        "Use it for two to seven options that people compare before choosing.",
        "Use cards where a picture or a second line helps people choose, for example payment methods.",
        "Use `disabledReason` to explain why an option is unavailable, rather than hiding it.",
      ],
      dont: [
        "Do not use it for yes or no; use a Checkbox.",
        "Do not preselect an option that costs the player money.",
      ],
      accessibility: [
        "It has a single tab stop. Arrow keys move and choose, wrap at the ends and follow the reading direction.",
        "The label is the accessible name. The description or reason is announced after it.",
      ],
      keyboard: [
        {
          keys: "Tab",
          effect: "Moves focus to the chosen option, or to the first.",
        },
        {
          keys: "Arrows",
          effect: "Choose the next or previous option, wrapping at the ends.",
        },
        { keys: "Space", effect: "Chooses the focused option." },
      ],
      keywords: [
        "radio",
        "choice",
        "payment method",
        "option cards",
        "one of several",
      ],
    },
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

const cards = {
  label: "Payment method",
  name: "method",
  variant: "cards",
  options: methods,
} as const;

export const Empty: Story = {};

export const Chosen: Story = { args: { value: "weekly" } };

export const Horizontal: Story = {
  args: { orientation: "horizontal", value: "daily" },
};

export const WithDescriptions: Story = {
  args: {
    value: "weekly",
    options: [
      { value: "daily", label: "Every day", description: "Around noon" },
      { value: "weekly", label: "Every week", description: "On Fridays" },
      {
        value: "never",
        label: "Never",
        disabledReason: "Messages about your account cannot be turned off",
      },
    ],
  },
};

export const Cards: Story = { args: { ...cards, value: "bank" } };

export const CardsBesideOneAnother: Story = {
  args: { ...cards, orientation: "horizontal", value: "wallet" },
  parameters: { wide: true },
};

export const Wrong: Story = {
  args: {
    required: true,
    error: "Choose an option.",
    hint: "You can change it later.",
  },
};

export const WrongCards: Story = {
  args: { ...cards, required: true, error: "Choose a payment method." },
};

export const Disabled: Story = { args: { value: "weekly", disabled: true } };

export const DisabledCards: Story = {
  args: { ...cards, value: "bank", disabled: true },
};

export const LongWords: Story = {
  args: {
    ...cards,
    value: "long",
    options: [
      {
        value: "long",
        label:
          "Cooperative Savings and Credit Association of the Northern and Eastern Lakeside Districts",
        description:
          "Within three working days, or four if there is a holiday in between",
        picture: <Icon name="deposit" size="large" />,
        end: "Fee 1%",
      },
      { value: "th", label: "โอนเงินผ่านธนาคาร", description: "အချိန်တစ်နာရီအတွင်း" },
    ],
  },
};

export const Matrix: Story = {
  parameters: { wide: true },
  render: () => (
    <Stack gap="x8">
      {(["list", "cards"] as const).map((variant) =>
        (["vertical", "horizontal"] as const).map((orientation) => (
          <RadioGroup
            key={variant + orientation}
            {...cards}
            name={variant + orientation}
            label={`${variant}, ${orientation}`}
            variant={variant}
            orientation={orientation}
            value="bank"
            onChange={() => {}}
          />
        )),
      )}
    </Stack>
  ),
};
