import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import { categoryOf, offeredCategories } from "@foyer/platform/domain";
import { LobbySection } from "@foyer/ui/lobby-section";
import { MatchCardSkeleton } from "@foyer/ui/match-card";
import { Grid } from "@foyer/ui/stack";
import { useServices } from "../../services/services.ts";

import * as styles from "./lobby.css.ts";

/** Maximum number of matches on the home page; a phone shows the first three of them. */
export const mostMatches = 6;

/** The category whose matches the home page shows: the first one with matches that the brand offers. */
export function useMatchesCategory(): "SPORTS" | "ESPORTS" | undefined {
  const offered = offeredCategories(useServices().brand);
  return (["SPORTS", "ESPORTS"] as const).find((code) =>
    offered.includes(code),
  );
}

/** The heading of the home page's matches with a link to all of them, and its content. */
export function MatchesSection({ children }: { readonly children: ReactNode }) {
  const t = useTranslations();
  const category = useMatchesCategory();
  const path = category && categoryOf(category)?.path;
  return (
    <LobbySection
      title={t("sports.matches.title")}
      actionLabel={path && t("lobby.sections.all")}
      actionHref={path}
    >
      {children}
    </LobbySection>
  );
}

interface MatchesGridProps {
  /** The match cards, each in an `li`. */
  readonly children: ReactNode;
  /** True for placeholders, of which nothing is read aloud. */
  readonly hidden?: boolean;
}

export const MatchesGrid = ({ children, hidden }: MatchesGridProps) => (
  <div className={styles.few} aria-hidden={hidden}>
    <Grid as="ul" minimum="large">
      {children}
    </Grid>
  </div>
);

/** Placeholders while the matches are loading: as tall as the matches will be, to prevent layout shifts. */
export const MatchesOutline = () => (
  <MatchesGrid hidden>
    {Array.from({ length: mostMatches }, (_, index) => (
      <li key={index}>
        <MatchCardSkeleton />
      </li>
    ))}
  </MatchesGrid>
);

/** The section while its code is loading. */
export function MatchesToCome() {
  return useMatchesCategory() === undefined ? null : (
    <MatchesSection>
      <MatchesOutline />
    </MatchesSection>
  );
}
