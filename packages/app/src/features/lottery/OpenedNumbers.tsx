import { useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import type { Lottery } from "@foyer/platform/calls";
import { useServices } from "../../services/services.ts";
import { DrawCard } from "../../shared/lottery/DrawCard.tsx";
import { DrawsPanel } from "../../shared/lottery/DrawsPanel.tsx";
import { openedQuery } from "../../shared/lottery/queries.ts";

const messages = defineMessages<{
  title: { name: string };
  empty: {};
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
    <DrawsPanel
      title={formatMessage(messages.title, { name: name || code })}
      empty={formatMessage(messages.empty)}
      draws={data?.list}
      stale={error !== null}
      places={4}
    >
      {(draw) => (
        <li key={draw.issue}>
          <DrawCard {...draw} name={name || code} />
        </li>
      )}
    </DrawsPanel>
  );
}
