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
import { Figures } from "../order/Figures.tsx";
import { moneyWords } from "../order/moneyWords.ts";
import { useMoneyFields } from "../order/useMoneyFields.ts";
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
  const t = useTranslations();
  const { facts } = view;
  const { form, field, choice } = useMoneyFields({ view, send, symbol });
  if (!facts) return null;
  return (
    <Form
      label={t(transferWords.label)}
      {...form(["direction", "account", "amount"])}
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
        {...choice("direction")}
        variant="cards"
        label={t(transferWords.direction)}
        options={facts.directions.map((direction) => ({
          value: direction,
          label: t(transferWords[direction]),
          description: t(meanings[direction]),
        }))}
      />
      <TextField
        {...field("account")}
        label={t(transferWords.account)}
        hint={t(transferWords.accountHint)}
        autoComplete="off"
      />
      <AmountField
        {...field("amount")}
        label={t(moneyWords.amount)}
        size="large"
        symbol={symbol}
        max={facts.available}
      />
      <Button type="submit" tone="accent" size="large" wide>
        {t(moneyWords.next)}
      </Button>
    </Form>
  );
}
