import { useIntl } from "react-intl";
import type { DepositView } from "@foyer/flows/deposit";
import { compare, isZero, negate } from "@foyer/platform/money";
import { CostSummary } from "@foyer/ui/description-list";
import { moneyWords } from "../../../shared/money/moneyWords.ts";
import { depositWords } from "./depositWords.ts";

interface DepositSumProps {
  readonly view: DepositView;
  readonly symbol: string;
}

/** What is paid, what it costs, what is credited and when; dashes while there is no amount. */
export function DepositSum({ view, symbol }: DepositSumProps) {
  const { formatMessage } = useIntl();
  const { facts, values, sum } = view;
  const method = facts?.methods.find(({ id }) => id === values.methodId);
  const fee = method?.fee ?? "0";
  return (
    <CostSummary
      currencySymbol={symbol}
      lines={[
        {
          key: "amount",
          label: formatMessage(depositWords.youPay),
          amount: sum?.amount,
        },
        {
          key: "fee",
          label: formatMessage(moneyWords.fee),
          amount: isZero(fee) ? "0" : negate(fee),
          ...(isZero(fee) && { hint: formatMessage(moneyWords.noFee) }),
        },
      ]}
      total={{
        key: "net",
        label: formatMessage(depositWords.credited),
        amount: sum && compare(sum.net, "0") > 0 ? sum.net : undefined,
      }}
      {...(method && {
        arrives: formatMessage(depositWords.arrival, {
          minutes: method.arrivalMinutes,
        }),
      })}
    />
  );
}
