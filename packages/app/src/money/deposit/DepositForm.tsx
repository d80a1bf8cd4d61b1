import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { DepositField, DepositView } from "@foyer/flows/deposit";
import type { MoneyFormEvent } from "@foyer/flows/money-form";
import { isZero } from "@foyer/platform/money";
import { AmountField } from "@foyer/ui/amount-field";
import { Button } from "@foyer/ui/button";
import { Form } from "@foyer/ui/form";
import { RadioGroup } from "@foyer/ui/radio-group";
import { amountText } from "../order/moneyText.ts";

import { useMoneyFields } from "../order/useMoneyFields.ts";
import { DepositSum } from "./DepositSum.tsx";

interface DepositFormProps {
  readonly view: DepositView;
  readonly send: (event: MoneyFormEvent<DepositField>) => void;
  readonly symbol: string;
}

/** The ways to pay, each with limits, cost and time, and only then the amount. */
export function DepositForm({ view, send, symbol }: DepositFormProps) {
  const intl = useIntl();
  const t = useTranslations();
  const { facts, values } = view;
  const { form, field, choice } = useMoneyFields({ view, send, symbol });
  if (!facts) return null;
  const method = facts.methods.find(({ id }) => id === values.methodId);
  const money = (amount: string) => amountText(intl, amount, symbol);
  return (
    <Form label={t("deposit.label")} {...form(["methodId", "amount"])}>
      <RadioGroup
        {...choice("methodId")}
        variant="cards"
        label={t("deposit.method")}
        options={facts.methods.map(
          ({ id, title, min, max, fee, arrivalMinutes }) => ({
            value: id,
            label: title,
            description: [
              t("deposit.limits", {
                min: money(min),
                max: money(max),
              }),
              isZero(fee)
                ? t("money.noFee")
                : t("deposit.fee", { fee: money(fee) }),
              t("deposit.arrival", { minutes: arrivalMinutes }),
            ].join(" · "),
          }),
        )}
      />
      <AmountField
        {...field("amount")}
        label={t("money.amount")}
        size="large"
        symbol={symbol}
        {...(method && { min: method.min, max: method.max })}
      />
      <DepositSum view={view} symbol={symbol} />
      <Button type="submit" tone="accent" size="large" wide>
        {t("money.next")}
      </Button>
    </Form>
  );
}
