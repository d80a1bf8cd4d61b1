import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import { Stack } from "@foyer/ui/stack";
import { StatGrid, StatTile, type StatTileProps } from "@foyer/ui/stat-tile";
import { DataTable, type DataTableProps } from "@foyer/ui/data-table";
import { EmptyState } from "@foyer/ui/empty-state";
import { Button } from "@foyer/ui/button";
import { ClassifyMenu } from "@foyer/ui/classify-menu";
import { DateRangePicker } from "@foyer/ui/date-range-picker";
import { formatDateTime } from "@foyer/ui/date-time";
import { InlineMessage } from "@foyer/ui/inline-message";
import { useSession } from "../actors/actors.ts";
import { loadable } from "../kit/parts/loadable.tsx";
import { PanelBoundary } from "../kit/parts/PanelBoundary.tsx";
import type { DayChartsProps } from "./DayCharts.tsx";
import type { Reading } from "../kit/reading/useReading.ts";
import { mostDays, type RecordPeriod, periodKeys } from "./usePeriod.ts";
import { ZoneChoice } from "./ZoneChoice.tsx";
import * as css from "./records.css.ts";

/** Charts are in a file of their own: the figures appear before them. */
const DayCharts = loadable(() => import("./DayCharts.tsx"));

/** One total of the records; an amount of money unless `kind` says otherwise. */
export interface RecordsFigure extends Pick<StatTileProps, "kind" | "hint"> {
  readonly label: string;
  /** Undefined while the platform has not reported it, or if it never does. */
  readonly value: string | undefined;
}

interface RecordsPageProps<Row> extends Pick<
  DataTableProps<Row>,
  | "label"
  | "columns"
  | "rows"
  | "rowId"
  | "sort"
  | "onSortChange"
  | "defaultSort"
  | "paging"
  | "loadingRows"
  | "toolbar"
  | "actions"
> {
  readonly period: RecordPeriod;
  readonly reading: Reading;
  /** Filter of the records, beside the choice of days. */
  readonly filter?: ReactNode;
  /** Totals over all pages. */
  readonly figures: readonly RecordsFigure[];
  /** Accessible name of the figures as a group. @default "Whole period" */
  readonly figuresLabel?: string;
  /** Whether nothing has been loaded yet. */
  readonly waiting: boolean;
  /** Charts for periods of more than one day, with the name under which their errors are reported. */
  readonly charts?:
    | (Omit<DayChartsProps, "loading" | "symbol"> & { readonly name: string })
    | undefined;
  /** A different key creates a new table, with its own initial order. */
  readonly tableKey?: string;
  /** Shown instead of the table, if the platform reports totals only. */
  readonly onlySums?: ReactNode;
  /** Totals of all rows, as reported by the platform. */
  readonly total?: Partial<Row> | undefined;
  /** Loads the rows of all pages for an export, if they are paginated by the server. */
  readonly readAll?: () => Promise<readonly Row[]>;
  /** An action to offer when there are no records. */
  readonly emptyAction?: ReactNode;
}

/**
 * A page of records: filters by days and type, totals, charts if there are any, and the table in all its states:
 * empty, out of date or failed.
 *
 * @example
 * <RecordsPage {...state} label="My income" figures={[{ label: "All", value: data?.total.total }]}
 *   columns={columns} rows={data?.rows ?? []} rowId={({ day }) => day} />
 */
export function RecordsPage<Row>(props: RecordsPageProps<Row>) {
  const { filter, figures, figuresLabel, waiting, charts, ...more } = props;
  const { tableKey, onlySums, period, reading, total, ...rest } = more;
  const { readAll, emptyAction, ...table } = rest;
  const { failure } = reading;
  const t = useTranslations();
  const has = table.rows.length > 0;
  const symbol = useSession().member?.currencySymbol ?? "";
  return (
    <Stack gap="x6">
      <RecordPeriodChoice period={period} filter={filter} />
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
      {!onlySums && (
        <DataTable
          key={tableKey}
          {...table}
          timeZone={period.zone}
          density="dense"
          stickyHead="panel"
          pageSize={31}
          totals={
            total && has ? [{ label: t("records.sum"), values: total }] : []
          }
          download={{
            fileName: `${table.label} ${period.range.start} ${period.range.end}`,
            ...(readAll && { rows: readAll }),
          }}
          {...reading}
          {...(failure && {
            failure: {
              ...failure,
              title: t(has ? "records.stale" : "records.failed"),
              detail: failure.title,
            },
          })}
          empty={
            <EmptyState
              title={t("records.empty")}
              picture="history"
              level={3}
              action={emptyAction}
            >
              {t("records.emptyText")}
            </EmptyState>
          }
        />
      )}
    </Stack>
  );
}

/** A moment in a sentence, with its seconds, whatever the direction of the text. */
const momentText = (at: number, timeZone: string): string =>
  `\u2066${formatDateTime(at, { timeZone, showZone: true }) ?? "–"}\u2069`;

const messages = {
  today: "records.today",
  yesterday: "records.yesterday",
  last7: "records.last7",
  last30: "records.last30",
} as const;

/** The period of the records: a shortcut, or any range of days (CFG-19, MEM-20), and whose days they are. */
function RecordPeriodChoice({
  period,
  filter,
}: Pick<RecordsPageProps<unknown>, "period" | "filter">) {
  const t = useTranslations();
  const { range, exact, key, turn, today, zone, zoneChoice } = period;
  const { choose, setRange } = period;
  return (
    <Stack gap="x4">
      <ClassifyMenu
        label={t("records.shortcuts")}
        items={periodKeys.map((item) => ({
          key: item,
          label: t(messages[item]),
        }))}
        selected={key ?? ""}
        onSelect={(chosen) => {
          const found = periodKeys.find((item) => item === chosen);
          if (found) choose(found);
        }}
      />
      <div className={css.filters}>
        <DateRangePicker
          key={turn}
          label={t("records.own")}
          name="period"
          value={range}
          onChange={setRange}
          today={today}
          presets={["previous7", "previous30"]}
          max={today}
          maxDays={mostDays}
          hint={t("records.zone", { zone })}
        />
        <ZoneChoice choice={zoneChoice} />
        {filter}
      </div>
      {exact && (
        <InlineMessage
          tone="info"
          action={
            <Button size="small" onClick={() => setRange(range)}>
              {t("records.span.whole")}
            </Button>
          }
        >
          {t("records.span", {
            from: momentText(exact.from, zone),
            to: momentText(exact.to, zone),
          })}
        </InlineMessage>
      )}
    </Stack>
  );
}
