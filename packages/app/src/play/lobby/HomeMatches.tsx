import { useTranslations } from "@foyer/ui/words";
import { EmptyState } from "@foyer/ui/empty-state";
import { useNeeded } from "../games/useRead.ts";
import { MatchEntry } from "../sports/MatchEntry.tsx";
import { matchesOf, matchesQuery } from "../sports/matches.ts";
import {
  MatchesGrid,
  MatchesSection,
  MatchesToCome,
  mostMatches,
  useMatchesCategory,
} from "./MatchesSection.tsx";

/** The matches that are played now, and the next ones; all of them are on the category's own page. */
export default function HomeMatches() {
  const t = useTranslations();
  const category = useMatchesCategory();
  const { data } = useNeeded((services, language) => ({
    ...matchesQuery(services, language, category ?? "SPORTS"),
    enabled: category !== undefined,
  }));
  if (category === undefined) return null;
  if (!data) return <MatchesToCome />;
  const matches = matchesOf(data.list, "ALL")
    .filter(({ state }) => state === "LIVE" || state === "SCHEDULED")
    .slice(0, mostMatches);
  return (
    <MatchesSection>
      {matches.length === 0 ? (
        <EmptyState
          title={t("sports.matches.empty")}
          picture="clock"
          level={3}
        />
      ) : (
        <MatchesGrid>
          {matches.map((match) => (
            <li key={match.id}>
              <MatchEntry match={match} category={category} />
            </li>
          ))}
        </MatchesGrid>
      )}
    </MatchesSection>
  );
}
