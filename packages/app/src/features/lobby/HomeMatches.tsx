import { useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import { categoryOf, offeredCategories } from "@foyer/platform/domain";
import { EmptyState } from "@foyer/ui/empty-state";
import { LobbySection } from "@foyer/ui/lobby-section";
import { MatchCardSkeleton } from "@foyer/ui/match-card";
import { Grid } from "@foyer/ui/stack";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";
import { MatchEntry } from "../../shared/sports/MatchEntry.tsx";
import { matchesOf } from "../../shared/sports/matchPhases.ts";
import { matchesQuery } from "../../shared/sports/matchesQuery.ts";
import * as styles from "./lobby.css.ts";

const messages = defineMessages({
  title: {
    id: "sports.matches.title",
    defaultMessage: "Matches",
    description: "Heading over the list of matches",
  },
  all: {
    id: "lobby.sections.all",
    defaultMessage: "See all",
    description: "Link from a rail to all its games",
  },
  empty: {
    id: "sports.matches.empty",
    defaultMessage: "No matches here now",
    description: "Heading where there is no match of the chosen kind",
  },
});

/** How many matches stand on the home; of these a phone shows the first three. */
const most = 6;

/** The matches that are played now, and the next ones; all of them are on the category's own page. */
export default function HomeMatches() {
  const { formatMessage } = useIntl();
  const services = useServices();
  const { language } = useLanguage();
  const offered = offeredCategories(services.brand);
  const category = (["SPORTS", "ESPORTS"] as const).find((code) =>
    offered.includes(code),
  );
  const { data, error } = useQuery({
    ...matchesQuery(services, language.code, category ?? "SPORTS"),
    enabled: category !== undefined,
  });
  if (category === undefined) return null;
  if (error && !data) throw error;
  const matches = matchesOf(data?.list ?? [], "ALL")
    .filter(({ state }) => state === "LIVE" || state === "SCHEDULED")
    .slice(0, most);
  const path = categoryOf(category)?.path;
  return (
    <LobbySection
      title={formatMessage(messages.title)}
      {...(path !== undefined && {
        actionLabel: formatMessage(messages.all),
        actionHref: path,
      })}
    >
      {data && matches.length === 0 ? (
        <EmptyState
          title={formatMessage(messages.empty)}
          picture="clock"
          level={3}
        />
      ) : (
        <div className={styles.few}>
          <Grid as="ul" minimum="large">
            {data
              ? matches.map((match) => (
                  <li key={match.id}>
                    <MatchEntry match={match} category={category} />
                  </li>
                ))
              : Array.from({ length: most }, (_, index) => (
                  <li key={index}>
                    <MatchCardSkeleton />
                  </li>
                ))}
          </Grid>
        </div>
      )}
    </LobbySection>
  );
}
