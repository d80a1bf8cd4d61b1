import type { Meta, StoryObj } from "@storybook/react-vite";
import { panel, phone } from "../../private/testing/stories.css.ts";
import { Badge } from "../badge/Badge.tsx";
import { DateTime } from "../date-time/DateTime.tsx";
import { Money } from "../money/Money.tsx";
import { DescriptionList } from "./DescriptionList.tsx";

const items = [
  {
    key: "state",
    label: "Status",
    value: (
      <Badge tone="success" icon="check">
        Paid
      </Badge>
    ),
  },
  {
    key: "order",
    label: "Order number",
    value: "W2603-0448-1192",
    copy: { value: "W2603-0448-1192", label: "Copy order number" },
  },
  {
    key: "asked",
    label: "Requested on",
    value: (
      <DateTime
        at={Date.UTC(2026, 2, 4, 12, 4, 9)}
        timeZone="Asia/Kuala_Lumpur"
      />
    ),
  },
  {
    key: "bank",
    label: "Bank",
    value: "North Lake Bank",
    hint: "ends in 4471",
  },
  { key: "reference", label: "Reference", value: "" },
  {
    key: "total",
    label: "You receive",
    value: <Money amount="497.5" symbol="RM" size="large" />,
    total: true,
  },
];

const meta = {
  title: "Components/Content/DescriptionList",
  component: DescriptionList,
  args: { items },
  decorators: [
    (Story) => (
      <div className={panel}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: [
        "Keep labels to a word or two, and mark the pair that sums up the others as `total`.",
      ],
      dont: ["Do not use it for many records; that is a DataTable."],
      accessibility: [
        "A native description list: each value is read with its label.",
      ],
      keywords: ["receipt", "details", "summary", "key value", "dl"],
    },
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Receipt: Story = {};

export const Dense: Story = { args: { density: "dense" } };

export const Loading: Story = { args: { loading: true } };

export const LongWords: Story = {
  args: {
    items: [
      {
        key: "holder",
        label: "Name of the account holder exactly as the bank spells it",
        value:
          "A name that is considerably longer than the space that is available for it here",
      },
      {
        key: "unbroken",
        label: "Hash",
        value: "9f86d081884c7d659a2feaa0c55ad015".repeat(4),
      },
      {
        key: "amount",
        label: "Amount",
        value: (
          <Money amount="123456789012345678901234567890.12" symbol="MMK" />
        ),
      },
      {
        key: "note",
        label: "Note from customer service",
        value:
          "The transfer was sent on the next working day, because the bank does not process transfers at night. You do not need to do anything.",
        layout: "below",
      },
    ],
  },
};

export const OnAPhone: Story = {
  ...LongWords,
  decorators: [
    (Story) => (
      <div className={phone}>
        <Story />
      </div>
    ),
  ],
};

export const TallScripts: Story = {
  args: {
    items: [
      { key: "a", label: "ဘဏ်အမည်", value: "ကမ္ဘောဇဘဏ်ကြီး" },
      { key: "b", label: "ชื่อบัญชี", value: "ผู้เล่นที่ทะเลสาบ" },
      { key: "c", label: "اسم الحساب", value: "لاعب البحيرة 88" },
    ],
  },
};
