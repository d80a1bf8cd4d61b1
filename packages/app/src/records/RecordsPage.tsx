import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import { Stack } from "@foyer/ui/stack";
import { StatGrid, StatTile, type StatTileProps } from "@foyer/ui/stat-tile";
import { useSession } from "../actors/actors.ts";
import { loadable, PanelBoundary } from "../kit/parts/loadable.tsx";
import type { DayChartsProps } from "./DayCharts.tsx";
import { RecordPeriodChoice } from "./RecordPeriodChoice.tsx";
import { RecordsTable, type RecordsTableProps } from "./RecordsTable.tsx";

/** Charts come in a file of their own: the figures are there before them. */
const DayCharts = loadable(() => import("./DayCharts.tsx"));

/** One figure that the records come to; an amount of money unless `kind` says something else. */
export interface RecordsFigure extends Pick<StatTileProps, "kind" | "hint"> {
  readonly label: string;
  /** Undefined: the platform has not told it yet, or does not tell it. */
  readonly value: string | undefined;
}

interface RecordsPageProps<Row> extends RecordsTableProps<Row> {
  /** Which of the records are shown, beside the choice of days. */
  readonly filter?: ReactNode;
  /** Sums over all pages. */
  readonly figures: readonly RecordsFigure[];
  /** What the figures are called together. @default "Whole period" */
  readonly figuresLabel?: string;
  /** Nothing is known yet. */
  readonly waiting: boolean;
  /** Figures of more than one day as charts, and where a failure of those is reported from. */
  readonly charts?:
    | (Omit<DayChartsProps, "loading" | "symbol"> & { readonly name: string })
    | undefined;
  /** Another one stands for another table, which begins with its own order. */
  readonly tableKey?: string;
  /** What is said in place of the table, where the platform tells the sums alone. */
  readonly onlySums?: ReactNode;
}

/**
 * A page of records: its days and kind, what they come to, as charts where there are any, and the table.
 *
 * @example
 * <RecordsPage label="My income" figures={[{ label: "All", value: data?.total.total }]} waiting={waiting}
 *   columns={columns} rows={data?.rows ?? []} rowId={({ day }) => day} period={period} reading={reading} />
 */
export function RecordsPage<Row>(props: RecordsPageProps<Row>) {
  const { filter, figures, figuresLabel, waiting, charts, ...more } = props;
  const { tableKey, onlySums, ...table } = more;
  const t = useTranslations();
  const symbol = useSession().member?.currencySymbol ?? "";
  return (
    <Stack gap="x6">
      <RecordPeriodChoice period={table.period} filter={filter} />
      <StatGrid label={figuresLabel ?? t("records.sum")}>
        {figures.map(({ kind = "money", ...figure }) => (
          <StatTile
            key={figure.label}
            {...figure}
            kind={kind}
            {...(kind === "money" && { currencySymbol: symbol })}
            loading={waiting}
          />
        ))}
      </StatGrid>
      {onlySums}
      {charts && (waiting || charts.days.length > 1) && (
        <PanelBoundary name={charts.name}>
          <DayCharts {...charts} symbol={symbol} loading={waiting} />
        </PanelBoundary>
      )}
      {!onlySums && <RecordsTable key={tableKey} {...table} />}
    </Stack>
  );
}
