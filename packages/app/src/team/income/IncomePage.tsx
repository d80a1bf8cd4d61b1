import { useTranslations } from "@foyer/ui/words";
import { agentRevenue, type RevenueDay } from "@foyer/platform/calls";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { Stack } from "@foyer/ui/stack";
import { StatGrid, StatTile } from "@foyer/ui/stat-tile";
import { useSession } from "../../actors/actors.ts";
import { useServices } from "../../services/services.ts";
import { loadable, PanelBoundary } from "../../kit/parts/loadable.tsx";
import { FiguresTable } from "../../records/FiguresTable.tsx";
import { RecordPeriodChoice } from "../../records/RecordPeriodChoice.tsx";

import { useFigures } from "../../records/useFigures.ts";
import { usePeriod } from "../../records/usePeriod.ts";
import { incomeWords } from "./incomeWords.ts";

/** The chart comes in a file of its own: the figures are there before it. */
const IncomeChart = loadable(() => import("./IncomeChart.tsx"));

const figures = ["total", "dividend", "daily", "hourly", "realtime"] as const;

/** What contracts have paid to the agent: in sum, as a chart, and day by day (AGT-08, W-98). */
export default function IncomePage() {
  const t = useTranslations();
  const { client } = useServices();
  const symbol = useSession().member?.currencySymbol ?? "";
  const period = usePeriod("last30");
  const { from, to, zone } = period;
  const { data, waiting, reading } = useFigures({
    name: "agentRevenue",
    what: { from, to, zone },
    read: (signal) =>
      client.call(agentRevenue, { from, to, timeZone: zone }, { signal }),
  });
  const rows = data?.rows ?? [];
  const columns: readonly DataTableColumn<RevenueDay>[] = [
    {
      key: "day",
      header: t("agentIncome.day"),
      sortable: true,
      text: ({ day }) => day.replaceAll("-", "/"),
      cell: ({ day }) => <bdi>{day.replaceAll("-", "/")}</bdi>,
    },
    ...figures.toReversed().map((key): DataTableColumn<RevenueDay> => ({
      key,
      header: t(incomeWords[key]),
      kind: "money",
      signed: true,
      sortable: true,
      ...(key === "total" && { priority: "figure" }),
    })),
  ];
  return (
    <Stack gap="x6">
      <RecordPeriodChoice period={period} />
      <StatGrid label={t("records.sum")}>
        {figures.map((figure) => (
          <StatTile
            key={figure}
            label={t(incomeWords[figure])}
            kind="money"
            value={data?.total[figure]}
            currencySymbol={symbol}
            loading={waiting}
          />
        ))}
      </StatGrid>
      {(waiting || rows.length > 1) && (
        <PanelBoundary name="incomeChart">
          <IncomeChart days={rows} symbol={symbol} loading={waiting} />
        </PanelBoundary>
      )}
      <FiguresTable
        label={t("agentIncome.label")}
        columns={columns}
        rows={rows}
        rowId={({ day }) => day}
        total={data?.total}
        period={period}
        reading={reading}
        defaultSort={{ key: "day", direction: "descending" }}
      />
    </Stack>
  );
}
