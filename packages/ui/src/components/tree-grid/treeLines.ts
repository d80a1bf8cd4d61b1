import type { TreeRow } from "./TreeGrid.types.ts";

/** A line of the grid that is a row of the tree. */
export interface RowLine {
  readonly kind: "row";
  readonly key: string;
  readonly row: TreeRow;
  /** Level, 1 at the top. */
  readonly level: number;
  /** Position among its siblings, from 1. */
  readonly place: number;
  /** Number of siblings including itself; -1 while there are more to load. */
  readonly siblings: number;
  /** Line index of its parent; -1 at the top. */
  readonly parent: number;
  /** Whether it is open; undefined if there is nothing to open. */
  readonly open: boolean | undefined;
}

/** A line at the end of a level that gives its loading status. */
export interface NoteLine {
  readonly kind: "loading" | "failed" | "more" | "none";
  readonly key: string;
  /** The row whose level it ends; undefined at the top. */
  readonly of: TreeRow | undefined;
  readonly level: number;
  readonly parent: number;
  /** Number of rows of that level that are loaded. */
  readonly count: number;
}

export type TreeLine = RowLine | NoteLine;

/** Loading status of the top level. */
export interface TopLevel {
  readonly busy: boolean;
  readonly failed: boolean;
  readonly more: boolean;
}

/**
 * The visible lines: every row whose parents are all open, in reading order, and a note at the end of each incomplete
 * level. A row whose parent is missing is placed at the top, so that nothing is lost. If two rows share an id, the
 * first one is used.
 *
 * @example treeLines(rows, new Set(["reed"]), { busy: false, failed: false, more: false })
 */
export function treeLines(
  rows: readonly TreeRow[],
  expanded: ReadonlySet<string>,
  top: TopLevel,
): readonly TreeLine[] {
  const below = byParent(rows);
  const lines: TreeLine[] = [];
  /* A stack instead of recursion: a tree may be deeper than the call stack. */
  const levels: Level[] = [
    { of: undefined, rows: below.get(undefined) ?? [], next: 0, parent: -1 },
  ];
  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    const row = level.rows[level.next];
    if (!row) {
      const end = endOf(level, levels.length, top);
      if (end) lines.push(end);
      levels.pop();
      continue;
    }
    level.next += 1;
    const open = row.hasChildren ? expanded.has(row.id) : undefined;
    const more = level.of ? level.of.more : top.more;
    lines.push({
      kind: "row",
      key: row.id,
      row,
      level: levels.length,
      place: level.next,
      siblings: more ? -1 : level.rows.length,
      parent: level.parent,
      open,
    });
    if (open)
      levels.push({
        of: row,
        rows: below.get(row.id) ?? [],
        next: 0,
        parent: lines.length - 1,
      });
  }
  return lines;
}

interface Level {
  readonly of: TreeRow | undefined;
  readonly rows: readonly TreeRow[];
  next: number;
  readonly parent: number;
}

function byParent(rows: readonly TreeRow[]) {
  const known = new Set<string>();
  const below = new Map<string | undefined, TreeRow[]>();
  for (const row of rows) {
    if (known.has(row.id)) continue;
    const { parentId } = row;
    const parent =
      parentId !== undefined && known.has(parentId) ? parentId : undefined;
    known.add(row.id);
    const siblings = below.get(parent);
    if (siblings) siblings.push(row);
    else below.set(parent, [row]);
  }
  return below;
}

function endOf(
  { of, rows, parent }: Level,
  level: number,
  top: TopLevel,
): NoteLine | undefined {
  const count = rows.length;
  const kind = of ? endOfLevel(of, count) : endOfTop(top, count);
  return (
    kind && {
      kind,
      key: `${of?.id ?? ""}\u0000end`,
      of,
      level,
      parent,
      count,
    }
  );
}

function endOfLevel(
  { children, more }: TreeRow,
  count: number,
): NoteLine["kind"] | undefined {
  if (children === "failed" || children === "loading") return children;
  /* It was opened and is about to be loaded. */
  if (children === "idle" && count === 0) return "loading";
  if (more) return "more";
  return count === 0 ? "none" : undefined;
}

/* Without any rows, the skeleton, the error or the empty state fills the grid. */
function endOfTop(
  { busy, failed, more }: TopLevel,
  count: number,
): NoteLine["kind"] | undefined {
  if (count === 0) return undefined;
  if (failed) return "failed";
  if (busy) return "loading";
  return more ? "more" : undefined;
}
