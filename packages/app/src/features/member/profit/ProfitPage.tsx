import { useSyncExternalStore } from "react";
import {
  keepPreviousData,
  onlineManager,
  useQuery,
} from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { profitLoss } from "@foyer/platform/calls";
import { Stack } from "@foyer/ui/stack";
import { StatGrid, StatTile } from "@foyer/ui/stat-tile";
import { useSession } from "../../../actors/actors.ts";
import { useServices } from "../../../services/services.ts";
import { loadable, PanelBoundary } from "../../../shared/parts/loadable.tsx";
import { recordsKey } from "../../../shared/recordsKey.ts";
import { RecordPeriodChoice } from "../records/RecordPeriodChoice.tsx";
import { recordWords } from "../records/recordWords.ts";
import { usePeriod } from "../records/usePeriod.ts";
import { ProfitTable } from "./ProfitTable.tsx";
import { profitWords } from "./profitWords.ts";

/** Charts come in a file of their own: the figures are there before them. */
const ProfitCharts = loadable(() => import("./ProfitCharts.tsx"));

const followNetwork = (changed: () => void) => onlineManager.subscribe(changed);
const isOnline = () => onlineManager.isOnline();

const figures = [
  "stake",
  "win",
  "bonus",
  "profit",
  "deposit",
  "withdraw",
] as const;

/** What the days of a period came to: in sum, as charts, and day by day (MEM-09, W-86). */
export default function ProfitPage() {
  const { formatMessage } = useIntl();
  const { client } = useServices();
  const { kind, member } = useSession();
  const online = useSyncExternalStore(followNetwork, isOnline);
  const period = usePeriod("last30");
  const { from, to, zone } = period;
  const query = useQuery({
    queryKey: [...recordsKey, "profitLoss", { from, to, zone }],
    queryFn: ({ signal }) =>
      client.call(
        profitLoss,
        { scope: "SELF", from, to, timeZone: zone },
        { signal },
      ),
    enabled: kind === "full",
    placeholderData: keepPreviousData,
  });
  const { data, error } = query;
  const symbol = member?.currencySymbol ?? "";
  const waiting = data === undefined && error === null;
  const days = data?.rows ?? [];
  return (
    <Stack gap="x6">
      <RecordPeriodChoice period={period} />
      <StatGrid label={formatMessage(recordWords.sum)}>
        {figures.map((figure) => (
          <StatTile
            key={figure}
            label={formatMessage(profitWords[figure])}
            kind="money"
            value={data?.total[figure]}
            currencySymbol={symbol}
            loading={waiting}
            hint={
              figure === "profit"
                ? formatMessage(profitWords.profitHint)
                : undefined
            }
          />
        ))}
      </StatGrid>
      {(waiting || days.length > 1) && (
        <PanelBoundary name="profitCharts">
          <ProfitCharts days={days} symbol={symbol} loading={waiting} />
        </PanelBoundary>
      )}
      <ProfitTable
        days={days}
        total={data?.total}
        period={period}
        error={error}
        loading={query.isFetching}
        staleSince={
          data !== undefined && (query.isError || !online)
            ? query.dataUpdatedAt
            : undefined
        }
        onRetry={() => void query.refetch()}
      />
    </Stack>
  );
}
