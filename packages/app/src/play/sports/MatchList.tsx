import { useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import { ClassifyMenu } from "@foyer/ui/classify-menu";
import { MatchCardSkeleton } from "@foyer/ui/match-card";
import { Pager } from "@foyer/ui/pager";
import { useNeeded } from "../games/useRead.ts";
import { WatchedSection } from "../games/WatchedSection.tsx";
import { MatchEntry } from "./MatchEntry.tsx";
import { matchesOf, matchesQuery, phases, type Phase } from "./matches.ts";

const phaseMessages = {
  ALL: "sports.phase.all",
  LIVE: "sports.phase.live",
  SCHEDULED: "sports.phase.toCome",
  FINISHED: "sports.phase.results",
} as const;

const pageSize = 12;

interface MatchListProps {
  readonly category: "SPORTS" | "ESPORTS";
}

/** The matches of a category, kept up to date while in view (GAM-36). */
export default function MatchList({ category }: MatchListProps) {
  const t = useTranslations();
  const [phase, setPhase] = useState<Phase>("ALL");
  const [asked, setPage] = useState(1);
  const { data, error } = useNeeded((services, language) =>
    matchesQuery(services, language, category),
  );
  const found = data && matchesOf(data.list, phase);
  const pages = Math.ceil((found?.length ?? 0) / pageSize);
  // Matches end while the page is open: the last page may no longer exist.
  const page = Math.min(asked, Math.max(pages, 1));
  return (
    <WatchedSection
      title={t("sports.matches.title")}
      count={found?.length}
      empty={t("sports.matches.empty")}
      emptyHint={t("sports.matches.emptyHint")}
      note={error !== null && t("sports.matches.stale")}
      entries={found?.slice((page - 1) * pageSize, page * pageSize)}
      places={6}
      place={<MatchCardSkeleton />}
      choice={
        <ClassifyMenu
          label={t("sports.matches.phases")}
          items={phases.map((key) => ({ key, label: t(phaseMessages[key]) }))}
          selected={phase}
          onSelect={(key) => {
            setPhase(phases.find((one) => one === key) ?? "ALL");
            setPage(1);
          }}
        />
      }
      pager={
        <Pager
          label={t("sports.matches.pages")}
          page={page}
          pages={pages}
          onPage={setPage}
        />
      }
    >
      {(match) => (
        <li key={match.id}>
          <MatchEntry match={match} category={category} />
        </li>
      )}
    </WatchedSection>
  );
}
