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
  /** The line that Tab leads to; -1 where there is none. */
  readonly active: number;
  /** Puts the focus on a line, drawn or not. */
  focusLine(index: number): void;
  onFocus(event: FocusEvent<HTMLElement>): void;
  onBlur(event: FocusEvent<HTMLElement>): void;
}

/** One line of the tree takes part in the order of Tab; it keeps the focus though lines come and go around it. */
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
  /* A line that is gone gives way to the one that stands in its place. */
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
    /* An element that is taken away loses the focus without a word; only a reader who leaves is told of here. */
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
