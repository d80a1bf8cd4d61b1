import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import type { RedeemRecord } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { EmptyState } from "@foyer/ui/empty-state";
import { usePointsText } from "@foyer/ui/points-product-card";
import { useServices } from "../../services/services.ts";
import { redemptionsQuery } from "./pointsQueries.ts";
import { PointsTable } from "./PointsTable.tsx";
import { RedeemStatus } from "./RedeemStatus.tsx";
import { statusWords } from "./statusWords.ts";

interface RecordsTabProps {
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onGoods: () => void;
}

/** What was bought with points, and how far it is (PTS-05, PTS-09, PTS-10). */
export function RecordsTab({ page, onPage, onGoods }: RecordsTabProps) {
  const t = useTranslations();
  const points = usePointsText();
  const query = useQuery(redemptionsQuery(useServices(), page));
  const rows = query.data?.list ?? [];
  const amount = ({ amount: cost, unit }: RedeemRecord) =>
    // A platform names other units than points, where it pays out by an account.
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
    // Goods are sent and have none: a column of dashes says nothing.
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
      query={query}
      page={page}
      onPage={onPage}
      empty={
        <EmptyState
          level={2}
          picture="record"
          title={t("points.records.empty")}
          action={
            <Button onClick={onGoods}>{t("points.records.goods")}</Button>
          }
        >
          {t("points.records.emptyText")}
        </EmptyState>
      }
    />
  );
}
