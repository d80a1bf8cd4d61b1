import {
  favouritesMachine,
  favouritesListView,
  isFavourite,
  type FavouritesEvent,
} from "@foyer/flows/favourites";
import type { Game } from "@foyer/platform/calls";
import { hasTrial } from "@foyer/platform/domain";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { ErrorState } from "@foyer/ui/error-state";
import { GameCard } from "@foyer/ui/game-card";
import { GameGrid, GameGridSkeleton } from "@foyer/ui/game-grid";
import { Stack } from "@foyer/ui/stack";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useIntl } from "react-intl";
import { errorText } from "../../../packages/app/src/kit/words/errors.ts";
import {
  answers,
  silent,
} from "../../../packages/flows/src/testing/at-state.ts";
import { nothing, flowStories, type Shown as Drawn } from "./flowStories.tsx";
import { favouritesAt, games, page } from "./portal.ts";

export default {
  title: "Flows/Favourites",
  tags: ["!autodocs"],
} satisfies Meta;

const signedIn: FavouritesEvent = { type: "favourites.signedIn" };
const listed: FavouritesEvent = {
  type: "favourites.listRequested",
  pageSize: 28,
};
const known = [signedIn, "signedIn.ids.known"] as const;

/** The list, and the hearts everywhere else. */
const viewOf = (snapshot: Parameters<typeof favouritesListView>[0]) => ({
  ...favouritesListView(snapshot),
  isFilled: (game: Game) => isFavourite(snapshot, game.nodeId),
});
type View = ReturnType<typeof viewOf>;

/** Hearts on the games of a lobby, whatever is known about them. */
function HeartsState({ view, send }: Drawn<typeof favouritesMachine, View>) {
  return (
    <Hearts
      label="Games"
      shown={games}
      filled={view.isFilled}
      onToggle={(game) => send({ type: "favourites.toggled", game })}
    />
  );
}

/** The page of the member's favourites. */
function FavouritesState({
  view,
  send,
}: Drawn<typeof favouritesMachine, View>) {
  const intl = useIntl();
  if (view.failure)
    return (
      <ErrorState
        title={errorText(intl, view.failure)}
        onRetry={() => send({ type: "favourites.retried" })}
      />
    );
  if (view.loading) return <GameGridSkeleton count={6} />;
  if (view.games.length === 0)
    return (
      <EmptyState title="No favourites yet" picture="heart">
        Press the heart on a game to add it here.
      </EmptyState>
    );
  return (
    <Stack gap="x6">
      <Hearts
        label="Favourite games"
        busy={view.loadingMore}
        shown={view.games}
        filled={view.isFilled}
        onToggle={(game) => send({ type: "favourites.toggled", game })}
      />
      {(view.canLoadMore || view.loadingMore) && (
        <Stack align="center">
          <Button
            loading={view.loadingMore}
            onClick={() => send({ type: "favourites.moreRequested" })}
          >
            Load more
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

interface HeartsProps {
  readonly label: string;
  readonly busy?: boolean;
  readonly shown: readonly Game[];
  readonly filled: (game: Game) => boolean;
  readonly onToggle: (game: Game) => void;
}

function Hearts({ label, busy = false, shown, filled, onToggle }: HeartsProps) {
  return (
    <GameGrid label={label} busy={busy}>
      {shown.map((game) => (
        <GameCard
          key={game.nodeId}
          name={game.name}
          vendorName={game.vassalage}
          imageUrl={game.iconUrl}
          imageColor={game.iconColor}
          hot={game.isHot}
          trial={hasTrial(game)}
          favourite={filled(game)}
          onPlay={nothing}
          onTrial={nothing}
          onFavourite={() => onToggle(game)}
        />
      ))}
    </GameGrid>
  );
}

const { chart, story } = flowStories({
  name: "Favourites",
  lead: "Hearts change immediately and are corrected if the request fails. Each game has one request at a time.",
  keywords: ["statechart", "flow", "heart", "like", "wishlist"],
  machine: favouritesMachine,
  view: viewOf,
  draw: FavouritesState,
});

export const Statechart: StoryObj = chart;
export const Undecided: StoryObj = story(() => favouritesAt(["undecided"]), {
  draw: HeartsState,
});
export const SignedOut: StoryObj = story(
  () => favouritesAt([{ type: "favourites.signedOut" }, "signedOut"]),
  { draw: HeartsState },
);
export const LoadingIds: StoryObj = story(
  () => favouritesAt([signedIn, "signedIn.ids.loading"], { loadIds: silent() }),
  { draw: HeartsState },
);
export const Unknown: StoryObj = story(
  () =>
    favouritesAt([signedIn, "signedIn.ids.unknown"], {
      loadIds: answers({ error: { reason: "NETWORK" } }),
    }),
  { draw: HeartsState },
);
export const Known: StoryObj = story(() => favouritesAt(known), {
  draw: HeartsState,
});
export const Loading: StoryObj = story(() =>
  favouritesAt([...known, listed, "signedIn.list.loading"], {
    loadPage: silent(),
  }),
);
export const Shown: StoryObj = story(() =>
  favouritesAt([...known, listed, "signedIn.list.shown"]),
);
export const ShownWithMore: StoryObj = story(() =>
  favouritesAt([...known, listed, "signedIn.list.shown"], {
    loadPage: answers({ ok: page(2) }),
  }),
);
export const ShownEmpty: StoryObj = story(() =>
  favouritesAt([...known, listed, "signedIn.list.shown"], {
    loadIds: answers({ ok: [] }),
    loadPage: answers({ ok: { content: [], pageNum: 1, totalPages: 1 } }),
  }),
);
export const Failed: StoryObj = story(() =>
  favouritesAt([...known, listed, "signedIn.list.failed"], {
    loadPage: answers({ error: { reason: "NETWORK" } }),
  }),
);
