import { useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import type { Lottery } from "@foyer/platform/calls";
import { EmptyState } from "@foyer/ui/empty-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { LobbySection } from "@foyer/ui/lobby-section";
import { Skeleton } from "@foyer/ui/skeleton";
import { Grid } from "@foyer/ui/stack";
import { useServices } from "../../services/services.ts";
import { DrawCard } from "../../shared/lottery/DrawCard.tsx";
import { openedQuery } from "../../shared/lottery/queries.ts";

const messages = defineMessages<{
  title: { name: string };
  empty: {};
  emptyHint: {};
  stale: {};
}>({
  title: {
    id: "lottery.opened.title",
    defaultMessage: "{name}: opened numbers",
    description: "Heading over the latest draws of one lottery",
  },
  empty: {
    id: "lottery.opened.empty",
    defaultMessage: "Nothing drawn yet",
    description: "Heading where a lottery has not been drawn",
  },
  emptyHint: {
    id: "lottery.opened.emptyHint",
    defaultMessage: "The numbers stand here once they are drawn.",
    description: "Sentence where a lottery has not been drawn",
  },
  stale: {
    id: "lottery.opened.stale",
    defaultMessage: "New draws could not be read. These may not be the latest.",
    description: "Over draws that are shown though the last reading failed",
  },
});

/** How many draws are shown. */
const shown = 8;

/** The latest draws of one lottery (GAM-35). */
export function OpenedNumbers({
  lottery: { code, name },
}: {
  readonly lottery: Pick<Lottery, "code" | "name">;
}) {
  const { formatMessage } = useIntl();
  const { data, error } = useQuery(openedQuery(useServices(), code, shown));
  if (error && !data) throw error;
  return (
    <LobbySection title={formatMessage(messages.title, { name: name || code })}>
      {error && data && (
        <InlineMessage tone="warning">
          {formatMessage(messages.stale)}
        </InlineMessage>
      )}
      {data?.list.length === 0 && (
        <EmptyState
          title={formatMessage(messages.empty)}
          picture="clock"
          level={3}
        >
          {formatMessage(messages.emptyHint)}
        </EmptyState>
      )}
      <Grid as="ul" minimum="large">
        {!data &&
          Array.from({ length: 4 }, (_, index) => (
            <li key={index} aria-hidden="true">
              <Skeleton shape="block" />
            </li>
          ))}
        {data?.list.map((draw) => (
          <li key={draw.issue}>
            <DrawCard {...draw} name={name || code} />
          </li>
        ))}
      </Grid>
    </LobbySection>
  );
}
