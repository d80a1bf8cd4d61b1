import { useState } from "react";
import { useQueries } from "@tanstack/react-query";
import type { Downline } from "@foyer/platform/calls";
import type { TreeRow } from "@foyer/ui/tree-grid";
import { useServices } from "../../services/services.ts";
import { useOnline } from "../../kit/reading/useOnline.ts";
import { downlinesQuery } from "../downlines.ts";

/** The direct downlines of one account, or the search results: as many pages as were requested. */
export interface TeamLevel {
  readonly list: readonly Downline[];
  /** Whether the first or a further page is loading. */
  readonly loading: boolean;
  readonly error: Error | null;
  /** When it was fetched, if it may have changed since. */
  readonly staleSince: number | undefined;
  /** Whether there are more pages than were requested. */
  readonly more: boolean;
  /** Retries a failed page, or loads the next one. */
  readonly next: () => void;
}

const keyOf = (list: string, account: string) => `${list} ${account}`;

/**
 * The open levels of the team, each fetched page by page once it is opened; in a search, or for a registration link,
 * the single list of results (W-97). A closed level stays in the cache for a while.
 *
 * @example const levelOf = useTeamLevels({ keyword: "", open: ["lakeagent"] }); levelOf("")?.list
 */
export function useTeamLevels({
  keyword,
  link = "",
  open,
}: {
  readonly keyword: string;
  /** Code of the registration link whose accounts are listed. @default none */
  readonly link?: string;
  /** Accounts whose level is open; the top level always is. */
  readonly open: readonly string[];
}): (account: string) => TeamLevel | undefined {
  const services = useServices();
  const [pages, setPages] = useState<ReadonlyMap<string, number>>(new Map());
  const list = `${link} ${keyword}`;
  const accounts = list === " " ? ["", ...open] : [""];
  const asked = accounts.flatMap((account) =>
    Array.from(
      { length: pages.get(keyOf(list, account)) ?? 1 },
      (_, index) => ({ account, keyword, link, pageNo: index + 1 }),
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
            new Map(before).set(keyOf(list, account), own.length + 1),
          );
      },
    };
  };
}

/** An account may slip from one page to the next between two requests: each is shown once. */
const unique = (list: readonly Downline[]): readonly Downline[] => [
  ...new Map(list.map((one) => [one.account, one])).values(),
];

interface RowsOptions {
  readonly levelOf: ReturnType<typeof useTeamLevels>;
  readonly expanded: ReadonlySet<string>;
  readonly cellsOf: (one: Downline) => TreeRow["cells"];
  /** Search results are a flat list: no account can be opened. */
  readonly flat: boolean;
}

/** Loading state of the level below an account. */
function childrenOf(level: TeamLevel | undefined): TreeRow["children"] {
  if (!level) return "idle";
  if (level.loading) return "loading";
  return level.error ? "failed" : "loaded";
}

/**
 * The rows of the tree as far as it is open and loaded, parents before their downlines.
 *
 * @example teamRows({ levelOf, expanded, cellsOf, flat: false })
 */
export function teamRows(options: RowsOptions): TreeRow[] {
  const { levelOf, expanded, cellsOf, flat } = options;
  const rows: TreeRow[] = [];
  // Each account once: an answer that names an account as its own upline must not cause an endless loop.
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
