import { useTranslations } from "@foyer/ui/words";
import { agentRevenue, type RevenueDay } from "@foyer/platform/calls";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { RecordsPage } from "../../records/RecordsPage.tsx";
import { runningSum } from "../../records/runningSum.ts";
import { dayColumn, useFigures } from "../../records/useFigures.tsx";
import { usePeriod } from "../../records/usePeriod.ts";

const figures = [
  ["total", "agentIncome.total"],
  ["dividend", "agentIncome.dividend"],
  ["daily", "agentIncome.daily"],
  ["hourly", "agentIncome.hourly"],
  ["realtime", "agentIncome.realtime"],
] as const;

/** What contracts have paid to the agent: the total, charts, and day by day (AGT-08, W-98). */
export default function IncomePage() {
  const t = useTranslations();
  const period = usePeriod("last30");
  const { data, state } = useFigures({
    call: agentRevenue,
    period,
    request: period.span,
  });
  const rows = data?.rows ?? [];
  const totals = rows.map(({ total }) => total);
  const columns: readonly DataTableColumn<RevenueDay>[] = [
    dayColumn(t("agentIncome.day")),
    ...figures
      .toReversed()
      .map(([key, label]): DataTableColumn<RevenueDay> => ({
        key,
        header: t(label),
        kind: "money",
        signed: true,
        sortable: true,
        ...(key === "total" && { priority: "figure" }),
      })),
  ];
  return (
    <RecordsPage
      {...state}
      label={t("agentIncome.label")}
      figures={figures.map(([key, label]) => ({
        label: t(label),
        value: data?.total[key],
      }))}
      charts={{
        name: "incomeChart",
        days: rows.map(({ day }) => day),
        pointHead: t("agentIncome.day"),
        charts: [
          {
            type: "bars",
            label: t("agentIncome.chart"),
            valueHead: t("agentIncome.total"),
            values: totals,
            signed: true,
            table: "beside",
          },
          {
            type: "line",
            label: t("agentIncome.chart.soFar"),
            valueHead: t("agentIncome.total"),
            values: runningSum(totals),
          },
        ],
      }}
      columns={columns}
      rows={rows}
      rowId={({ day }) => day}
      total={data?.total}
      defaultSort={{ key: "day", direction: "descending" }}
    />
  );
}
