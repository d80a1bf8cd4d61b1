import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import { isZero, negate } from "@foyer/platform/money";
import { CostSummary } from "@foyer/ui/description-list";

/** One line of a summary; an unknown amount is shown as a dash. */
interface Line {
  readonly label: string;
  readonly amount: string | undefined;
  readonly hint?: ReactNode;
}

interface OrderSumProps {
  readonly symbol: string;
  readonly leaves: Line;
  /** The fee. @default "0" */
  readonly fee?: string;
  /** Explanation of the fee; optional. */
  readonly feeHint?: ReactNode;
  readonly arrives: Line;
  /** Expected time of arrival. */
  readonly when?: string | undefined;
}

/**
 * Amount spent, fee and amount received, as a calculation that can be checked.
 *
 * @example <OrderSum symbol="RM" leaves={{ label: "You pay", amount: "100" }} fee="1.00" arrives={{ label: "Credited", amount: "99" }} />
 */
export function OrderSum(props: OrderSumProps) {
  const { symbol, leaves, fee = "0", feeHint, arrives, when } = props;
  const t = useTranslations();
  return (
    <CostSummary
      currencySymbol={symbol}
      lines={[
        { key: "amount", ...leaves },
        {
          key: "fee",
          label: t("money.fee"),
          amount: isZero(fee) ? "0" : negate(fee),
          ...(feeHint !== undefined && { hint: feeHint }),
        },
      ]}
      total={{ key: "net", ...arrives }}
      {...(when !== undefined && { arrives: when })}
    />
  );
}
