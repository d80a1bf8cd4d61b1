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

import { useMoneyFields } from "../order/useMoneyFields.ts";
import { transferWords } from "./transferWords.ts";

interface TransferFormProps {
  readonly view: MemberTransferView;
  readonly send: (event: MoneyFormEvent<MemberTransferField>) => void;
  readonly symbol: string;
}

const meanings = {
  UPLINE: "memberTransfer.upline.text",
  DOWNLINE: "memberTransfer.downline.text",
} as const;

/** To whom, and how much (MEM-19). */
export function TransferForm({ view, send, symbol }: TransferFormProps) {
  const t = useTranslations();
  const { facts } = view;
  const { form, field, choice } = useMoneyFields({ view, send, symbol });
  if (!facts) return null;
  return (
    <Form
      label={t("memberTransfer.label")}
      {...form(["direction", "account", "amount"])}
    >
      <Figures
        symbol={symbol}
        items={[
          {
            key: "available",
            label: t("money.available"),
            amount: facts.available,
          },
        ]}
      />
      <RadioGroup
        {...choice("direction")}
        variant="cards"
        label={t("memberTransfer.direction")}
        options={facts.directions.map((direction) => ({
          value: direction,
          label: t(transferWords[direction]),
          description: t(meanings[direction]),
        }))}
      />
      <TextField
        {...field("account")}
        label={t("memberTransfer.account")}
        hint={t("memberTransfer.account.hint")}
        autoComplete="off"
      />
      <AmountField
        {...field("amount")}
        label={t("money.amount")}
        size="large"
        symbol={symbol}
        max={facts.available}
      />
      <Button type="submit" tone="accent" size="large" wide>
        {t("money.next")}
      </Button>
    </Form>
  );
}
