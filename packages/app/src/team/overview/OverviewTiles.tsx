import { useTranslations } from "@foyer/ui/words";
import type { TeamOverview } from "@foyer/platform/calls";
import { StatGrid, StatTile } from "@foyer/ui/stat-tile";

import { overviewWords } from "./overviewWords.ts";

interface OverviewTilesProps {
  readonly data: TeamOverview | undefined;
  readonly symbol: string;
  readonly loading: boolean;
}

const counts = ["members", "joined", "active"] as const;
const sums = ["bet", "profit", "deposit", "withdraw", "bonus"] as const;
const hints = {
  active: "agentOverview.active.hint",
  profit: "agentOverview.profit.hint",
} as const;

/** What the days came to; figures that a platform does not tell are left out. */
export function OverviewTiles({ data, symbol, loading }: OverviewTilesProps) {
  const t = useTranslations();
  const told = (key: keyof TeamOverview) =>
    data === undefined || (data[key] !== undefined && data[key] !== null);
  return (
    <StatGrid label={t("records.sum")}>
      {counts.filter(told).map((key) => (
        <StatTile
          key={key}
          label={t(overviewWords[key])}
          value={data?.[key]?.toString()}
          loading={loading}
          {...(key === "active" && { hint: t(hints.active) })}
        />
      ))}
      {sums.filter(told).map((key) => (
        <StatTile
          key={key}
          label={t(overviewWords[key])}
          kind="money"
          value={data?.[key] ?? undefined}
          currencySymbol={symbol}
          loading={loading}
          {...(key === "profit" && { hint: t(hints.profit) })}
        />
      ))}
    </StatGrid>
  );
}
