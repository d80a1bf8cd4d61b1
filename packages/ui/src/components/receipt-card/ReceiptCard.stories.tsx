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
    amountLabel: "Leaves your wallet",
    currencySymbol: "RM",
    time: asked,
    timeZone: "Asia/Kuala_Lumpur",
    issuer: "Harbour Lights",
    children: (
      <CostSummary
        currencySymbol="RM"
        lines={[
          { key: "amount", label: "Leaves your wallet", amount: "250" },
          { key: "fee", label: "Fee", amount: "-1" },
        ]}
        total={{ key: "net", label: "Arrives", amount: "249" }}
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
        "Put the sum first, then the number to quote, then the way it went.",
        "Say by `state` what is asked of the player: `attention` is only for what waits for them.",
      ],
      dont: ["Show two on one page: printing takes every one there is."],
      accessibility: [
        "An article with a heading; how it stands is said in words beside its mark.",
      ],
      keywords: ["receipt", "voucher", "print", "proof", "payout", "order"],
    },
  },
} satisfies Meta<typeof ReceiptCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pending: Story = {};

export const Done: Story = { args: { state: "done", stateLabel: "Paid out" } };

export const WaitsForYou: Story = {
  args: { state: "attention", stateLabel: "Your confirmation is awaited" },
};

export const Failed: Story = {
  args: {
    state: "failed",
    stateLabel: "Not paid out",
    children: (
      <DescriptionList
        items={[
          {
            key: "why",
            label: "Reason",
            value: "The holder’s name does not fit the account",
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
          { key: "a", title: "Asked for", state: "done", time: asked },
          {
            key: "b",
            title: "In review",
            state: "current",
            time: asked + hour,
            expected: asked + 2 * hour,
          },
          { key: "c", title: "Paid out", state: "waiting" },
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
    title:
      "Withdrawal to the savings account that is kept at the Bank of the Quay",
    stateLabel: "Waits for a second look by somebody of the house",
    amount: "123456789012345678901234.50",
    currencySymbol: "MMK",
  },
};
