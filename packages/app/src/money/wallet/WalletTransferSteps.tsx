import { useTranslations } from "@foyer/ui/words";
import type {
  TransferOk,
  WalletTransferBody,
  WalletTransferView,
} from "@foyer/flows/transfer";
import { AmountField } from "@foyer/ui/amount-field";
import { Select } from "@foyer/ui/select";
import { Grid } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useMoneyText } from "../order/moneyText.ts";
import { Order } from "../order/Order.tsx";
import { OrderDone } from "../order/OrderDone.tsx";
import { OrderSum } from "../order/OrderSum.tsx";
import type { OrderNow } from "../order/useOrder.ts";

/* The main wallet's code is empty, which a list of choices does not allow. */
const toKey = (vendor: string) => `wallet:${vendor}`;
const toVendor = (key: string) => key.slice("wallet:".length);

interface WalletTransferStepsProps extends OrderNow<
  WalletTransferView,
  TransferOk
> {
  readonly symbol: string;
  /** Name of a wallet by its vendor code; "" is the main wallet. */
  readonly nameOf: (vendor: string) => string;
  readonly onAgain: () => void;
}

/** Content of a transfer between two wallets, step by step. */
export function WalletTransferSteps(props: WalletTransferStepsProps) {
  const { symbol, nameOf, onAgain, ...order } = props;
  const { values, wallets, most } = order.view;
  const t = useTranslations();
  const { money, say } = useMoneyText(symbol);
  const parts = (body: WalletTransferBody) => ({
    amount: money(body.amount),
    from: nameOf(body.from),
    to: nameOf(body.to),
  });
  const options = wallets.map(({ vendor, balance }) => ({
    value: toKey(vendor),
    label: nameOf(vendor),
    detail: money(balance),
  }));
  // Initially both sides are the main wallet, which nobody has chosen.
  const undecided = values.from === "" && values.to === "";

  return (
    <Order
      {...order}
      label={t("wallet.transfer")}
      names={["from", "to", "amount"]}
      say={say}
      closed={() => <Text tone="quiet">{t("wallet.nothingToMove")}</Text>}
      form={(_facts, { field, choice, change }) => (
        <>
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
            max={most}
            onAll={
              most === undefined ? undefined : () => change("amount")(most)
            }
          />
        </>
      )}
      review={({ amount, from, to }) => ({
        figures: (
          <OrderSum
            symbol={symbol}
            leaves={{ label: t("wallet.moved"), hint: nameOf(from), amount }}
            feeHint={t("money.noFee")}
            arrives={{ label: t("wallet.arrives"), hint: nameOf(to), amount }}
          />
        ),
        confirm: t("wallet.confirm", { amount: money(amount) }),
      })}
      what={(body) =>
        body ? t("wallet.what", parts(body)) : t("wallet.transfer")
      }
      done={({ ok, body, earlier }) => (
        <OrderDone
          title={t("wallet.done", parts(body))}
          earlier={earlier}
          again={t("wallet.again")}
          onAgain={onAgain}
        >
          {t("money.balanceAfter")} {money(ok.balance)}
        </OrderDone>
      )}
    />
  );
}
