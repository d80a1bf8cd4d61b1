import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import { categoryOf, offeredCategories } from "@foyer/platform/domain";
import { LobbySection } from "@foyer/ui/lobby-section";
import { MatchCardSkeleton } from "@foyer/ui/match-card";
import { Grid } from "@foyer/ui/stack";
import { useServices } from "../../services/services.ts";

import * as styles from "./lobby.css.ts";

/** How many matches stand on the home; of these a phone shows the first three. */
export const mostMatches = 6;

/** The category whose matches stand on the home: the first one with matches that the brand offers. */
export function useMatchesCategory(): "SPORTS" | "ESPORTS" | undefined {
  const offered = offeredCategories(useServices().brand);
  return (["SPORTS", "ESPORTS"] as const).find((code) =>
    offered.includes(code),
  );
}

/** The heading of the home's matches with the way to all of them, and what stands under it. */
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

/** The cards, each an `li`. */
export const MatchesGrid = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.few}>
    <Grid as="ul" minimum="large">
      {children}
    </Grid>
  </div>
);

/** The matches while they, or what draws them, are on their way: as high as they will be, so that nothing below moves. */
export function MatchesToCome() {
  return useMatchesCategory() === undefined ? null : (
    <MatchesSection>
      <MatchesGrid>
        {Array.from({ length: mostMatches }, (_, index) => (
          <li key={index}>
            <MatchCardSkeleton />
          </li>
        ))}
      </MatchesGrid>
    </MatchesSection>
  );
}
