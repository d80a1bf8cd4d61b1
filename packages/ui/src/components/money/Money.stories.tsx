import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/Stack.tsx";
import { Money } from "./Money.tsx";

const meta = {
  title: "Components/Typography/Money",
  component: Money,
  args: { amount: "1234.5", symbol: "RM", tone: "primary" },
  parameters: {
    guide: {
      do: [
        "Pass the decimal string exactly as the platform sent it.",
        "Use tone to show direction only where the sign is shown too.",
      ],
      dont: ["Do not round or add up amounts first."],
      accessibility: [
        "Digits have equal width, so that columns can be compared. The sign is announced, not shown by colour alone.",
      ],
      keywords: ["amount", "currency", "price", "balance", "number"],
    },
  },
} satisfies Meta<typeof Money>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Display: Story = { args: { size: "display" } };

export const Masked: Story = { args: { size: "large", masked: true } };

export const NotKnownYet: Story = { args: { amount: undefined } };

export const Winnings: Story = {
  args: { amount: "88888.88", tone: "prize", size: "large", sign: "always" },
};

export const CurrencyWithoutDecimals: Story = {
  args: { amount: "25000000", symbol: "₫", size: "large" },
};

export const VeryLong: Story = {
  args: { amount: "123456789012345678.99", symbol: "MMK", size: "large" },
};

export const ColumnThatAligns: Story = {
  render: () => (
    <Stack gap="x2" align="end">
      <Money amount="1111.11" symbol="RM" tone="success" sign="always" />
      <Money amount="-8888.80" symbol="RM" tone="danger" />
      <Money amount="24" symbol="RM" tone="primary" />
    </Stack>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="x3">
      {(["small", "body", "large", "display"] as const).map((size) => (
        <div key={size}>
          <Money {...args} size={size} />
        </div>
      ))}
    </Stack>
  ),
};
