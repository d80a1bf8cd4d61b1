import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
} from "react";
import type { TreeLine } from "./treeLines.ts";

interface TreeFocus {
  /** The line that is the tab stop; -1 if there is none. */
  readonly active: number;
  /** Moves focus to a line, rendered or not. */
  focusLine(index: number): void;
  onFocus(event: FocusEvent<HTMLElement>): void;
  onBlur(event: FocusEvent<HTMLElement>): void;
}

/** Makes one line of the tree the tab stop; it keeps focus while other lines are added and removed. */
export function useTreeFocus(
  grid: RefObject<HTMLDivElement | null>,
  lines: readonly TreeLine[],
): TreeFocus {
  const within = useRef(false);
  const wanted = useRef(false);
  const [last, setLast] = useState({ key: "", index: 0 });
  const places = useMemo(
    () => new Map(lines.map(({ key }, index) => [key, index])),
    [lines],
  );
  /* If the line is gone, use the one now in its place. */
  const active = places.get(last.key) ?? Math.min(last.index, lines.length - 1);
  const activeKey = lines[active]?.key;

  useLayoutEffect(() => {
    const asked = wanted.current;
    wanted.current = false;
    if (!asked && !(within.current && isLost())) return;
    const element = [
      ...(grid.current?.querySelectorAll<HTMLElement>("[data-line]") ?? []),
    ].find(({ dataset }) => dataset["line"] === activeKey);
    element?.focus({ preventScroll: true });
    if (asked) show(element);
  });

  return {
    active,
    focusLine: (index) => {
      const line = lines[index];
      if (!line) return;
      wanted.current = true;
      setLast({ key: line.key, index });
    },
    onFocus: ({ target }) => {
      within.current = true;
      const key =
        target.closest<HTMLElement>("[data-line]")?.dataset["line"] ?? "";
      const index = places.get(key);
      if (index !== undefined && key !== last.key) setLast({ key, index });
    },
    /* Removing an element fires no blur event; this only handles a reader who moves away. */
    onBlur: ({ currentTarget, relatedTarget }) => {
      within.current = currentTarget.contains(relatedTarget);
    },
  };
}

const isLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

function show(element: HTMLElement | undefined): void {
  if (typeof element?.scrollIntoView === "function")
    element.scrollIntoView({ block: "nearest" });
}
