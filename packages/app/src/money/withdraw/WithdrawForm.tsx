import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { MoneyFormEvent } from "@foyer/flows/money-form";
import type { WithdrawField, WithdrawView } from "@foyer/flows/withdraw";
import { AmountField } from "@foyer/ui/amount-field";
import { Button } from "@foyer/ui/button";
import { formatDateTime } from "@foyer/ui/date-time";
import { Form } from "@foyer/ui/form";
import { RadioGroup } from "@foyer/ui/radio-group";
import { localZone } from "../../kit/localZone.ts";
import { errorText } from "../../kit/words/errors.ts";
import { Figures } from "../order/Figures.tsx";
import { problemText } from "../order/moneyText.ts";
import { moneyWords } from "../order/moneyWords.ts";
import { WithdrawSum } from "./WithdrawSum.tsx";
import { withdrawWords } from "./withdrawWords.ts";

interface WithdrawFormProps {
  readonly view: WithdrawView;
  readonly send: (event: MoneyFormEvent<WithdrawField>) => void;
  readonly symbol: string;
}

/** How much and where to, with what it costs and when it arrives in sight while it is filled in. */
export function WithdrawForm({ view, send, symbol }: WithdrawFormProps) {
  const intl = useIntl();
  const t = useTranslations();
  const { facts, values, problems, most } = view;
  if (!facts || most === undefined) return null;
  const { accounts, available, dailyLeft } = facts;
  const method = facts.methods.find(({ id }) => id === values.methodId);
  const amountError = view.eaten
    ? t(withdrawWords.eaten)
    : problemText(intl, problems.amount, symbol);
  const accountError = problemText(intl, problems.accountId, symbol);
  return (
    <Form
      label={t(withdrawWords.label)}
      onSubmit={() => send({ type: "moneyForm.submitted" })}
      error={view.failure && errorText(intl, view.failure)}
      problems={[
        ...(amountError ? [{ name: "amount", message: amountError }] : []),
        ...(accountError ? [{ name: "accountId", message: accountError }] : []),
      ]}
    >
      <Figures
        symbol={symbol}
        items={[
          {
            key: "available",
            label: t(moneyWords.available),
            amount: available,
          },
          {
            key: "dailyLeft",
            label: t(withdrawWords.leftToday),
            amount: dailyLeft,
          },
        ]}
      />
      <AmountField
        label={t(moneyWords.amount)}
        name="amount"
        size="large"
        required
        symbol={symbol}
        value={values.amount}
        onChange={(value) =>
          send({ type: "moneyForm.changed", field: "amount", value })
        }
        onBlur={() => send({ type: "moneyForm.left", field: "amount" })}
        {...(method && { min: method.min })}
        max={most}
        onAll={() =>
          send({ type: "moneyForm.changed", field: "amount", value: most })
        }
        error={amountError}
      />
      <RadioGroup
        name="accountId"
        variant="cards"
        label={t(withdrawWords.account)}
        required
        value={values.accountId === "" ? undefined : values.accountId}
        onChange={(value) =>
          send({ type: "moneyForm.changed", field: "accountId", value })
        }
        options={accounts.map(({ id, bank, maskedNumber, holder, ...one }) => ({
          value: id,
          label: bank,
          ...(typeof one.usableFrom === "number" && {
            disabledReason: t(withdrawWords.waits, {
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
        error={accountError}
      />
      <WithdrawSum view={view} symbol={symbol} />
      <Button type="submit" tone="accent" size="large" wide>
        {t(moneyWords.next)}
      </Button>
    </Form>
  );
}
