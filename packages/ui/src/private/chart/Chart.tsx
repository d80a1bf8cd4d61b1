import { scaleLinear, type ScaleLinear } from "d3-scale";
import { useId, type CSSProperties, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { Money } from "../../components/money/Money.tsx";
import { Skeleton } from "../../components/skeleton/Skeleton.tsx";
import { focusRing } from "../../styles/focus.css.ts";
import { ChartTable } from "./ChartTable.tsx";
import {
  extentOf,
  heightOf,
  ticksOf,
  type ChartPoint,
  type ChartProps,
} from "./points.ts";
import { useReading } from "./useReading.ts";
import { moneyParts } from "../../components/money/moneyParts.ts";
import { isPlainDecimal } from "../records/compareDecimals.ts";
import * as styles from "./Chart.css.ts";

/** The plot is 100 by 100 units and stretched to fit; line widths stay the same. */
const side = 100;

interface ChartBodyProps extends ChartProps {
  /**
   * Draws the points; `at` is the index of the point being read, `across` returns a point's position from 0 to 100.
   */
  children(plot: {
    readonly height: ScaleLinear<number, number>;
    readonly at: number | undefined;
    across(index: number): number;
  }): ReactNode;
  /** Marks the point being read with a dot. */
  dotted: boolean;
}

/**
 * The common parts of both charts: heading, scale, the point being read, and the table of figures.
 *
 * @example <Chart {...props} dotted>{({ height, across }) => <path d={…} />}</Chart>
 */
export function Chart(props: ChartBodyProps) {
  const { label, points, table = "own", loading = false, empty } = props;
  const words = useValueWords(props);
  const { formatNumber } = useIntl();
  const { at, handlers } = useReading(points.length);
  const name = useId();
  const height = scaleLinear()
    .domain(extentOf(points))
    .range([side, 0])
    .nice(4);
  const { ticks, places } = ticksOf(height, points);
  const across = (index: number) => ((index + 0.5) / points.length) * side;
  const read = at === undefined ? undefined : points[at];
  const first = points[0];
  const last = points.at(-1);
  return (
    <figure className={styles.chart} aria-busy={loading || undefined}>
      <figcaption className={styles.heading}>
        <span id={name} className={styles.name}>
          {label}
        </span>
        <span className={styles.reading} aria-hidden="true">
          {read && <ReadPoint {...props} point={read} />}
        </span>
      </figcaption>
      {loading && (
        <div className={styles.instead}>
          <Skeleton shape="block" />
        </div>
      )}
      {!loading && first === undefined && (
        <div className={styles.instead}>{empty}</div>
      )}
      {!loading && first !== undefined && last !== undefined && (
        <>
          <div className={styles.plot}>
            <div className={styles.ticks} aria-hidden="true" dir="ltr">
              {ticks.map((tick) => (
                <span
                  key={tick}
                  className={styles.tick}
                  style={placeOf(undefined, side - height(tick))}
                >
                  {formatNumber(tick, {
                    notation: "compact",
                    maximumFractionDigits: places,
                  })}
                </span>
              ))}
            </div>
            <div
              {...handlers}
              className={`${styles.field} ${focusRing}`}
              role="slider"
              tabIndex={0}
              aria-labelledby={name}
              aria-orientation="horizontal"
              aria-valuemin={1}
              aria-valuemax={points.length}
              aria-valuenow={(at ?? points.length - 1) + 1}
              aria-valuetext={sayOf(read ?? last, words)}
            >
              <svg
                className={styles.drawing}
                viewBox={`0 0 ${side} ${side}`}
                preserveAspectRatio="none"
                aria-hidden="true"
                focusable="false"
              >
                {ticks.map((tick) => (
                  <line
                    key={tick}
                    className={tick === 0 ? styles.zero : styles.grid}
                    x1={0}
                    x2={side}
                    y1={height(tick)}
                    y2={height(tick)}
                  />
                ))}
                {props.children({ height, at, across })}
              </svg>
              {at !== undefined && (
                <span
                  className={styles.cursor}
                  style={placeOf(across(at), undefined)}
                />
              )}
              {at !== undefined && props.dotted && (
                <Dot point={read} across={across(at)} height={height} />
              )}
            </div>
            <div className={styles.ends} aria-hidden="true">
              <bdi>{first.label}</bdi>
              {first !== last && <bdi>{last.label}</bdi>}
            </div>
          </div>
          {table === "own" && <ChartTable {...props} words={words} />}
        </>
      )}
    </figure>
  );
}

const sayOf = ({ label, value }: ChartPoint, words: (of: string) => string) =>
  `${label}: ${words(value)}`;

/** Position of an element over the drawing. */
function placeOf(
  across: number | undefined,
  high: number | undefined,
): CSSProperties {
  const place: CSSProperties & Record<"--along" | "--high", string> = {
    "--along": String((across ?? 0) / side),
    "--high": String((high ?? 0) / side),
  };
  return place;
}

interface DotProps {
  point: ChartPoint | undefined;
  across: number;
  height: ScaleLinear<number, number>;
}

function Dot({ point, across, height }: DotProps) {
  const value = point && heightOf(point.value);
  if (value === undefined) return null;
  return (
    <span
      className={styles.dot}
      style={placeOf(across, side - height(value))}
    />
  );
}

function ReadPoint(props: ChartProps & { point: ChartPoint }) {
  const { point, kind, currencySymbol, valueHead } = props;
  const words = useValueWords(props);
  return (
    <>
      <bdi>{point.label}</bdi>
      <span>
        {valueHead}{" "}
        {kind === "money" ? (
          <Money
            amount={point.value}
            {...(currencySymbol !== undefined && { symbol: currencySymbol })}
          />
        ) : (
          words(point.value)
        )}
      </span>
    </>
  );
}

const isFigure = (text: string): text is `${number}` => isPlainDecimal(text);

/**
 * Formats a chart's values in the reader's language, for screen readers.
 *
 * @example useValueWords({ kind: "money", currencySymbol: "RM" })("12.5") // "RM 12.50"
 */
function useValueWords({
  kind = "number",
  currencySymbol = "",
}: Pick<ChartProps, "kind" | "currencySymbol">): (value: string) => string {
  const { locale, formatNumber } = useIntl();
  return (value) => {
    if (!isFigure(value)) return "–";
    if (kind === "number")
      return formatNumber(value, { maximumFractionDigits: 2 });
    const parts = moneyParts(value, locale, "negative");
    const symbol = currencySymbol === "" ? "" : `${currencySymbol}\u00a0`;
    return parts ? `${parts.sign}${symbol}${parts.figure}` : "–";
  };
}
