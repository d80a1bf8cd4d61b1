import type { ReactNode } from "react";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import type {
  pointsReward,
  pointsTransactions,
  RedeemRecord,
} from "@foyer/platform/calls";
import type { ResponseOf } from "@foyer/platform/call";
import { Button } from "@foyer/ui/button";
import { DataTable, type DataTableColumn } from "@foyer/ui/data-table";
import { DateRangePicker } from "@foyer/ui/date-range-picker";
import { EmptyState, type EmptyStateProps } from "@foyer/ui/empty-state";
import { usePointsText } from "@foyer/ui/points-product-card";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { localZone } from "../../kit/localZone.ts";
import { useReading } from "../../kit/reading/useReading.ts";
import { useServices } from "../../services/services.ts";
import { momentsOf, type Days } from "./days.ts";
import {
  earnedQuery,
  recordsPageSize,
  redemptionsQuery,
  transactionsQuery,
} from "./pointsQueries.ts";
import { CancelRedemption } from "./CancelRedemption.tsx";
import { RedeemStatus, statusWords } from "./RedeemStatus.tsx";

/** The current page of a list, and its change handler; the address holds both tab and page. */
interface Paged {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

interface PointsTableProps<TRow extends { readonly id: string }> extends Paged {
  readonly label: string;
  readonly columns: readonly DataTableColumn<TRow>[];
  readonly rows: readonly TRow[];
  /** State of the query that the rows come from. */
  readonly query: UseQueryResult<{ readonly totalPages: number }>;
  /** What can be done with a row. */
  readonly actions?: (row: TRow) => ReactNode;
  /** Shown above the table: filters for the rows. */
  readonly toolbar?: ReactNode;
  /** Shown when there are no rows. */
  readonly empty: EmptyStateProps;
}

/**
 * A page of a points list, newest first.
 *
 * @example <PointsTable label={label} columns={columns} rows={rows} query={query} page={page} onPage={onPage} empty={empty} />
 */
function PointsTable<TRow extends { readonly id: string }>({
  query,
  page,
  onPage,
  empty,
  ...table
}: PointsTableProps<TRow>) {
  const reading = useReading(query);
  return (
    <DataTable
      {...table}
      rowId={({ id }) => id}
      timeZone={localZone()}
      stickyHead="page"
      {...reading}
      empty={<EmptyState level={2} {...empty} />}
      paging={{
        page,
        pages: Math.max(1, query.data?.totalPages ?? 1),
        pageSize: recordsPageSize,
        onPage,
      }}
    />
  );
}

interface RecordsTabProps extends Paged {
  readonly onGoods: () => void;
}

/** Redemptions and their status (PTS-05, PTS-09, PTS-10). */
export function RecordsTab({ onGoods, ...paged }: RecordsTabProps) {
  const t = useTranslations();
  const points = usePointsText();
  const query = useQuery(redemptionsQuery(useServices(), paged.page));
  const rows = query.data?.list ?? [];
  const amount = ({ amount: cost, unit }: RedeemRecord) =>
    // A platform names a unit other than points for redemptions that it pays to an account.
    unit === "" || unit === "points" ? points(cost) : `${cost} ${unit}`;
  const columns: DataTableColumn<RedeemRecord>[] = [
    { key: "title", header: t("points.records.title"), width: "medium" },
    {
      key: "status",
      header: t("points.records.status"),
      width: "narrow",
      priority: "figure",
      text: ({ status }) => t(statusWords[status]),
      cell: ({ status }) => <RedeemStatus status={status} />,
    },
    {
      key: "redeemQuantity",
      header: t("points.records.quantity"),
      kind: "number",
    },
    {
      key: "amount",
      header: t("points.records.amount"),
      align: "end",
      text: amount,
      cell: amount,
    },
    { key: "time", header: t("points.records.time"), kind: "time" },
    { key: "address", header: t("points.records.address") },
    // Products are shipped and have no payment account: a column of dashes would say nothing.
    ...(rows.some(({ paymentAccount }) => paymentAccount !== "")
      ? [
          {
            key: "paymentAccount" as const,
            header: t("points.records.account"),
          },
        ]
      : []),
    { key: "remark", header: t("points.records.remark") },
  ];
  return (
    <PointsTable
      label={t("points.records")}
      columns={columns}
      rows={rows}
      {...(rows.some(({ cancellable }) => cancellable) && {
        actions: (order: RedeemRecord) =>
          order.cancellable && <CancelRedemption order={order} />,
      })}
      query={query}
      {...paged}
      empty={{
        picture: "record",
        title: t("points.records.empty"),
        children: t("points.records.emptyText"),
        action: <Button onClick={onGoods}>{t("points.records.goods")}</Button>,
      }}
    />
  );
}

type Change = ResponseOf<typeof pointsTransactions>["list"][number];
type ChangeRow = Change & { readonly id: string };

interface DetailsTabProps extends Paged {
  readonly days: Days;
  /** The last day that can be chosen, "2026-03-04". */
  readonly today: string;
  readonly onDays: (days: Days) => void;
}

/** Each change of the points, with the balance after it (PTS-06, PTS-10). */
export function DetailsTab(props: DetailsTabProps) {
  const { days, today, onDays, ...paged } = props;
  const t = useTranslations();
  const points = usePointsText();
  const query = useQuery(
    transactionsQuery(useServices(), useLanguage().language.code, {
      ...momentsOf(days),
      pageNo: paged.page,
    }),
  );
  // Changes have no id of their own, and two may have the same time.
  const rows = (query.data?.list ?? []).map((change, index) => ({
    ...change,
    id: `${change.time} ${index}`,
  }));
  const columns: DataTableColumn<ChangeRow>[] = [
    {
      key: "remark",
      header: t("points.details.remark"),
      width: "medium",
    },
    {
      key: "changedPoints",
      header: t("points.details.changed"),
      priority: "figure",
      align: "end",
      text: ({ changedPoints }) => changedPoints,
      cell: ({ changedPoints }) => points(changedPoints, { signed: true }),
    },
    {
      key: "pointsBalance",
      header: t("points.details.balance"),
      kind: "number",
    },
    { key: "time", header: t("points.details.time"), kind: "time" },
  ];
  return (
    <PointsTable
      label={t("points.details")}
      columns={columns}
      rows={rows}
      toolbar={
        <DateRangePicker
          label={t("points.details.period")}
          name="period"
          value={days}
          onChange={onDays}
          today={today}
          max={today}
          presets={["previous7", "previous30"]}
        />
      }
      query={query}
      {...paged}
      empty={{
        picture: "history",
        title: t("points.details.empty"),
        children: t("points.details.emptyText"),
      }}
    />
  );
}

type Earned = ResponseOf<typeof pointsReward>["list"][number];

interface EarnedTabProps extends Paged {
  readonly onRules: () => void;
}

/** Points earned, and what for (PTS-06). */
export function EarnedTab({ onRules, ...paged }: EarnedTabProps) {
  const t = useTranslations();
  const points = usePointsText();
  const query = useQuery(
    earnedQuery(useServices(), useLanguage().language.code, paged.page),
  );
  const columns: DataTableColumn<Earned>[] = [
    { key: "title", header: t("points.earned.title"), width: "medium" },
    {
      key: "points",
      header: t("points.earned.points"),
      priority: "figure",
      align: "end",
      text: ({ points: earned }) => earned,
      cell: ({ points: earned }) => points(earned, { signed: true }),
    },
    { key: "time", header: t("points.earned.time"), kind: "time" },
  ];
  return (
    <PointsTable
      label={t("points.earned")}
      columns={columns}
      rows={query.data?.list ?? []}
      query={query}
      {...paged}
      empty={{
        picture: "gift",
        title: t("points.earned.empty"),
        children: t("points.earned.emptyText"),
        action: <Button onClick={onRules}>{t("points.earned.rules")}</Button>,
      }}
    />
  );
}
