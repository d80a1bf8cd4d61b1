import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { CostSummary } from "../description-list/CostSummary.tsx";
import { DescriptionList } from "../description-list/DescriptionList.tsx";
import { StatusTimeline } from "../status-timeline/StatusTimeline.tsx";
import { ReceiptCard } from "./ReceiptCard.tsx";

const asked = Date.UTC(2026, 4, 3, 6, 12, 9);
const hour = 3_600_000;

const meta = {
  title: "Components/Money/ReceiptCard",
  component: ReceiptCard,
  args: {
    title: "Withdrawal",
    state: "pending",
    stateLabel: "In review",
    amount: "250",
    amountLabel: "Withdrawal amount",
    currencySymbol: "RM",
    time: asked,
    timeZone: "Asia/Kuala_Lumpur",
    issuer: "Harbour Lights",
    children: (
      <CostSummary
        currencySymbol="RM"
        lines={[
          { key: "amount", label: "Withdrawal amount", amount: "250" },
          { key: "fee", label: "Fee", amount: "-1" },
        ]}
        total={{ key: "net", label: "You receive", amount: "249" }}
      />
    ),
    actions: (
      <Button icon="record" onClick={fn()}>
        Print
      </Button>
    ),
  },
  parameters: {
    guide: {
      do: [
        "Put the total first, then the reference number, then the timeline.",
        "Use `state` to show whether the player must act: `attention` only if their answer is needed.",
      ],
      dont: [
        "Do not show two on one page: printing prints every receipt on it.",
      ],
      accessibility: [
        "It is an article with a heading. The status is given in words beside its icon.",
      ],
      keywords: ["receipt", "voucher", "print", "proof", "payout", "order"],
    },
  },
} satisfies Meta<typeof ReceiptCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pending: Story = {};

export const Done: Story = { args: { state: "done", stateLabel: "Completed" } };

export const WaitsForYou: Story = {
  args: { state: "attention", stateLabel: "Needs your confirmation" },
};

export const Failed: Story = {
  args: {
    state: "failed",
    stateLabel: "Rejected",
    children: (
      <DescriptionList
        items={[
          {
            key: "why",
            label: "Reason",
            value: "The account holder’s name does not match",
          },
        ]}
      />
    ),
  },
};

export const Closed: Story = {
  args: { state: "closed", stateLabel: "Expired", actions: undefined },
};

export const WithItsWay: Story = {
  args: {
    children: (
      <StatusTimeline
        label="Withdrawal W-20418"
        timeZone="Asia/Kuala_Lumpur"
        stages={[
          { key: "a", title: "Requested", state: "done", time: asked },
          {
            key: "b",
            title: "In review",
            state: "current",
            time: asked + hour,
            expected: asked + 2 * hour,
          },
          { key: "c", title: "Completed", state: "waiting" },
        ]}
      />
    ),
  },
};

export const NotKnown: Story = {
  args: { amount: undefined, children: undefined },
};

export const Loading: Story = {
  args: { loading: true, children: undefined, actions: undefined },
};

export const LongWords: Story = {
  args: {
    title: "Withdrawal to the savings account held at the Bank of the Quay",
    stateLabel: "In review for a second time by our customer service team",
    amount: "123456789012345678901234.50",
    currencySymbol: "MMK",
  },
};
