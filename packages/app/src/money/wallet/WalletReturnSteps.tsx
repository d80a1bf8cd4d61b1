import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { TransferOk, WalletReturnView } from "@foyer/flows/transfer";
import { Button } from "@foyer/ui/button";
import { CostSummary } from "@foyer/ui/description-list";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { errorText } from "../../kit/words/errors.ts";
import { useMoneyText } from "../order/moneyText.ts";
import { Order } from "../order/Order.tsx";
import type { OrderNow } from "../order/useOrder.ts";

interface WalletReturnStepsProps extends OrderNow<
  WalletReturnView,
  TransferOk
> {
  readonly symbol: string;
  /** Name of a wallet by its vendor code; "" is the main wallet. */
  readonly nameOf: (vendor: string) => string;
}

/** Content of a return of all money to the main wallet, step by step (MEM-23). */
export function WalletReturnSteps(props: WalletReturnStepsProps) {
  const { symbol, nameOf, ...order } = props;
  const { view, send } = order;
  const intl = useIntl();
  const t = useTranslations();
  const { money, say } = useMoneyText(symbol);
  return (
    <Order
      {...order}
      label={t("wallet.back")}
      pending={1}
      say={say}
      closed={() => <Text tone="quiet">{t("wallet.back.nothing")}</Text>}
      form={() => (
        <Stack gap="x4" align="start">
          {view.failure && (
            <InlineMessage tone="danger" live="assertive">
              {errorText(intl, view.failure)}
            </InlineMessage>
          )}
          <Text>{t("wallet.back.text")}</Text>
          <Button onClick={() => send({ type: "moneyForm.submitted" })}>
            {t("wallet.back")}
          </Button>
        </Stack>
      )}
      review={() => ({
        figures: (
          <CostSummary
            currencySymbol={symbol}
            lines={view.filled.map(({ vendor, balance }) => ({
              key: vendor,
              label: nameOf(vendor),
              amount: balance,
            }))}
            total={{
              key: "total",
              label: t("wallet.back.label"),
              amount: view.total,
            }}
          />
        ),
        confirm: t("wallet.back.confirm", { amount: money(view.total) }),
      })}
      what={() => t("wallet.back.what")}
      done={({ ok, earlier }) => (
        <InlineMessage tone="success">
          {earlier && <div>{t("money.earlier")}</div>}
          {t("wallet.back.done", { amount: money(ok.balance) })}
        </InlineMessage>
      )}
    />
  );
}
