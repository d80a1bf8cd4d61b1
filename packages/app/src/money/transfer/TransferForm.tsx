import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { MoneyFormEvent } from "@foyer/flows/money-form";
import type {
  MemberTransferField,
  MemberTransferView,
} from "@foyer/flows/transfer";
import { AmountField } from "@foyer/ui/amount-field";
import { Button } from "@foyer/ui/button";
import { Form } from "@foyer/ui/form";
import { RadioGroup } from "@foyer/ui/radio-group";
import { TextField } from "@foyer/ui/text-field";
import { errorText } from "../../kit/words/errors.ts";
import { Figures } from "../order/Figures.tsx";
import { problemText } from "../order/moneyText.ts";
import { moneyWords } from "../order/moneyWords.ts";
import { transferWords } from "./transferWords.ts";

interface TransferFormProps {
  readonly view: MemberTransferView;
  readonly send: (event: MoneyFormEvent<MemberTransferField>) => void;
  readonly symbol: string;
}

const meanings = {
  UPLINE: transferWords.uplineText,
  DOWNLINE: transferWords.downlineText,
} as const;

/** To whom, and how much (MEM-19). */
export function TransferForm({ view, send, symbol }: TransferFormProps) {
  const intl = useIntl();
  const t = useTranslations();
  const { facts, values, problems } = view;
  if (!facts) return null;
  const errors = {
    direction: problemText(intl, problems.direction, symbol),
    account: problemText(intl, problems.account, symbol),
    amount: problemText(intl, problems.amount, symbol),
  };
  const change = (field: MemberTransferField) => (value: string) =>
    send({ type: "moneyForm.changed", field, value });
  return (
    <Form
      label={t(transferWords.label)}
      onSubmit={() => send({ type: "moneyForm.submitted" })}
      error={view.failure && errorText(intl, view.failure)}
      problems={(["direction", "account", "amount"] as const).flatMap((name) =>
        errors[name] === undefined ? [] : [{ name, message: errors[name] }],
      )}
    >
      <Figures
        symbol={symbol}
        items={[
          {
            key: "available",
            label: t(moneyWords.available),
            amount: facts.available,
          },
        ]}
      />
      <RadioGroup
        name="direction"
        variant="cards"
        label={t(transferWords.direction)}
        required
        value={values.direction === "" ? undefined : values.direction}
        onChange={change("direction")}
        options={facts.directions.map((direction) => ({
          value: direction,
          label: t(transferWords[direction]),
          description: t(meanings[direction]),
        }))}
        error={errors.direction}
      />
      <TextField
        name="account"
        label={t(transferWords.account)}
        hint={t(transferWords.accountHint)}
        required
        autoComplete="off"
        value={values.account}
        onChange={change("account")}
        onBlur={() => send({ type: "moneyForm.left", field: "account" })}
        error={errors.account}
      />
      <AmountField
        label={t(moneyWords.amount)}
        name="amount"
        size="large"
        required
        symbol={symbol}
        value={values.amount}
        onChange={change("amount")}
        onBlur={() => send({ type: "moneyForm.left", field: "amount" })}
        max={facts.available}
        error={errors.amount}
      />
      <Button type="submit" tone="accent" size="large" wide>
        {t(moneyWords.next)}
      </Button>
    </Form>
  );
}
