import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import type { pointsTransactions } from "@foyer/platform/calls";
import type { ResponseOf } from "@foyer/platform/call";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { DateRangePicker } from "@foyer/ui/date-range-picker";
import { EmptyState } from "@foyer/ui/empty-state";
import { usePointsText } from "@foyer/ui/points-product-card";
import { useServices } from "../../services/services.ts";
import { momentsOf, type Days } from "./days.ts";
import { transactionsQuery } from "./pointsQueries.ts";
import { PointsTable } from "./PointsTable.tsx";

type Change = ResponseOf<typeof pointsTransactions>["list"][number];
type Row = Change & { readonly id: string };

interface DetailsTabProps {
  readonly days: Days;
  /** The last day that can be chosen from the presets, "2026-03-04". */
  readonly today: string;
  readonly onDays: (days: Days) => void;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Each change of the points with what there was after it (PTS-06, PTS-10). */
export function DetailsTab(props: DetailsTabProps) {
  const { days, today, onDays, page, onPage } = props;
  const t = useTranslations();
  const points = usePointsText();
  const query = useQuery(
    transactionsQuery(useServices(), { ...momentsOf(days), pageNo: page }),
  );
  // They have no id of their own, and two may be of one moment.
  const rows = (query.data?.list ?? []).map((change, index) => ({
    ...change,
    id: `${change.time} ${index}`,
  }));
  const columns: DataTableColumn<Row>[] = [
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
          presets={["previous7", "previous30"]}
        />
      }
      query={query}
      page={page}
      onPage={onPage}
      empty={
        <EmptyState
          level={2}
          picture="history"
          title={t("points.details.empty")}
        >
          {t("points.details.emptyText")}
        </EmptyState>
      }
    />
  );
}
