import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { phone } from "../../private/testing/stories.css.ts";
import { Button } from "../button/Button.tsx";
import { ContractDiff } from "../contract-diff/ContractDiff.tsx";
import { DateTime } from "../date-time/DateTime.tsx";
import { CostSummary } from "../description-list/CostSummary.tsx";
import { Money } from "../money/Money.tsx";
import { Stack } from "../stack/Stack.tsx";
import { ContractCard } from "./ContractCard.tsx";
import { ContractCardSkeleton } from "./ContractCardSkeleton.tsx";
import type { ContractState } from "./contractLooks.ts";

const offered = (
  <DateTime at={Date.UTC(2026, 4, 3, 6, 12, 9)} timeZone="Asia/Kuala_Lumpur" />
);
const inForce = (
  <DateTime at={Date.UTC(2026, 4, 4, 0, 0, 0)} timeZone="Asia/Kuala_Lumpur" />
);

const answers = (
  <>
    <Button variant="outline" onClick={fn()}>
      Reject
    </Button>
    <Button variant="outline" onClick={fn()}>
      Accept
    </Button>
  </>
);
const terminate = (
  <Button variant="outline" tone="danger" onClick={fn()}>
    Terminate
  </Button>
);

const meta = {
  title: "Components/Agents/ContractCard",
  component: ContractCard,
  args: {
    title: "Daily salary",
    state: "AWAITING",
    kind: "NEW",
    rate: "1.5 %",
    party: "harbour.kite offers you this contract.",
    terms: [
      { term: "Minimum active members", value: "5" },
      {
        term: "Minimum valid stakes in the period",
        value: <Money amount="20000" symbol="RM" />,
      },
      { term: "Payment period", value: "Daily" },
    ],
    dates: [{ label: "Offered on", value: offered }],
    notes: "Each day is paid on the next day.",
    actions: answers,
  },
  parameters: {
    guide: {
      do: [
        "Before asking for an answer, say what must be reached, when it is paid and how much it would pay.",
        "Give both answers equal weight, with the rejection first.",
      ],
      dont: [
        "Do not urge an answer: no countdown, no mention of what others have accepted.",
        "Do not leave out a condition because it is zero: write 0.",
      ],
      accessibility: [
        "An article with a heading; the status is given in words beside its own icon.",
      ],
      keywords: [
        "agent",
        "salary",
        "dividend",
        "offer",
        "agreement",
        "downline",
      ],
    },
  },
} satisfies Meta<typeof ContractCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

export const WithWorkedExample: Story = {
  args: {
    example: (
      <CostSummary
        currencySymbol="RM"
        lines={[
          { key: "bets", label: "Valid bets in one day", amount: "24000" },
        ]}
        total={{
          key: "salary",
          label: "1.5 % of the valid bets",
          amount: "360",
        }}
      />
    ),
  },
};

export const AwaitsTheAgentAbove: Story = {
  args: {
    state: "AWAITING_UPLINE",
    party:
      "Your downline lake.reed has offered this contract to harbour.kite. It needs your approval.",
    actions: (
      <>
        <Button variant="outline" onClick={fn()}>
          Reject
        </Button>
        <Button variant="outline" onClick={fn()}>
          Approve
        </Button>
      </>
    ),
  },
};

export const InForce: Story = {
  args: {
    state: "ACTIVE",
    party: "Between you and harbour.kite.",
    dates: [
      { label: "In force since", value: inForce },
      { label: "Next payment", value: inForce },
    ],
    actions: terminate,
  },
};

export const EndAskedFor: Story = {
  args: {
    state: "AWAITING",
    kind: "TERMINATION",
    party: "harbour.kite has asked to end this contract.",
  },
};

export const EndAwaitsTheAgentAbove: Story = {
  args: {
    state: "AWAITING_UPLINE",
    kind: "TERMINATION",
    party: "You have asked lake.reed to end this contract.",
    actions: undefined,
  },
};

export const ReplacesAnother: Story = {
  args: {
    rate: "1.2 %",
    children: (
      <ContractDiff
        caption="Changes from the contract in force"
        beforeLabel="In force"
        afterLabel="Offer"
        rows={[
          { term: "Rate", before: "1.5 %", after: "1.2 %", change: "down" },
          {
            term: "Minimum active members",
            before: "5",
            after: "5",
            change: "same",
          },
        ]}
      />
    ),
  },
};

const ended: readonly ContractState[] = ["REJECTED", "CANCELLED", "TERMINATED"];

export const NoLongerOpen: Story = {
  render: (args) => (
    <Stack gap="x4">
      {ended.map((state) => (
        <ContractCard
          key={state}
          {...args}
          state={state}
          party="Between you and harbour.kite."
          actions={undefined}
        />
      ))}
    </Stack>
  ),
};

export const EndingsNoLongerOpen: Story = {
  ...NoLongerOpen,
  args: { kind: "TERMINATION" },
};

export const FewWords: Story = {
  args: {
    party: undefined,
    terms: [],
    dates: undefined,
    notes: undefined,
    actions: undefined,
  },
};

export const Loading: Story = { render: () => <ContractCardSkeleton /> };

export const LongWords: Story = {
  args: {
    title:
      "Hourly salary for all members who play in the lower part of the northern team",
    state: "AWAITING_UPLINE",
    kind: "TERMINATION",
    rate: "12.345678901234567890 %",
    party: `${"harbour.kite".repeat(8)} offers you this contract.`,
    terms: [
      {
        term: "Minimum valid bets of all members of the team in each period",
        value: (
          <Money amount="123456789012345678901234567890.12" symbol="MMK" />
        ),
      },
      {
        term: "Payment period",
        value:
          "Twice a month, from the first to the fifteenth and from the sixteenth",
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className={phone}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  args: {
    title: "راتب يومي",
    rate: "1.5 %",
    party: "يعرض عليك harbour.kite هذا العقد.",
    terms: [
      { term: "الأعضاء النشطون", value: "5" },
      { term: "الرهانات الصالحة", value: <Money amount="20000" symbol="RM" /> },
    ],
    dates: [],
    notes: "يُدفع راتب كل يوم في اليوم التالي.",
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};
