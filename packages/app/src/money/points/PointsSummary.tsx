import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { pointsWorth } from "@foyer/flows/points";
import { ErrorState } from "@foyer/ui/error-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { StatGrid, StatTile } from "@foyer/ui/stat-tile";
import { useServices } from "../../services/services.ts";
import { useReading } from "../../kit/reading/useReading.ts";
import { pointsBalanceQuery } from "./pointsQueries.ts";

import { useRatio } from "./pointsText.ts";

/** How many points there are, what they are worth, and that they never expire (PTS-01, PTS-07). */
export function PointsSummary() {
  const t = useTranslations();
  const query = useQuery(pointsBalanceQuery(useServices()));
  const { failure, staleSince } = useReading(query);
  const { data } = query;
  const { symbol, ratio } = useRatio(data?.unit);
  if (failure && !data) return <ErrorState {...failure} />;
  return (
    <>
      <StatGrid label={t("points.summary")}>
        <StatTile
          label={t("points.summary.current")}
          value={data?.currentPoints}
          hint={t("points.neverExpire")}
          loading={!data}
        />
        <StatTile
          label={t("points.summary.worth")}
          kind="money"
          value={data && pointsWorth(data.currentPoints, data.pointsRatio)}
          currencySymbol={symbol}
          hint={data && ratio(data.pointsRatio)}
          loading={!data}
        />
      </StatGrid>
      {staleSince !== undefined && (
        <InlineMessage tone="warning" live="polite">
          {t("points.summary.old")}
        </InlineMessage>
      )}
    </>
  );
}
