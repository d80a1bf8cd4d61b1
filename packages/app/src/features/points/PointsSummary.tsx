import { useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import { pointsWorth } from "@foyer/flows/points";
import { ErrorState } from "@foyer/ui/error-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { StatGrid, StatTile } from "@foyer/ui/stat-tile";
import { useServices } from "../../services/services.ts";
import { useReading } from "../../shared/reading/useReading.ts";
import { pointsBalanceQuery } from "./pointsQueries.ts";
import { neverExpires } from "./pointsWords.ts";
import { useRatio } from "./useRatio.ts";

const messages = defineMessages({
  label: {
    id: "points.summary",
    defaultMessage: "What you have",
    description: "Name of the figures at the top of the points mall",
  },
  current: {
    id: "points.summary.current",
    defaultMessage: "Your points",
    description: "Label of the number of points that a member has",
  },
  worth: {
    id: "points.summary.worth",
    defaultMessage: "Worth in money",
    description: "Label of what a member's points are worth",
  },
  old: {
    id: "points.summary.old",
    defaultMessage: "These figures may have changed since they were read.",
    description: "The points could not be read again, or there is no network",
  },
});

/** How many points there are, what they are worth, and that they never expire (PTS-01, PTS-07). */
export function PointsSummary() {
  const { formatMessage } = useIntl();
  const query = useQuery(pointsBalanceQuery(useServices()));
  const { failure, staleSince } = useReading(query);
  const { data } = query;
  const { symbol, ratio } = useRatio(data?.unit);
  if (failure && !data) return <ErrorState {...failure} />;
  return (
    <>
      <StatGrid label={formatMessage(messages.label)}>
        <StatTile
          label={formatMessage(messages.current)}
          value={data?.currentPoints}
          hint={formatMessage(neverExpires)}
          loading={!data}
        />
        <StatTile
          label={formatMessage(messages.worth)}
          kind="money"
          value={data && pointsWorth(data.currentPoints, data.pointsRatio)}
          currencySymbol={symbol}
          hint={data && ratio(data.pointsRatio)}
          loading={!data}
        />
      </StatGrid>
      {staleSince !== undefined && (
        <InlineMessage tone="warning" live="polite">
          {formatMessage(messages.old)}
        </InlineMessage>
      )}
    </>
  );
}
