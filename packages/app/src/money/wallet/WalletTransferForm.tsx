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
import { errorText } from "../../kit/words/errors.ts";
import { amountText, problemText } from "../order/moneyText.ts";
import { moneyWords } from "../order/moneyWords.ts";
import { walletWords } from "./walletWords.ts";

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
  const { facts, values, problems } = view;
  if (!facts) return null;
  const wallets = facts.wallets.filter(({ transferable }) => transferable);
  const source = wallets.find(({ vendor }) => vendor === values.from);
  const options = wallets.map(({ vendor, balance }) => ({
    value: toKey(vendor),
    label: nameOf(vendor),
    detail: amountText(intl, balance, symbol),
  }));
  const errors = {
    from: problemText(intl, problems.from, symbol),
    to: problemText(intl, problems.to, symbol),
    amount: problemText(intl, problems.amount, symbol),
  };
  // Until something is chosen, both sides are the main wallet, which is no choice anybody made.
  const undecided = values.from === "" && values.to === "";
  return (
    <Form
      label={t(walletWords.transfer)}
      onSubmit={() => send({ type: "moneyForm.submitted" })}
      error={view.failure && errorText(intl, view.failure)}
      problems={(["from", "to", "amount"] as const).flatMap((name) =>
        errors[name] === undefined ? [] : [{ name, message: errors[name] }],
      )}
    >
      <Grid gap="x4" minimum="medium">
        <Select
          name="from"
          label={t(walletWords.from)}
          required
          value={toKey(values.from)}
          onChange={(key) =>
            send({
              type: "moneyForm.changed",
              field: "from",
              value: toVendor(key),
            })
          }
          options={options}
          error={errors.from}
        />
        <Select
          name="to"
          label={t(walletWords.to)}
          required
          value={undecided ? undefined : toKey(values.to)}
          onChange={(key) =>
            send({
              type: "moneyForm.changed",
              field: "to",
              value: toVendor(key),
            })
          }
          options={options}
          error={errors.to}
        />
      </Grid>
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
        {...(source &&
          !isZero(source.balance) && {
            max: source.balance,
            onAll: () =>
              send({
                type: "moneyForm.changed",
                field: "amount",
                value: source.balance,
              }),
          })}
        error={errors.amount}
      />
      <Button type="submit" tone="accent" size="large" wide>
        {t(moneyWords.next)}
      </Button>
    </Form>
  );
}
