import { useTranslations } from "@foyer/ui/words";
import { teamOverview, type TeamDay } from "@foyer/platform/calls";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useSession } from "../../actors/actors.ts";
import { useServices } from "../../services/services.ts";
import { loadable, PanelBoundary } from "../../kit/parts/loadable.tsx";
import { FiguresTable } from "../../records/FiguresTable.tsx";
import { RecordPeriodChoice } from "../../records/RecordPeriodChoice.tsx";
import { useFigures } from "../../records/useFigures.ts";
import { usePeriod } from "../../records/usePeriod.ts";
import { OverviewTiles } from "./OverviewTiles.tsx";
import { overviewWords } from "./overviewWords.ts";

/** Charts come in a file of their own: the figures are there before them. */
const OverviewCharts = loadable(() => import("./OverviewCharts.tsx"));

/** What the team did in some days: in sum, as charts, and day by day (AGT-03, W-95). */
export default function OverviewPage() {
  const t = useTranslations();
  const { client } = useServices();
  const symbol = useSession().member?.currencySymbol ?? "";
  const period = usePeriod("last7");
  const { from, to, zone } = period;
  const { data, waiting, reading } = useFigures({
    name: "teamOverview",
    what: { from, to, zone },
    read: (signal) =>
      client.call(teamOverview, { from, to, timeZone: zone }, { signal }),
  });
  const days = data?.days ?? [];
  const money = (key: "deposit" | "withdraw" | "bet") =>
    ({
      key,
      header: t(overviewWords[key]),
      kind: "money",
      sortable: true,
    }) as const;
  const columns: readonly DataTableColumn<TeamDay>[] = [
    {
      key: "day",
      header: t("agentOverview.day"),
      sortable: true,
      text: ({ day }) => day.replaceAll("-", "/"),
      cell: ({ day }) => <bdi>{day.replaceAll("-", "/")}</bdi>,
    },
    {
      key: "active",
      header: t("agentOverview.active"),
      kind: "number",
      sortable: true,
    },
    money("bet"),
    {
      key: "profit",
      header: t("agentOverview.profit"),
      kind: "money",
      signed: true,
      sortable: true,
      priority: "figure",
    },
    money("deposit"),
    money("withdraw"),
  ];
  // A platform may tell the sums alone.
  const onlySums = data !== undefined && !data.days;
  return (
    <Stack gap="x6">
      <RecordPeriodChoice period={period} />
      <OverviewTiles data={data} symbol={symbol} loading={waiting} />
      {onlySums && <Text tone="quiet">{t("agentOverview.notByDay")}</Text>}
      {(waiting || days.length > 1) && (
        <PanelBoundary name="overviewCharts">
          <OverviewCharts days={days} symbol={symbol} loading={waiting} />
        </PanelBoundary>
      )}
      {!onlySums && (
        <FiguresTable
          label={t("agentOverview.label")}
          columns={columns}
          rows={days}
          rowId={({ day }) => day}
          total={data && sumsOf(data)}
          period={period}
          reading={reading}
          defaultSort={{ key: "day", direction: "descending" }}
        />
      )}
    </Stack>
  );
}

/** Who bet on two days is counted once: the sum of active accounts is none of the days'. */
const sumsOf = ({
  bet,
  profit,
  deposit,
  withdraw,
}: Pick<TeamDay, "bet" | "profit" | "deposit" | "withdraw">) => ({
  bet,
  profit,
  deposit,
  withdraw,
});
