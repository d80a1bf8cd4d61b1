import { useTranslations } from "@foyer/ui/words";
import type { DepositView } from "@foyer/flows/deposit";
import { compare, isZero, negate } from "@foyer/platform/money";
import { CostSummary } from "@foyer/ui/description-list";

interface DepositSumProps {
  readonly view: DepositView;
  readonly symbol: string;
}

/** What is paid, what it costs, what is credited and when; dashes while there is no amount. */
export function DepositSum({ view, symbol }: DepositSumProps) {
  const t = useTranslations();
  const { facts, values, sum } = view;
  const method = facts?.methods.find(({ id }) => id === values.methodId);
  const fee = method?.fee ?? "0";
  return (
    <CostSummary
      currencySymbol={symbol}
      lines={[
        {
          key: "amount",
          label: t("deposit.youPay"),
          amount: sum?.amount,
        },
        {
          key: "fee",
          label: t("money.fee"),
          amount: isZero(fee) ? "0" : negate(fee),
          ...(isZero(fee) && { hint: t("money.noFee") }),
        },
      ]}
      total={{
        key: "net",
        label: t("deposit.credited"),
        amount: sum && compare(sum.net, "0") > 0 ? sum.net : undefined,
      }}
      {...(method && {
        arrives: t("deposit.arrival", {
          minutes: method.arrivalMinutes,
        }),
      })}
    />
  );
}
