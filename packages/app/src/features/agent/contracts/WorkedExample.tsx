import { useState } from "react";
import { defineMessages, useIntl } from "react-intl";
import type { ContractType } from "@foyer/platform/calls";
import { compare, parseAmount } from "@foyer/platform/money";
import { AmountField } from "@foyer/ui/amount-field";
import { CostSummary } from "@foyer/ui/description-list";
import { Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { useSession } from "../../../actors/actors.ts";
import { percentText } from "../../../shared/contract/percentText.ts";
import { amountText } from "../../../shared/money/moneyText.ts";
import { paymentOf } from "./paymentOf.ts";

const messages = defineMessages<
  Record<"title" | "pays" | "waits" | "terms" | ContractType, {}> & {
    rate: { rate: string };
    below: { least: string };
  }
>({
  title: {
    id: "agentExample.title",
    defaultMessage: "Worked example",
    description: "Heading of what a contract would pay on a given amount",
  },
  DIVIDEND: {
    id: "agentExample.dividend",
    defaultMessage: "If the team loses this in a period",
    description: "Label of the amount that a dividend is worked out on",
  },
  DAILY: {
    id: "agentExample.daily",
    defaultMessage: "If this is bet on a day",
    description: "Label of the amount that a daily salary is worked out on",
  },
  HOURLY: {
    id: "agentExample.hourly",
    defaultMessage: "If this is bet in an hour",
    description: "Label of the amount that an hourly salary is worked out on",
  },
  REALTIME: {
    id: "agentExample.realtime",
    defaultMessage: "If a player bets this within five minutes",
    description: "Label of the amount that a real-time salary is worked out on",
  },
  rate: {
    id: "agentExample.rate",
    defaultMessage: "{rate} of it",
    description: "Line of the example: the share that is paid",
  },
  pays: {
    id: "agentExample.pays",
    defaultMessage: "The contract pays",
    description: "Last line of the example: what comes of it",
  },
  below: {
    id: "agentExample.below",
    defaultMessage: "Less than {least}: nothing is paid.",
    description: "In the example: the least amount is not reached",
  },
  waits: {
    id: "agentExample.waits",
    defaultMessage: "Enter a rate above to see an example.",
    description: "In place of the example while there is no rate",
  },
  terms: {
    id: "agentExample.terms",
    defaultMessage:
      "Where the other terms are met. What is below a cent is not paid.",
    description: "Below the example: what it takes for granted",
  },
});

/** What must be reached, by what the type counts; zero: nothing must. */
function leastOf(type: ContractType, terms: Terms): string {
  const asked =
    type === "DIVIDEND"
      ? [terms.periodProfitLoss]
      : type === "REALTIME"
        ? [terms.betAmount]
        : [terms.betAmount, terms.periodValidBet];
  return asked
    .map((amount) => parseAmount(amount) ?? "0")
    .reduce((most, one) => (compare(one, most) > 0 ? one : most), "0");
}

interface Terms {
  readonly rate: string;
  readonly periodValidBet: string;
  readonly periodProfitLoss: string;
  readonly betAmount: string;
}

interface WorkedExampleProps {
  readonly type: ContractType;
  /** As they are typed. */
  readonly terms: Terms;
}

/** What the terms would pay on an amount that one may choose, worked out while they are typed. */
export function WorkedExample({ type, terms }: WorkedExampleProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const symbol = useSession().member?.currencySymbol ?? "";
  const [base, setBase] = useState("10000");
  const rate = parseAmount(terms.rate);
  const share = rate === undefined ? undefined : paymentOf(base, rate);
  const least = leastOf(type, terms);
  const falls =
    share !== undefined && compare(parseAmount(base) ?? "0", least) < 0;
  return (
    <Stack as="section" gap="x3">
      <Heading level={3} size="card">
        {formatMessage(messages.title)}
      </Heading>
      <AmountField
        name="example"
        label={formatMessage(messages[type])}
        symbol={symbol}
        value={base}
        onChange={setBase}
      />
      {rate === undefined || share === undefined ? (
        <Text tone="quiet">{formatMessage(messages.waits)}</Text>
      ) : (
        <CostSummary
          currencySymbol={symbol}
          lines={[
            {
              key: "share",
              label: formatMessage(messages.rate, {
                rate: percentText(intl, rate),
              }),
              amount: share,
              ...(falls && {
                hint: formatMessage(messages.below, {
                  least: amountText(intl, least, symbol),
                }),
              }),
            },
          ]}
          total={{
            key: "pays",
            label: formatMessage(messages.pays),
            amount: falls ? "0.00" : share,
          }}
        />
      )}
      <Text size="small" tone="quiet">
        {formatMessage(messages.terms)}
      </Text>
    </Stack>
  );
}
