import { useState } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { ContractType } from "@foyer/platform/calls";
import { compare, parseAmount } from "@foyer/platform/money";
import { AmountField } from "@foyer/ui/amount-field";
import { CostSummary } from "@foyer/ui/description-list";
import { Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { useSession } from "../../actors/actors.ts";
import { percentText } from "../contract/percentText.ts";
import { amountText } from "../../money/order/moneyText.ts";
import { paymentOf } from "./paymentOf.ts";

const messages = {
  DIVIDEND: "agentExample.dividend",
  DAILY: "agentExample.daily",
  HOURLY: "agentExample.hourly",
  REALTIME: "agentExample.realtime",
} as const;

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
  const t = useTranslations();
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
        {t("agentExample.title")}
      </Heading>
      <AmountField
        name="example"
        label={t(messages[type])}
        symbol={symbol}
        value={base}
        onChange={setBase}
      />
      {rate === undefined || share === undefined ? (
        <Text tone="quiet">{t("agentExample.waits")}</Text>
      ) : (
        <CostSummary
          currencySymbol={symbol}
          lines={[
            {
              key: "share",
              label: t("agentExample.rate", {
                rate: percentText(intl, rate),
              }),
              amount: share,
              ...(falls && {
                hint: t("agentExample.below", {
                  least: amountText(intl, least, symbol),
                }),
              }),
            },
          ]}
          total={{
            key: "pays",
            label: t("agentExample.pays"),
            amount: falls ? "0.00" : share,
          }}
        />
      )}
      <Text size="small" tone="quiet">
        {t("agentExample.terms")}
      </Text>
    </Stack>
  );
}
