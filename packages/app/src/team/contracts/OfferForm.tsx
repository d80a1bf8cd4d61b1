import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { OfferField, OfferValues } from "@foyer/flows/contract-request";
import type { ContractType } from "@foyer/platform/calls";
import { AmountField } from "@foyer/ui/amount-field";
import { Button } from "@foyer/ui/button";
import { ErrorState } from "@foyer/ui/error-state";
import { Form } from "@foyer/ui/form";
import { RadioGroup } from "@foyer/ui/radio-group";
import { FormSkeleton } from "@foyer/ui/skeleton";
import { TextField } from "@foyer/ui/text-field";
import { compare, parseAmount } from "@foyer/platform/money";
import { CostSummary } from "@foyer/ui/description-list";
import { Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { useSession } from "../../actors/actors.ts";
import { periodWords, percentText } from "../contract/contractWords.ts";
import { betWords, perOf } from "../contract/useTermRows.tsx";
import { errorText } from "../../kit/words/errors.ts";
import type { ContractStep } from "../contract/useContractRequest.ts";
import { AccountChoice } from "../AccountChoice.tsx";
import { rateHint, rateProblemText } from "../rateText.ts";
import { amountText } from "../../kit/words/amountText.ts";
import { paymentOf } from "./paymentOf.ts";

/** The order of the fields, and of the problems in them. */
const order = [
  "downline",
  "rate",
  "periodKind",
  "activeMembers",
  "periodValidBet",
  "periodProfitLoss",
  "betAmount",
] as const satisfies readonly OfferField[];

/** The amounts that must be reached; what the bets are counted per depends on the type. */
const amountsOf = (type: ContractType | undefined) =>
  [
    ["periodValidBet", "contract.term.validBet"],
    ["periodProfitLoss", "contract.term.profitLoss"],
    [
      "betAmount",
      betWords[
        perOf({
          type: type ?? "unknown",
          betAmountPer: type === "HOURLY" ? "HOUR" : "DAY",
        })
      ],
    ],
  ] as const;

/**
 * The recipient and terms of an offer, within the platform's limits, with an example of what they would pay (CON-03,
 * W-74).
 */
export function OfferForm({ view, send }: ContractStep) {
  const intl = useIntl();
  const t = useTranslations();
  const symbol = useSession().member?.currencySymbol ?? "";
  const { type, values, fields, limits } = view.offer;
  const kinds = limits?.periodKinds ?? [];
  const only = kinds.length === 1 ? kinds[0] : undefined;
  const needsPeriod = values.periodKind === "";
  // A single option is no choice: it is selected automatically.
  useEffect(() => {
    if (only !== undefined && needsPeriod)
      send({
        type: "contractRequest.fieldChanged",
        field: "periodKind",
        value: only,
      });
  }, [only, needsPeriod, send]);
  if (!limits)
    return view.canRetry ? (
      <ErrorState
        level={3}
        title={errorText(intl, view.failure ?? { reason: "UNKNOWN" })}
        onRetry={() => send({ type: "contractRequest.retried" })}
      />
    ) : (
      <FormSkeleton fields={6} />
    );
  const bind = (field: OfferField) => ({
    name: field,
    value: values[field],
    onChange: (value: string) =>
      send({ type: "contractRequest.fieldChanged", field, value }),
    error: rateProblemText(
      intl,
      fields[field],
      field === "rate" ? limits : undefined,
    ),
  });
  return (
    <Form
      label={t("agentContracts.offer")}
      onSubmit={() => send({ type: "contractRequest.submitted" })}
      error={view.failure && errorText(intl, view.failure)}
      problems={order.flatMap((name) => {
        const message = bind(name).error;
        return message === undefined ? [] : [{ name, message }];
      })}
    >
      <AccountChoice
        {...bind("downline")}
        label={t("agentOffer.downline")}
        hint={t("agentOffer.downline.hint")}
        required
      />
      <AmountField
        {...bind("rate")}
        label={t("agentOffer.rate")}
        required
        hint={rateHint(intl, limits)}
      />
      {kinds.length > 1 && (
        <RadioGroup
          {...bind("periodKind")}
          value={needsPeriod ? undefined : values.periodKind}
          label={t("contract.term.period")}
          required
          options={kinds.map((kind) => ({
            value: kind,
            label: t(periodWords[kind]),
          }))}
        />
      )}
      <TextField
        {...bind("activeMembers")}
        label={t("contract.term.members")}
        hint={t("agentOffer.members.hint")}
        inputMode="numeric"
        autoComplete="off"
      />
      {amountsOf(type).map(([field, label]) => (
        <AmountField
          key={field}
          {...bind(field)}
          label={t(label)}
          symbol={symbol}
          hint={t("agentOffer.zero")}
        />
      ))}
      {type && <WorkedExample type={type} terms={values} />}
      <Button type="submit" tone="accent" size="large" wide>
        {t("agentOffer.next")}
      </Button>
    </Form>
  );
}

const messages = {
  DIVIDEND: "agentExample.dividend",
  DAILY: "agentExample.daily",
  HOURLY: "agentExample.hourly",
  REALTIME: "agentExample.realtime",
} as const;

/** The minimum to be reached, depending on the type; zero if there is none. */
function leastOf(type: ContractType, terms: OfferValues): string {
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

interface WorkedExampleProps {
  readonly type: ContractType;
  /** The terms as typed. */
  readonly terms: OfferValues;
}

/** What the terms would pay on an amount of the agent's choice, calculated while they are typed. */
function WorkedExample({ type, terms }: WorkedExampleProps) {
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
