import type { Downline } from "@foyer/platform/calls";
import type { TreeRow } from "@foyer/ui/tree-grid";
import type { TeamLevel } from "./useTeamLevels.ts";

interface RowsOptions {
  readonly levelOf: (account: string) => TeamLevel | undefined;
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
