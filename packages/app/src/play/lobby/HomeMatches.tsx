import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { EmptyState } from "@foyer/ui/empty-state";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";
import { MatchEntry } from "../sports/MatchEntry.tsx";
import { matchesOf } from "../sports/matchPhases.ts";
import { matchesQuery } from "../sports/matchesQuery.ts";
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
  const services = useServices();
  const { language } = useLanguage();
  const category = useMatchesCategory();
  const { data, error } = useQuery({
    ...matchesQuery(services, language.code, category ?? "SPORTS"),
    enabled: category !== undefined,
  });
  if (category === undefined) return null;
  if (error && !data) throw error;
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
