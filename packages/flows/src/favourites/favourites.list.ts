import type { Game } from "@foyer/platform/calls";
import type { FavouritesContext } from "./favourites.types.ts";

type Lists = Pick<FavouritesContext, "ids" | "content" | "removed">;

/** Adds a game to the ids; one that was just removed returns to its old place in the list. */
export function added(lists: Lists, game: Game): Lists {
  if (lists.ids.includes(game.nodeId)) return lists;
  const { [game.nodeId]: before, ...removed } = lists.removed;
  const content = lists.content.some((entry) => entry.nodeId === game.nodeId)
    ? lists.content
    : lists.content.toSpliced(before?.at ?? 0, 0, before?.game ?? game);
  return { ids: [game.nodeId, ...lists.ids], content, removed };
}

/** Removes a game from ids and list, and remembers its position. */
export function taken(lists: Lists, game: Game): Lists {
  const at = lists.content.findIndex((entry) => entry.nodeId === game.nodeId);
  const stood = lists.content[at];
  return {
    ids: lists.ids.filter((id) => id !== game.nodeId),
    content: lists.content.filter((entry) => entry.nodeId !== game.nodeId),
    removed: stood
      ? { ...lists.removed, [game.nodeId]: { game: stood, at } }
      : lists.removed,
  };
}

/** Forgets a game's position once its removal is certain. */
export function settled(
  lists: Pick<FavouritesContext, "removed">,
  nodeId: string,
) {
  const { [nodeId]: _settled, ...removed } = lists.removed;
  return { removed };
}

/**
 * Splits owed wishes into those whose outcome is now known and those still open; a call in flight reports its own.
 */
export function toldBy({
  owed,
  ids,
  saving,
}: Pick<FavouritesContext, "owed" | "ids" | "saving">): {
  readonly told: readonly FavouritesContext["owed"][string][];
  readonly owed: FavouritesContext["owed"];
} {
  const entries = Object.entries(owed);
  const isTold = ([nodeId, { favourite }]: (typeof entries)[number]) =>
    saving[nodeId] === undefined && ids.includes(nodeId) === favourite;
  return {
    told: entries.filter(isTold).map(([, wish]) => wish),
    owed: Object.fromEntries(entries.filter((entry) => !isTold(entry))),
  };
}

/** Appends a page without showing a game twice if the server's pages have shifted in the meantime. */
export function appended(
  content: readonly Game[],
  page: readonly Game[],
): readonly Game[] {
  const known = new Set(content.map((game) => game.nodeId));
  return [...content, ...page.filter((game) => !known.has(game.nodeId))];
}
