import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { isPlainDecimal } from "../../private/records/compareDecimals.ts";
import { Money } from "../money/Money.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { StatChange, type StatChangeProps } from "./StatChange.tsx";
import * as styles from "./StatTile.css.ts";

export interface StatTileProps {
  /** What the figure is: "Net result", "Active members". */
  label: ReactNode;
  /** The figure, a plain decimal. For `percent`, a share: "0.125" for 12.5%. Undefined shows a dash. */
  value: string | undefined;
  /** Format of the figure. @default "number" */
  kind?: "money" | "number" | "percent";
  /** Money only: the currency as the platform writes it, "RM". */
  currencySymbol?: string;
  /** Change from the previous period. */
  change?: StatChangeProps;
  /** What the figure includes or excludes, in a few words. */
  hint?: ReactNode;
  /** A small chart, 40 px high. It is decorative, so it needs no name. */
  chart?: ReactNode;
  /** Loading: shows a skeleton of the same height. @default false */
  loading?: boolean;
}

/**
 * A key figure and how it changed.
 *
 * @example <StatTile label="Net result" kind="money" value="-1204.5" currencySymbol="RM" change={{ share: -0.12, before: "last week", welcome: "more" }} />
 */
export function StatTile(props: StatTileProps) {
  const { label, change, hint, chart, loading = false } = props;
  return (
    <dl className={styles.tile} aria-busy={loading || undefined}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure}>
        {loading ? (
          <span className={styles.boneLine}>
            <Skeleton shape="heading" width="most" />
          </span>
        ) : (
          <StatFigure {...props} />
        )}
      </dd>
      {change &&
        (loading ? (
          <dd className={styles.change({ meaning: "neutral" })}>
            <Skeleton shape="caption" width="half" />
          </dd>
        ) : (
          <StatChange {...change} />
        ))}
      {hint !== undefined && <dd className={styles.hint}>{hint}</dd>}
      {chart !== undefined && (
        <dd className={styles.chart} aria-hidden="true">
          {loading ? (
            <span className={styles.boneChart}>
              <Skeleton shape="block" />
            </span>
          ) : (
            chart
          )}
        </dd>
      )}
    </dl>
  );
}

function StatFigure({ value, kind = "number", currencySymbol }: StatTileProps) {
  const { formatNumber } = useIntl();
  if (kind === "money") return <Money amount={value} symbol={currencySymbol} />;
  if (value === undefined || !isFigure(value))
    return <Money amount={undefined} />;
  return (
    <span className={styles.number} dir="ltr">
      {kind === "percent"
        ? formatNumber(value, { style: "percent", maximumFractionDigits: 1 })
        : formatNumber(value, { maximumFractionDigits: 2 })}
    </span>
  );
}

function isFigure(text: string): text is `${number}` {
  return isPlainDecimal(text);
}
