import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { ClassifyMenu } from "@foyer/ui/classify-menu";
import { EmptyState } from "@foyer/ui/empty-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { LobbySection } from "@foyer/ui/lobby-section";
import { MatchCardSkeleton } from "@foyer/ui/match-card";
import { Pager } from "@foyer/ui/pager";
import { Grid } from "@foyer/ui/stack";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";
import { MatchEntry } from "./MatchEntry.tsx";
import { matchesOf, phases, type Phase } from "./matchPhases.ts";
import { matchesQuery } from "./matchesQuery.ts";

const phaseMessages = {
  ALL: "sports.phase.all",
  LIVE: "sports.phase.live",
  SCHEDULED: "sports.phase.toCome",
  FINISHED: "sports.phase.results",
} as const;

const pageSize = 12;

/** The matches of a category, kept up to date while somebody looks (GAM-36). */
export default function MatchList({
  category,
}: {
  readonly category: "SPORTS" | "ESPORTS";
}) {
  const t = useTranslations();
  const language = useLanguage().language.code;
  const [phase, setPhase] = useState<Phase>("ALL");
  const [asked, setPage] = useState(1);
  const { data, error } = useQuery(
    matchesQuery(useServices(), language, category),
  );
  if (error && !data) throw error;
  const found = data ? matchesOf(data.list, phase) : [];
  const pages = Math.ceil(found.length / pageSize);
  // Matches end while one reads: the last page may be gone.
  const page = Math.min(asked, Math.max(pages, 1));
  const label = t("sports.matches.title");
  return (
    <LobbySection title={label} {...(data && { count: found.length })}>
      <ClassifyMenu
        label={t("sports.matches.phases")}
        items={phases.map((key) => ({
          key,
          label: t(phaseMessages[key]),
        }))}
        selected={phase}
        onSelect={(key) => {
          setPhase(phases.find((one) => one === key) ?? "ALL");
          setPage(1);
        }}
      />
      {error && data && (
        <InlineMessage tone="warning">
          {t("sports.matches.stale")}
        </InlineMessage>
      )}
      {data && found.length === 0 && (
        <EmptyState title={t("sports.matches.empty")} picture="clock" level={3}>
          {t("sports.matches.emptyHint")}
        </EmptyState>
      )}
      <Grid as="ul" minimum="large">
        {!data &&
          Array.from({ length: 6 }, (_, index) => (
            <li key={index}>
              <MatchCardSkeleton />
            </li>
          ))}
        {found.slice((page - 1) * pageSize, page * pageSize).map((match) => (
          <li key={match.id}>
            <MatchEntry match={match} category={category} />
          </li>
        ))}
      </Grid>
      <Pager
        label={t("sports.matches.pages")}
        page={page}
        pages={pages}
        onPage={setPage}
      />
    </LobbySection>
  );
}
