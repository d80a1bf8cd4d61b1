import { useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import type { pointsReward } from "@foyer/platform/calls";
import type { ResponseOf } from "@foyer/platform/call";
import { Button } from "@foyer/ui/button";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { EmptyState } from "@foyer/ui/empty-state";
import { usePointsText } from "@foyer/ui/points-product-card";
import { useServices } from "../../services/services.ts";
import { earnedQuery } from "./pointsQueries.ts";
import { PointsTable } from "./PointsTable.tsx";

const messages = defineMessages({
  label: {
    id: "points.earned",
    defaultMessage: "Points earned",
    description: "Name of the list of points that were earned",
  },
  title: {
    id: "points.earned.title",
    defaultMessage: "Earned for",
    description: "Column: what points were given for",
  },
  points: {
    id: "points.earned.points",
    defaultMessage: "Points",
    description: "Column: how many points were given",
  },
  time: {
    id: "points.earned.time",
    defaultMessage: "Time",
    description: "Column: when points were given",
  },
  empty: {
    id: "points.earned.empty",
    defaultMessage: "No points earned yet",
    description: "Title: no points were given",
  },
  emptyText: {
    id: "points.earned.emptyText",
    defaultMessage: "The exchange rules say what points are given for.",
    description: "No points were given",
  },
  rules: {
    id: "points.earned.rules",
    defaultMessage: "See exchange rules",
    description: "Button that leads to the rules of points",
  },
});

type Earned = ResponseOf<typeof pointsReward>["list"][number];

interface EarnedTabProps {
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onRules: () => void;
}

/** The points that were earned, and what for (PTS-06). */
export function EarnedTab({ page, onPage, onRules }: EarnedTabProps) {
  const { formatMessage } = useIntl();
  const points = usePointsText();
  const query = useQuery(earnedQuery(useServices(), page));
  const columns: DataTableColumn<Earned>[] = [
    { key: "title", header: formatMessage(messages.title), width: "medium" },
    {
      key: "points",
      header: formatMessage(messages.points),
      priority: "figure",
      align: "end",
      text: ({ points: earned }) => earned,
      cell: ({ points: earned }) => points(earned, { signed: true }),
    },
    { key: "time", header: formatMessage(messages.time), kind: "time" },
  ];
  return (
    <PointsTable
      label={formatMessage(messages.label)}
      columns={columns}
      rows={query.data?.list ?? []}
      query={query}
      page={page}
      onPage={onPage}
      empty={
        <EmptyState
          level={2}
          picture="gift"
          title={formatMessage(messages.empty)}
          action={
            <Button onClick={onRules}>{formatMessage(messages.rules)}</Button>
          }
        >
          {formatMessage(messages.emptyText)}
        </EmptyState>
      }
    />
  );
}
