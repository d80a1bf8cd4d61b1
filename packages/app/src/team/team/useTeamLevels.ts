import { useState } from "react";
import { useQueries } from "@tanstack/react-query";
import type { Downline } from "@foyer/platform/calls";
import type { TreeRow } from "@foyer/ui/tree-grid";
import { useServices } from "../../services/services.ts";
import { useOnline } from "../../kit/reading/useOnline.ts";
import { downlinesQuery } from "../downlines.ts";

/** Who stands directly below one account, or was found: as many pages of them as were asked for. */
export interface TeamLevel {
  readonly list: readonly Downline[];
  /** The first or a further page is on its way. */
  readonly loading: boolean;
  readonly error: Error | null;
  /** When it was read, where it may have changed since. */
  readonly staleSince: number | undefined;
  /** There are more pages than were asked for. */
  readonly more: boolean;
  /** Reads a page that failed again; else the next one. */
  readonly next: () => void;
}

const keyOf = (keyword: string, account: string) => `${keyword} ${account}`;

/**
 * The levels of the team that are open, each fetched when it is opened and page by page; in a search the one list of who
 * was found (W-97). A level that is closed stays in memory for a while.
 *
 * @example const levelOf = useTeamLevels({ keyword: "", open: ["lakeagent"] }); levelOf("")?.list
 */
export function useTeamLevels({
  keyword,
  open,
}: {
  readonly keyword: string;
  /** Accounts whose level is open; the top one always is. */
  readonly open: readonly string[];
}): (account: string) => TeamLevel | undefined {
  const services = useServices();
  const [pages, setPages] = useState<ReadonlyMap<string, number>>(new Map());
  const accounts = keyword === "" ? ["", ...open] : [""];
  const asked = accounts.flatMap((account) =>
    Array.from(
      { length: pages.get(keyOf(keyword, account)) ?? 1 },
      (_, index) => ({ account, keyword, pageNo: index + 1 }),
    ),
  );
  const online = useOnline();
  const results = useQueries({
    queries: asked.map((one) => downlinesQuery(services, one)),
  });

  return (account) => {
    const own = results.filter((_, index) => asked[index]?.account === account);
    const last = own.at(-1);
    if (!last) return undefined;
    const failed = own.find(({ error, data }) => error && !data);
    const old = own.find(({ error, data }) => data && (error || !online));
    const more = own.length < (last.data?.totalPages ?? 0);
    return {
      list: unique(own.flatMap(({ data }) => data?.list ?? [])),
      loading: own.some(({ isFetching, data }) => isFetching && !data),
      error: failed?.error ?? null,
      staleSince: old?.dataUpdatedAt,
      more,
      next: () => {
        if (failed) void failed.refetch();
        else if (more)
          setPages((before) =>
            new Map(before).set(keyOf(keyword, account), own.length + 1),
          );
      },
    };
  };
}

/** Somebody may slip from one page to the next between two answers: each is shown once. */
const unique = (list: readonly Downline[]): readonly Downline[] => [
  ...new Map(list.map((one) => [one.account, one])).values(),
];

interface RowsOptions {
  readonly levelOf: ReturnType<typeof useTeamLevels>;
  readonly expanded: ReadonlySet<string>;
  readonly cellsOf: (one: Downline) => TreeRow["cells"];
  /** Who was found is listed flat: nobody can be opened. */
  readonly flat: boolean;
}

/** How the level below an account stands. */
function childrenOf(level: TeamLevel | undefined): TreeRow["children"] {
  if (!level) return "idle";
  if (level.loading) return "loading";
  return level.error ? "failed" : "loaded";
}

/**
 * The rows of the tree as far as it is open and fetched, parents before what is below them.
 *
 * @example teamRows({ levelOf, expanded, cellsOf, flat: false })
 */
export function teamRows(options: RowsOptions): TreeRow[] {
  const { levelOf, expanded, cellsOf, flat } = options;
  const rows: TreeRow[] = [];
  // Each account once: an answer that names somebody as their own upline must not go round for ever.
  const seen = new Set<string>();
  const walk = (parent: string) => {
    for (const one of levelOf(parent)?.list ?? []) {
      if (seen.has(one.account)) continue;
      seen.add(one.account);
      const open = !flat && expanded.has(one.account);
      const level = open ? levelOf(one.account) : undefined;
      rows.push({
        id: one.account,
        ...(parent !== "" && { parentId: parent }),
        cells: cellsOf(one),
        name: one.account,
        hasChildren: !flat && one.children > 0,
        children: childrenOf(level),
        more: level?.more ?? false,
      });
      if (open) walk(one.account);
    }
  };
  walk("");
  return rows;
}
