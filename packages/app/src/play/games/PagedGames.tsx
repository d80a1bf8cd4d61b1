import { useEffect, useRef } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { Game } from "@foyer/platform/calls";
import { GameGrid, GameGridSkeleton } from "@foyer/ui/game-grid";
import { Pager } from "@foyer/ui/pager";
import { Stack } from "@foyer/ui/stack";
import { useServices } from "../../services/services.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import type { Readable } from "../../kit/reading/useReading.ts";
import { goToHead } from "../../kit/parts/goToHead.ts";
import { useGameCards } from "./useGameCards.tsx";
import * as styles from "./pagedGames.css.ts";

/** Page links at each end of the lobby's pager (LOB-32). */
const lobbyPagerMargins = 2;
/** Covers in a grid's first rows, which are in view immediately. */
const firstRows = 12;

interface PagedGamesProps {
  readonly label: string;
  /** The page as last fetched; while another one loads, the current one stays. */
  readonly query: Readable & {
    readonly data: Pick<PagesProps, "games" | "totalPages"> | undefined;
    readonly isPlaceholderData: boolean;
  };
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Called with the last page, if the current one does not exist in the list. @default onPage */
  readonly onBeyond?: (last: number) => void;
  /** Content for an empty list, with a suggestion what to do. */
  readonly empty: React.ReactNode;
}

const pending = <GameGridSkeleton count={firstRows} />;

/** A grid of games with its pager: skeletons at first, a message when empty, and no pager for a single page. */
export function PagedGames({ query, ...list }: PagedGamesProps) {
  return (
    <Loaded query={query} level={2} pending={pending}>
      {({ games, totalPages }) => (
        <Pages
          {...list}
          games={games}
          totalPages={totalPages}
          busy={query.isPlaceholderData}
        />
      )}
    </Loaded>
  );
}

interface PagesProps extends Omit<PagedGamesProps, "query"> {
  readonly games: readonly Game[];
  readonly totalPages: number;
  readonly busy: boolean;
}

function Pages({
  label,
  games,
  totalPages: pages,
  busy,
  page,
  onPage,
  onBeyond = onPage,
  empty,
}: PagesProps) {
  const t = useTranslations();
  const { brand } = useServices();
  const cards = useGameCards();
  // An address may name a page that the list does not have, or no longer has: the last page is the closest match.
  const beyond = games.length === 0 && !busy && pages > 0 && page > pages;
  useEffect(() => {
    if (beyond) onBeyond(pages);
  }, [beyond, onBeyond, pages]);
  const head = useRef<HTMLDivElement>(null);
  const turnedTo = useRef<number>(undefined);
  // Another page starts at its top; for Back and Forward the browser restores the scroll position.
  useEffect(() => {
    if (turnedTo.current !== page) return;
    turnedTo.current = undefined;
    goToHead(head.current);
  }, [page]);
  if (beyond) return pending;
  if (games.length === 0) return <>{empty}</>;
  return (
    <Stack gap="x6">
      <div ref={head} className={styles.head} tabIndex={-1}>
        <GameGrid label={label} busy={busy}>
          {cards(games, firstRows)}
        </GameGrid>
      </div>
      {pages > 1 && (
        <Pager
          label={t("games.pager")}
          page={page}
          pages={pages}
          onPage={(next) => {
            turnedTo.current = next;
            onPage(next);
          }}
          margins={lobbyPagerMargins}
          range={brand.layout.pager.links}
        />
      )}
    </Stack>
  );
}
