import { useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
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

const messages = defineMessages({
  label: {
    id: "points.details",
    defaultMessage: "Points details",
    description: "Name of the list of each change of the points",
  },
  period: {
    id: "points.details.period",
    defaultMessage: "Period",
    description: "Label of the field for the days that are looked at",
  },
  time: {
    id: "points.details.time",
    defaultMessage: "Time",
    description: "Column: when the points changed",
  },
  changed: {
    id: "points.details.changed",
    defaultMessage: "Changed points",
    description: "Column: how many points came or went",
  },
  balance: {
    id: "points.details.balance",
    defaultMessage: "Points balance",
    description: "Column: how many points there were afterwards",
  },
  remark: {
    id: "points.details.remark",
    defaultMessage: "Remark",
    description: "Column: what the points changed for",
  },
  empty: {
    id: "points.details.empty",
    defaultMessage: "No changes in these days",
    description: "Title: the points did not change in the period",
  },
  emptyText: {
    id: "points.details.emptyText",
    defaultMessage: "Choose other days to see more.",
    description: "The points did not change in the period",
  },
});

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
  const { formatMessage } = useIntl();
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
      header: formatMessage(messages.remark),
      width: "medium",
    },
    {
      key: "changedPoints",
      header: formatMessage(messages.changed),
      priority: "figure",
      align: "end",
      text: ({ changedPoints }) => changedPoints,
      cell: ({ changedPoints }) => points(changedPoints, { signed: true }),
    },
    {
      key: "pointsBalance",
      header: formatMessage(messages.balance),
      kind: "number",
    },
    { key: "time", header: formatMessage(messages.time), kind: "time" },
  ];
  return (
    <PointsTable
      label={formatMessage(messages.label)}
      columns={columns}
      rows={rows}
      toolbar={
        <DateRangePicker
          label={formatMessage(messages.period)}
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
          title={formatMessage(messages.empty)}
        >
          {formatMessage(messages.emptyText)}
        </EmptyState>
      }
    />
  );
}
