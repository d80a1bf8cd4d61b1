import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { MoneyFormEvent } from "@foyer/flows/money-form";
import type {
  WalletTransferField,
  WalletTransferView,
} from "@foyer/flows/transfer";
import { isZero } from "@foyer/platform/money";
import { AmountField } from "@foyer/ui/amount-field";
import { Button } from "@foyer/ui/button";
import { Form } from "@foyer/ui/form";
import { Select } from "@foyer/ui/select";
import { Grid } from "@foyer/ui/stack";
import { amountText } from "../order/moneyText.ts";

import { useMoneyFields } from "../order/useMoneyFields.ts";

/* The main wallet's name is empty, which a list of choices cannot hold. */
const toKey = (vendor: string) => `wallet:${vendor}`;
const toVendor = (key: string) => key.slice("wallet:".length);

interface WalletTransferFormProps {
  readonly view: WalletTransferView;
  readonly send: (event: MoneyFormEvent<WalletTransferField>) => void;
  readonly symbol: string;
  /** Name of a wallet by its vendor; of the main one by "". */
  readonly nameOf: (vendor: string) => string;
}

/** From where, to where, how much. */
export function WalletTransferForm(props: WalletTransferFormProps) {
  const { view, send, symbol, nameOf } = props;
  const intl = useIntl();
  const t = useTranslations();
  const { facts, values } = view;
  const { form, field, choice, change } = useMoneyFields({
    view,
    send,
    symbol,
  });
  if (!facts) return null;
  const wallets = facts.wallets.filter(({ transferable }) => transferable);
  const source = wallets.find(({ vendor }) => vendor === values.from);
  const options = wallets.map(({ vendor, balance }) => ({
    value: toKey(vendor),
    label: nameOf(vendor),
    detail: amountText(intl, balance, symbol),
  }));
  // Until something is chosen, both sides are the main wallet, which is no choice anybody made.
  const undecided = values.from === "" && values.to === "";
  return (
    <Form label={t("wallet.transfer")} {...form(["from", "to", "amount"])}>
      <Grid gap="x4" minimum="medium">
        <Select
          {...choice("from")}
          label={t("wallet.from")}
          value={toKey(values.from)}
          onChange={(key) => change("from")(toVendor(key))}
          options={options}
        />
        <Select
          {...choice("to")}
          label={t("wallet.to")}
          value={undecided ? undefined : toKey(values.to)}
          onChange={(key) => change("to")(toVendor(key))}
          options={options}
        />
      </Grid>
      <AmountField
        {...field("amount")}
        label={t("money.amount")}
        size="large"
        symbol={symbol}
        {...(source &&
          !isZero(source.balance) && {
            max: source.balance,
            onAll: () => change("amount")(source.balance),
          })}
      />
      <Button type="submit" tone="accent" size="large" wide>
        {t("money.next")}
      </Button>
    </Form>
  );
}
