import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import type { pointsReward } from "@foyer/platform/calls";
import type { ResponseOf } from "@foyer/platform/call";
import { Button } from "@foyer/ui/button";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { EmptyState } from "@foyer/ui/empty-state";
import { usePointsText } from "@foyer/ui/points-product-card";
import { useServices } from "../../services/services.ts";
import { earnedQuery } from "./pointsQueries.ts";
import { PointsTable } from "./PointsTable.tsx";

type Earned = ResponseOf<typeof pointsReward>["list"][number];

interface EarnedTabProps {
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onRules: () => void;
}

/** The points that were earned, and what for (PTS-06). */
export function EarnedTab({ page, onPage, onRules }: EarnedTabProps) {
  const t = useTranslations();
  const points = usePointsText();
  const query = useQuery(earnedQuery(useServices(), page));
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
      page={page}
      onPage={onPage}
      empty={
        <EmptyState
          level={2}
          picture="gift"
          title={t("points.earned.empty")}
          action={<Button onClick={onRules}>{t("points.earned.rules")}</Button>}
        >
          {t("points.earned.emptyText")}
        </EmptyState>
      }
    />
  );
}
