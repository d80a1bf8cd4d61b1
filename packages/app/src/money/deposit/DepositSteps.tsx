import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { DepositBody, DepositOk, DepositView } from "@foyer/flows/deposit";
import type { MoneyFormOutput } from "@foyer/flows/money-form";
import { isZero } from "@foyer/platform/money";
import { AmountField } from "@foyer/ui/amount-field";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { RadioGroup } from "@foyer/ui/radio-group";
import { useMoneyText } from "../order/moneyText.ts";
import { Order } from "../order/Order.tsx";
import { OrderSum } from "../order/OrderSum.tsx";
import type { OrderNow } from "../order/useOrder.ts";

interface DepositStepsProps extends OrderNow<DepositView, DepositOk> {
  readonly symbol: string;
  /** Runs within the press that confirms, so it may open a window. */
  readonly onConfirm: () => void;
  /** Content after the order has been opened. */
  readonly done: (output: MoneyFormOutput<DepositBody, DepositOk>) => ReactNode;
}

/** Content of a deposit, step by step, until the order is open. */
export function DepositSteps(props: DepositStepsProps) {
  const { symbol, onConfirm, done, ...order } = props;
  const { view, send } = order;
  const { method, sum } = view;
  const t = useTranslations();
  const { money, say } = useMoneyText(symbol);
  const fee = method?.fee ?? "0";
  const figures = (
    <OrderSum
      symbol={symbol}
      leaves={{ label: t("deposit.youPay"), amount: sum?.amount }}
      fee={fee}
      feeHint={isZero(fee) ? t("money.noFee") : undefined}
      arrives={{ label: t("deposit.credited"), amount: view.arrives }}
      when={method && t("deposit.arrival", { minutes: method.arrivalMinutes })}
    />
  );
  return (
    <Order
      {...order}
      label={t("deposit.label")}
      names={["methodId", "amount"]}
      say={say}
      closed={() => (
        <EmptyState
          level={3}
          picture="deposit"
          title={t("deposit.noMethod")}
          action={
            <Button
              icon="refresh"
              onClick={() => send({ type: "moneyForm.retried" })}
            >
              {t("money.checkAgain")}
            </Button>
          }
        />
      )}
      // The payment methods, each with limits, fee and time, and only then the amount.
      form={({ methods }, { field, choice }) => (
        <>
          <RadioGroup
            {...choice("methodId")}
            variant="cards"
            label={t("deposit.method")}
            options={methods.map((way) => ({
              value: way.id,
              label: way.title,
              description: [
                t("deposit.limits", {
                  min: money(way.min),
                  max: money(way.max),
                }),
                isZero(way.fee)
                  ? t("money.noFee")
                  : t("deposit.fee", { fee: money(way.fee) }),
                t("deposit.arrival", { minutes: way.arrivalMinutes }),
              ].join(" · "),
            }))}
          />
          <AmountField
            {...field("amount")}
            label={t("money.amount")}
            size="large"
            symbol={symbol}
            {...(method && { min: method.min, max: method.max })}
          />
          {figures}
        </>
      )}
      review={({ amount }) => ({
        figures: (
          <>
            {figures}
            <InlineMessage>{t("deposit.newWindow")}</InlineMessage>
          </>
        ),
        confirm: t("deposit.confirm", { amount: money(amount) }),
        onConfirm,
      })}
      what={(body) =>
        body
          ? t("deposit.what", { amount: money(body.amount) })
          : t("deposit.title")
      }
      done={done}
    />
  );
}
