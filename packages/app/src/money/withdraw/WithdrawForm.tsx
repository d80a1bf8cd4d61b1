import { useTranslations } from "@foyer/ui/words";
import type { MoneyFormEvent } from "@foyer/flows/money-form";
import type { WithdrawField, WithdrawView } from "@foyer/flows/withdraw";
import { AmountField } from "@foyer/ui/amount-field";
import { Button } from "@foyer/ui/button";
import { formatDateTime } from "@foyer/ui/date-time";
import { Form } from "@foyer/ui/form";
import { RadioGroup } from "@foyer/ui/radio-group";
import { localZone } from "../../kit/localZone.ts";
import { Figures } from "../order/Figures.tsx";

import { useMoneyFields } from "../order/useMoneyFields.ts";
import { WithdrawSum } from "./WithdrawSum.tsx";

interface WithdrawFormProps {
  readonly view: WithdrawView;
  readonly send: (event: MoneyFormEvent<WithdrawField>) => void;
  readonly symbol: string;
}

/** How much and where to, with what it costs and when it arrives in sight while it is filled in. */
export function WithdrawForm({ view, send, symbol }: WithdrawFormProps) {
  const t = useTranslations();
  const { facts, values, most } = view;
  const { form, field, choice, change } = useMoneyFields({
    view,
    send,
    symbol,
    said: { amount: view.eaten ? t("withdraw.eaten") : undefined },
  });
  if (!facts || most === undefined) return null;
  const { accounts, available, dailyLeft } = facts;
  const method = facts.methods.find(({ id }) => id === values.methodId);
  return (
    <Form label={t("withdraw.label")} {...form(["amount", "accountId"])}>
      <Figures
        symbol={symbol}
        items={[
          {
            key: "available",
            label: t("money.available"),
            amount: available,
          },
          {
            key: "dailyLeft",
            label: t("withdraw.leftToday"),
            amount: dailyLeft,
          },
        ]}
      />
      <AmountField
        {...field("amount")}
        label={t("money.amount")}
        size="large"
        symbol={symbol}
        {...(method && { min: method.min })}
        max={most}
        onAll={() => change("amount")(most)}
      />
      <RadioGroup
        {...choice("accountId")}
        variant="cards"
        label={t("withdraw.account")}
        options={accounts.map(({ id, bank, maskedNumber, holder, ...one }) => ({
          value: id,
          label: bank,
          ...(typeof one.usableFrom === "number" && {
            disabledReason: t("withdraw.waits", {
              number: maskedNumber,
              time:
                formatDateTime(one.usableFrom, { timeZone: localZone() }) ?? "",
            }),
          }),
          description: (
            <>
              <bdi dir="ltr">{maskedNumber}</bdi> · <bdi>{holder}</bdi>
            </>
          ),
        }))}
      />
      <WithdrawSum view={view} symbol={symbol} />
      <Button type="submit" tone="accent" size="large" wide>
        {t("money.next")}
      </Button>
    </Form>
  );
}
