import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import { ClassifyMenu } from "@foyer/ui/classify-menu";
import { EmptyState } from "@foyer/ui/empty-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { LobbySection } from "@foyer/ui/lobby-section";
import { MatchCardSkeleton } from "@foyer/ui/match-card";
import { Pager } from "@foyer/ui/pager";
import { Grid } from "@foyer/ui/stack";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";
import { MatchEntry } from "../../shared/sports/MatchEntry.tsx";
import {
  matchesOf,
  phases,
  type Phase,
} from "../../shared/sports/matchPhases.ts";
import { matchesQuery } from "../../shared/sports/matchesQuery.ts";

const messages = defineMessages({
  title: {
    id: "sports.matches.title",
    defaultMessage: "Matches",
    description: "Heading over the list of matches",
  },
  phases: {
    id: "sports.matches.phases",
    defaultMessage: "Which matches",
    description: "Name of the menu that filters the matches",
  },
  pages: {
    id: "sports.matches.pages",
    defaultMessage: "Pages of matches",
    description: "Name of the pager under the matches",
  },
  empty: {
    id: "sports.matches.empty",
    defaultMessage: "No matches here now",
    description: "Heading where there is no match of the chosen kind",
  },
  emptyHint: {
    id: "sports.matches.emptyHint",
    defaultMessage: "The list is kept up to date while you are here.",
    description: "Sentence where there is no match of the chosen kind",
  },
  stale: {
    id: "sports.matches.stale",
    defaultMessage: "The matches could not be read again. Scores may be old.",
    description: "Over matches that are shown though the last reading failed",
  },
});

const phaseMessages = defineMessages({
  ALL: {
    id: "sports.phase.all",
    defaultMessage: "All",
    description: "Filter: every match",
  },
  LIVE: {
    id: "sports.phase.live",
    defaultMessage: "Live",
    description: "Filter: matches that are being played",
  },
  SCHEDULED: {
    id: "sports.phase.toCome",
    defaultMessage: "To come",
    description: "Filter: matches that have not begun",
  },
  FINISHED: {
    id: "sports.phase.results",
    defaultMessage: "Results",
    description: "Filter: matches that are over",
  },
});

const pageSize = 12;

/** The matches of a category, kept up to date while somebody looks (GAM-36). */
export default function MatchList({
  category,
}: {
  readonly category: "SPORTS" | "ESPORTS";
}) {
  const { formatMessage } = useIntl();
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
  const label = formatMessage(messages.title);
  return (
    <LobbySection title={label} {...(data && { count: found.length })}>
      <ClassifyMenu
        label={formatMessage(messages.phases)}
        items={phases.map((key) => ({
          key,
          label: formatMessage(phaseMessages[key]),
        }))}
        selected={phase}
        onSelect={(key) => {
          setPhase(phases.find((one) => one === key) ?? "ALL");
          setPage(1);
        }}
      />
      {error && data && (
        <InlineMessage tone="warning">
          {formatMessage(messages.stale)}
        </InlineMessage>
      )}
      {data && found.length === 0 && (
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
        label={formatMessage(messages.pages)}
        page={page}
        pages={pages}
        onPage={setPage}
      />
    </LobbySection>
  );
}
