import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { Stack } from "../stack/Stack.tsx";
import { AmountField } from "./AmountField.tsx";

const meta = {
  title: "Components/Money/AmountField",
  component: AmountField,
  parameters: {
    guide: {
      do: [
        "Use it for every amount that a member types, and pass its value on as a decimal string.",
        "Check the value with `checkAmount` on blur or when the form is sent, and say what is wrong.",
      ],
      dont: [
        "Do not turn the value into a number. Do not use it for counts: NumberField has steps.",
        "Do not offer quick amounts outside the limits.",
      ],
      accessibility: [
        "Currency and limits are the field's description; each quick amount states its currency and whether it is selected.",
      ],
      keywords: [
        "money",
        "deposit",
        "withdrawal",
        "currency",
        "stake",
        "chips",
      ],
    },
  },
  args: {
    label: "Amount",
    name: "amount",
    symbol: "RM",
    value: "",
    onChange: () => {},
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    const { onAll } = args;
    return (
      <AmountField
        {...args}
        value={value}
        onChange={setValue}
        onAll={onAll && (() => setValue("1284.07"))}
      />
    );
  },
} satisfies Meta<typeof AmountField>;
export default meta;

type Story = StoryObj<typeof meta>;

const presets = ["50", "100", "200", "500", "1000", "5000"];

export const Empty: Story = {};

export const Filled: Story = { args: { value: "1234.5" } };

/** The main field of a deposit page. */
export const Deposit: Story = {
  args: { size: "large", value: "200", min: "10", max: "50000", presets },
};

/** One press fills in the whole balance. */
export const Withdrawal: Story = {
  args: {
    size: "large",
    label: "Withdrawal amount",
    value: "1284.07",
    min: "30",
    max: "1284.07",
    onAll: fn(),
    hint: "Within 1 hour",
  },
};

export const TooManyDecimals: Story = {
  args: {
    value: "12.345",
    error: "At most 2 decimals. We do not round amounts.",
  },
};

export const NoAmount: Story = {
  args: { value: "12 pcs", error: "Enter an amount, for example 1,234.50." },
};

export const Required: Story = { args: { required: true, min: "10" } };

export const Disabled: Story = {
  args: { value: "100", disabled: true, presets, onAll: fn() },
};

export const WithoutDecimals: Story = {
  args: {
    symbol: "₫",
    fractionDigits: 0,
    value: "25000000",
    size: "large",
    presets: ["500000", "1000000", "5000000"],
  },
};

export const ThirtyDigits: Story = {
  args: {
    size: "large",
    symbol: "MMK",
    value: "123456789012345678901234567890.12",
  },
};

export const LongWords: Story = {
  args: {
    label:
      "Amount to transfer from the main wallet to the provider wallet that is selected above",
    symbol: "Summer league bonus points",
    value: "1200",
    error:
      "The amount is higher than the remaining part of the limit that you have set for yourself this month.",
  },
};

export const TallScripts: Story = {
  args: {
    label: "ငွေပမာဏ",
    symbol: "ကျပ်",
    value: "150000",
    hint: "အနည်းဆုံး ၁၀,၀၀၀ ကျပ်",
    size: "large",
    presets: ["10000", "50000", "100000"],
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="x6">
      {(["medium", "large"] as const).flatMap((size) =>
        [undefined, "The amount is too small."].map((error) => (
          <AmountField
            key={`${size} ${error}`}
            label={error === undefined ? size : `${size}, wrong`}
            name={`${size}${error === undefined ? "" : "-wrong"}`}
            size={size}
            symbol="RM"
            value="1234.5"
            onChange={() => {}}
            presets={["50", "1234.50"]}
            error={error}
            onAll={() => {}}
          />
        )),
      )}
    </Stack>
  ),
};
