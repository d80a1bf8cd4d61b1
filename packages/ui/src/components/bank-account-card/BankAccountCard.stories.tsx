import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../private/testing/stories.css.ts";
import { inColumn } from "../../private/testing/inColumn.tsx";
import { Button } from "../button/Button.tsx";
import { Stack } from "../stack/Stack.tsx";
import { BankAccountCard } from "./BankAccountCard.tsx";

const remove = (
  <Button size="small" variant="quiet" icon="close">
    Remove
  </Button>
);

const meta = {
  title: "Components/Content/BankAccountCard",
  component: BankAccountCard,
  args: {
    bank: "Harbour Bank",
    maskedNumber: "•••• 4417",
    holder: "Lake Walker",
    action: remove,
  },
  decorators: [inColumn],
  parameters: {
    guide: {
      do: [
        "Show a bank account for withdrawals, with one action.",
        "Pass the number as the platform masks it: members recognise it by its last digits.",
      ],
      dont: [
        "Do not show the whole number: others may see the screen.",
        "Do not use it to choose an account for a withdrawal; that is a Select or RadioGroup.",
      ],
      accessibility: [
        "It is an article named by the bank and the last digits; the digits are read one by one, the dots are not read.",
        "The digits keep their order on right-to-left pages.",
      ],
      keywords: ["bank", "card", "account", "payout", "withdrawal", "iban"],
    },
  },
} satisfies Meta<typeof BankAccountCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithAnAction: Story = {};

export const ToRead: Story = { args: { action: undefined } };

export const SeveralAccounts: Story = {
  render: (args) => (
    <Stack gap="x3">
      <BankAccountCard {...args} />
      <BankAccountCard
        {...args}
        bank="Still Water Savings"
        maskedNumber="•••• 0093"
      />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    bank: "Genossenschaftliche Kreditanstalt für Küstenschifffahrt und Leuchtturmwesen",
    holder: "Maximiliana-Theodora von Hohenwasserstein-Lichtenbrück",
  },
  decorators: [
    (Story) => (
      <div className={narrow}>
        <Story />
      </div>
    ),
  ],
};

export const TallScript: Story = {
  args: { bank: "ธนาคารท่าเรือ", holder: "ทะเลสาบ เดินเล่น" },
};

export const NumberInWords: Story = {
  args: { maskedNumber: "hidden" },
};
