import { defineMessages, useIntl } from "react-intl";
import type { Game } from "@foyer/platform/calls";
import { GameGrid, GameGridSkeleton } from "@foyer/ui/game-grid";
import { Pager } from "@foyer/ui/pager";
import { Stack } from "@foyer/ui/stack";
import { useServices } from "../../services/services.ts";
import { ConnectedGameCard } from "./ConnectedGameCard.tsx";
import { useVendorNames } from "./useVendorNames.ts";

const messages = defineMessages({
  pager: {
    id: "games.pager",
    defaultMessage: "Pages of games",
    description: "Name of the pager under a list of games",
  },
});

/** Pages at each end of the lobby's pager (LOB-32). */
const lobbyPagerMargins = 2;
/** Covers of a grid's first rows, which are in view at once. */
const firstRows = 12;

interface PagedGamesProps {
  readonly label: string;
  /** Undefined while the first page is on its way. */
  readonly games: readonly Game[] | undefined;
  /** Another page is on its way; the present one stays. */
  readonly busy: boolean;
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  /** What an empty list says, and what can be done about it. */
  readonly empty: React.ReactNode;
}

/** A grid of games with its pager: skeletons at first, words where there is nothing, and no pager for one page. */
export function PagedGames({
  label,
  games,
  busy,
  page,
  pages,
  onPage,
  empty,
}: PagedGamesProps) {
  const { formatMessage } = useIntl();
  const { brand } = useServices();
  const vendorName = useVendorNames();
  if (!games) return <GameGridSkeleton count={firstRows} />;
  if (games.length === 0) return <>{empty}</>;
  return (
    <Stack gap="x6">
      <GameGrid label={label} busy={busy}>
        {games.map((game, index) => (
          <ConnectedGameCard
            key={game.nodeId}
            game={game}
            vendorName={vendorName(game.vassalage)}
            priority={index < firstRows}
          />
        ))}
      </GameGrid>
      {pages > 1 && (
        <Pager
          label={formatMessage(messages.pager)}
          page={page}
          pages={pages}
          onPage={onPage}
          margins={lobbyPagerMargins}
          range={brand.layout.pager.links}
        />
      )}
    </Stack>
  );
}
