import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Icon } from "../icon/Icon.tsx";
import { Money } from "../money/Money.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import * as styles from "./CostSummary.css.ts";

export interface CostLine {
  /** Tells the lines apart. */
  key: string;
  /** What it is: "You withdraw", "Fee of the bank". */
  label: ReactNode;
  /** How much, a plain decimal; with a minus what is taken away. A dash stands for one not known yet. */
  amount: string | undefined;
  /** Why it is as it is: "1.5 %, at least 2.00". */
  hint?: ReactNode;
}

export interface CostSummaryProps {
  /** What leaves and what it costs, in the order of the sum. Each line but the first shows its sign. */
  lines: readonly CostLine[];
  /** What comes of it: "Arrives in your account". */
  total: CostLine;
  /** The currency as the platform writes it, "RM". */
  currencySymbol: string;
  /** When it happens, in words: "Within the hour". */
  arrives?: ReactNode;
  /** The amounts are being worked out: shapes stand in for them. @default false */
  loading?: boolean;
}

/**
 * What leaves, what it costs, what arrives and when, set as a sum that can be checked.
 *
 * @example
 * <CostSummary
 *   currencySymbol="RM"
 *   lines={[
 *     { key: "amount", label: "You withdraw", amount: "500" },
 *     { key: "fee", label: "Fee of the bank", amount: "-2.5" },
 *   ]}
 *   total={{ key: "total", label: "Arrives", amount: "497.5" }}
 *   arrives="Within the hour"
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
