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
    description: "Arrives within the hour",
    picture: <Icon name="deposit" size="large" />,
    end: <Badge tone="success">Fastest</Badge>,
  },
  {
    value: "wallet",
    label: "Lake Wallet",
    description: "Arrives at once, one in a hundred is kept",
    picture: <Icon name="wallet" size="large" />,
  },
  {
    value: "card",
    label: "Card",
    description: "Arrives at once",
    disabledReason: "Closed for maintenance until 18:00",
    picture: <Icon name="cards" size="large" />,
  },
];

const meta = {
  title: "Components/Forms/RadioGroup",
  component: RadioGroup,
  args: {
    label: "Tell me about offers",
    name: "offers",
    options: plain,
    value: undefined,
    onChange: () => {},
  },
  decorators: [inColumn],
  parameters: {
    guide: {
      do: [
        "Take it for two to seven choices that should be compared before one is made.",
        "Take cards where a picture or a second line helps to choose, as with ways to pay.",
        "Say by disabledReason why a choice is closed, rather than hiding it.",
      ],
      dont: [
        "Do not take it for yes or no; that is a Checkbox or a Switch.",
        "Do not choose for the player where the choice costs money.",
      ],
      accessibility: [
        "One stop of Tab; arrows choose as they go, round the ends and the way the language runs.",
        "The label is the name, and description or reason are read after it.",
      ],
      keyboard: [
        { keys: "Tab", effect: "Reaches the chosen one, or the first." },
        {
          keys: "Arrows",
          effect: "Choose the next or the one before, round and round.",
        },
        { keys: "Space", effect: "Chooses the one in focus." },
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
  label: "Pay by",
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
        disabledReason: "News of your account cannot be switched off",
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
    error: "Choose one.",
    hint: "You can change it later.",
  },
};

export const WrongCards: Story = {
  args: { ...cards, required: true, error: "Choose a way to pay." },
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
          "Arrives on the third working day, or on the fourth where a holiday lies between",
        picture: <Icon name="deposit" size="large" />,
        end: "One in a hundred is kept",
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
