import { useTranslations } from "../../words/translate.ts";
import { focusRing } from "../../styles/focus.css.ts";
import type { ChartPoint, ChartProps } from "./points.ts";
import * as styles from "./Chart.css.ts";

interface ChartTableProps extends Pick<
  ChartProps,
  "label" | "pointHead" | "valueHead"
> {
  points: readonly ChartPoint[];
  words(value: string): string;
}

/** A chart's content as a table. */
export function ChartTable(props: ChartTableProps) {
  const { label, pointHead, valueHead, points, words } = props;
  const t = useTranslations();
  return (
    <details className={styles.more}>
      <summary className={`${styles.opener} ${focusRing}`}>
        {t("ui.chart.figures")}
      </summary>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {pointHead}
            </th>
            <th scope="col" className={styles.figureHead}>
              {valueHead}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.key}>
              <th scope="row" className={styles.cell}>
                {point.label}
              </th>
              <td className={styles.figure}>
                <bdi dir="ltr">{words(point.value)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
