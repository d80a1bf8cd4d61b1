import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { WithdrawView } from "@foyer/flows/withdraw";
import { compare, isZero, negate } from "@foyer/platform/money";
import { CostSummary } from "@foyer/ui/description-list";
import { amountText } from "../order/moneyText.ts";

interface WithdrawSumProps {
  readonly view: WithdrawView;
  readonly symbol: string;
}

/** What leaves, what it costs, what arrives and when; dashes while there is no amount. */
export function WithdrawSum({ view, symbol }: WithdrawSumProps) {
  const intl = useIntl();
  const t = useTranslations();
  const { facts, values, sum } = view;
  const method = facts?.methods.find(({ id }) => id === values.methodId);
  const fee = method?.fee ?? "0";
  // A payout that the fee would eat up has no sum; the field says so.
  const net = sum && compare(sum.net, "0") > 0 ? sum.net : undefined;
  return (
    <CostSummary
      currencySymbol={symbol}
      lines={[
        {
          key: "amount",
          label: t("withdraw.youWithdraw"),
          amount: sum?.amount,
        },
        {
          key: "fee",
          label: t("money.fee"),
          amount: isZero(fee) ? "0" : negate(fee),
          ...(isZero(fee) && {
            hint: method?.waived
              ? t("withdraw.fee.free", {
                  rank: `\u2068${method.waived.by}\u2069`,
                  fee: amountText(intl, method.waived.fee, symbol),
                })
              : t("money.noFee"),
          }),
        },
      ]}
      total={{
        key: "net",
        label: t("withdraw.arrives"),
        amount: net,
      }}
      {...(method?.arrival && {
        arrives: t("withdraw.arrival", { time: method.arrival }),
      })}
    />
  );
}
