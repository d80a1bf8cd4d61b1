import type { TreeRow } from "./TreeGrid.types.ts";

/** A line of the grid that is a row of the tree. */
export interface RowLine {
  readonly kind: "row";
  readonly key: string;
  readonly row: TreeRow;
  /** 1 at the top. */
  readonly level: number;
  /** Its place among its siblings, from 1. */
  readonly place: number;
  /** How many siblings there are with it; -1 while there are more than have been fetched. */
  readonly siblings: number;
  /** Line of the row it is below of; -1 at the top. */
  readonly parent: number;
  /** Undefined where there is nothing to open. */
  readonly open: boolean | undefined;
}

/** A line at the end of a level that says how far the level has come. */
export interface NoteLine {
  readonly kind: "loading" | "failed" | "more" | "none";
  readonly key: string;
  /** The row whose level it ends; undefined at the top. */
  readonly of: TreeRow | undefined;
  readonly level: number;
  readonly parent: number;
  /** How many rows of that level are there. */
  readonly count: number;
}

export type TreeLine = RowLine | NoteLine;

/** How far the top level has come. */
export interface TopLevel {
  readonly busy: boolean;
  readonly failed: boolean;
  readonly more: boolean;
}

/**
 * The lines that are to be seen: every row whose parents are all open, in the order of reading, and at the end of a
 * level that is not whole a line that says so. A row whose parent is not there stands at the top, so that nothing is
 * lost; of two rows of one id the first one counts.
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
  /* A stack, not a recursion: a tree may be deeper than the stack of calls. */
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
  /* It was opened and is about to be fetched. */
  if (children === "idle" && count === 0) return "loading";
  if (more) return "more";
  return count === 0 ? "none" : undefined;
}

/* Where there is no row at all, shapes, the failure or the words for an empty tree take the whole place. */
function endOfTop(
  { busy, failed, more }: TopLevel,
  count: number,
): NoteLine["kind"] | undefined {
  if (count === 0) return undefined;
  if (failed) return "failed";
  if (busy) return "loading";
  return more ? "more" : undefined;
}
