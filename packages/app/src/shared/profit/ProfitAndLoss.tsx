import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { profitLoss } from "@foyer/platform/calls";
import { Stack } from "@foyer/ui/stack";
import { StatGrid, StatTile } from "@foyer/ui/stat-tile";
import { useSession } from "../../actors/actors.ts";
import { useServices } from "../../services/services.ts";
import { loadable, PanelBoundary } from "../parts/loadable.tsx";
import { RecordPeriodChoice } from "../records/RecordPeriodChoice.tsx";
import { recordWords } from "../records/recordWords.ts";
import { useFigures } from "../records/useFigures.ts";
import { usePeriod } from "../records/usePeriod.ts";
import { ProfitTable } from "./ProfitTable.tsx";
import { profitWords } from "./profitWords.ts";

/** Charts come in a file of their own: the figures are there before them. */
const ProfitCharts = loadable(() => import("./ProfitCharts.tsx"));

const figures = [
  "stake",
  "win",
  "bonus",
  "profit",
  "deposit",
  "withdraw",
] as const;

interface ProfitAndLossProps {
  /** One's own days, or those of everybody below. */
  readonly scope: "SELF" | "TEAM";
  /** Of a team's figures those of one account; empty: all. @default "" */
  readonly account?: string;
  /** What the rows are: days, or accounts, those that staked most first. @default "day" */
  readonly by?: "day" | "account";
  /** Which figures are shown, beside the choice of days. */
  readonly filter?: ReactNode;
}

/**
 * What the days of a period came to: in sum, as charts, and day by day (W-86); one's own, or the team's, which is shown
 * account by account too (MEM-09, AGT-07).
 *
 * @example <ProfitAndLoss scope="TEAM" by="account" filter={choice} />
 */
export function ProfitAndLoss(props: ProfitAndLossProps) {
  const { scope, account = "", by = "day", filter } = props;
  const { formatMessage } = useIntl();
  const { client } = useServices();
  const symbol = useSession().member?.currencySymbol ?? "";
  const period = usePeriod("last30");
  const { from, to, zone } = period;
  const { data, waiting, state } = useFigures({
    name: `profitLoss ${by}`,
    what: { scope, account, from, to, zone },
    read: (signal) =>
      client.call(
        profitLoss,
        {
          scope,
          from,
          to,
          timeZone: zone,
          ...(scope === "TEAM" && { account, by }),
        },
        { signal },
      ),
  });
  const rows = data?.rows ?? [];
  return (
    <Stack gap="x6">
      <RecordPeriodChoice period={period} filter={filter} />
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
      {by === "day" && (waiting || rows.length > 1) && (
        <PanelBoundary name="profitCharts">
          <ProfitCharts days={rows} symbol={symbol} loading={waiting} />
        </PanelBoundary>
      )}
      <ProfitTable
        by={by}
        rows={rows}
        total={data?.total}
        period={period}
        state={state}
      />
    </Stack>
  );
}
