import GameCentrePage from "../play/lobby/GameCentrePage.tsx";
import type { RouteRecord } from "../navigation/table.ts";
import { loadable, PanelBoundary } from "../kit/parts/loadable.tsx";

const MatchList = loadable(() => import("../play/sports/MatchList.tsx"));
const RecentResults = loadable(() => import("../play/draws/RecentResults.tsx"));

/** A category whose vendors are played as a whole, with what goes on there now: matches, or draws. */
export default function GameCentreRoute({
  record: { category },
}: {
  readonly record: RouteRecord;
}) {
  return (
    category && (
      <GameCentrePage category={category}>
        {(category === "SPORTS" || category === "ESPORTS") && (
          <PanelBoundary name="matches">
            <MatchList category={category} />
          </PanelBoundary>
        )}
        {(category === "LOTT" || category === "ELOTT") && (
          <PanelBoundary name="draws">
            {category === "ELOTT" ? (
              <RecentResults area="ELOTT" />
            ) : (
              <RecentResults />
            )}
          </PanelBoundary>
        )}
      </GameCentrePage>
    )
  );
}
