import { useLayoutEffect, useRef } from "react";
import type { TreeGridProps } from "./TreeGrid.types.ts";
import type { TreeLine } from "./treeLines.ts";
import type { Run } from "./treeWindow.ts";

/** Asks for what follows in a level as its end comes near: once for as many rows as there are, so that a level which does not grow is not asked for again and again. */
export function useMoreOnceNear(
  lines: readonly TreeLine[],
  runs: readonly Run[],
  onLoadMore: TreeGridProps["onLoadMore"],
): void {
  const asked = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    for (const { from, to } of runs)
      for (const line of lines.slice(from, to)) {
        if (line.kind !== "more") continue;
        if (asked.current.get(line.key) === line.count) continue;
        asked.current.set(line.key, line.count);
        onLoadMore?.(line.of?.id);
      }
  }, [lines, runs, onLoadMore]);
}
