import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Icon } from "../icon/Icon.tsx";
import { Money } from "../money/Money.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import * as styles from "./CostSummary.css.ts";

export interface CostLine {
  /** Identifies the line. */
  key: string;
  /** Label: "You withdraw", "Bank fee". */
  label: ReactNode;
  /** Amount, a plain decimal; negative for a deduction. Undefined shows a dash. */
  amount: string | undefined;
  /** Explanation: "1.5 %, minimum 2.00". */
  hint?: ReactNode;
}

export interface CostSummaryProps {
  /** Amount and costs, in the order of the sum. Each line after the first shows its sign. */
  lines: readonly CostLine[];
  /** The result: "You receive". */
  total: CostLine;
  /** Currency as the platform writes it, "RM". */
  currencySymbol: string;
  /** When the money arrives: "Within 1 hour". */
  arrives?: ReactNode;
  /** Whether the amounts are loading: placeholders are shown. @default false */
  loading?: boolean;
}

/**
 * Amount, costs, net amount and time of a payment, laid out as a sum that the reader can check.
 *
 * @example
 * <CostSummary
 *   currencySymbol="RM"
 *   lines={[
 *     { key: "amount", label: "You withdraw", amount: "500" },
 *     { key: "fee", label: "Bank fee", amount: "-2.5" },
 *   ]}
 *   total={{ key: "total", label: "You receive", amount: "497.5" }}
 *   arrives="Within 1 hour"
 * />
 */
export function CostSummary(props: CostSummaryProps) {
  const { lines, total, currencySymbol, arrives, loading = false } = props;
  const t = useTranslations();
  const draw = (line: CostLine, kind: "part" | "total", signed: boolean) => (
    <div key={line.key} className={styles.line({ kind })}>
      <dt className={styles.label({ kind })}>
        {line.label}
        {line.hint !== undefined && (
          <span className={styles.hint}>{line.hint}</span>
        )}
      </dt>
      <dd className={styles.amount}>
        {loading ? (
          <span className={styles.bone}>
            <Skeleton shape="caption" />
          </span>
        ) : (
          <Money
            amount={line.amount}
            symbol={currencySymbol}
            sign={signed ? "always" : "negative"}
            weight={kind === "total" ? "strong" : "body"}
            size={kind === "total" ? "large" : "inherit"}
          />
        )}
      </dd>
    </div>
  );
  return (
    <div
      className={styles.box}
      role="group"
      aria-label={t("ui.costSummary.label")}
      aria-busy={loading || undefined}
    >
      <dl className={styles.sum}>
        {lines.map((line, index) => draw(line, "part", index > 0))}
        {draw(total, "total", false)}
      </dl>
      {arrives !== undefined && (
        <p className={styles.arrival}>
          <span className={styles.arrivalIcon}>
            <Icon name="clock" size="small" />
          </span>
          <span>{arrives}</span>
        </p>
      )}
    </div>
  );
}
