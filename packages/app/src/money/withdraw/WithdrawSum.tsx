import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { WithdrawView } from "@foyer/flows/withdraw";
import { compare, isZero, negate } from "@foyer/platform/money";
import { CostSummary } from "@foyer/ui/description-list";
import { amountText } from "../order/moneyText.ts";
import { moneyWords } from "../order/moneyWords.ts";
import { withdrawWords } from "./withdrawWords.ts";

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
          label: t(withdrawWords.youWithdraw),
          amount: sum?.amount,
        },
        {
          key: "fee",
          label: t(moneyWords.fee),
          amount: isZero(fee) ? "0" : negate(fee),
          ...(isZero(fee) && {
            hint: method?.waived
              ? t(withdrawWords.free, {
                  rank: `\u2068${method.waived.by}\u2069`,
                  fee: amountText(intl, method.waived.fee, symbol),
                })
              : t(moneyWords.noFee),
          }),
        },
      ]}
      total={{
        key: "net",
        label: t(withdrawWords.arrives),
        amount: net,
      }}
      {...(method?.arrival && {
        arrives: t(withdrawWords.arrival, { time: method.arrival }),
      })}
    />
  );
}
