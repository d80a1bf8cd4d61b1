import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Keeps focus at its place when an entry of a list is removed: on the button of the entry that moved up, else of
 * the last one, else on what remains when the list is empty.
 */
export function useFocusAfterRemoval(
  value: readonly unknown[],
  otherwise: RefObject<HTMLElement | null>,
): [list: RefObject<HTMLUListElement | null>, removing: (at: number) => void] {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  const before = useRef(value);
  useLayoutEffect(() => {
    const at = removed.current;
    if (value === before.current) return;
    before.current = value;
    removed.current = undefined;
    if (at === undefined) return;
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLElement>("[data-remove]") ?? []),
    ];
    (buttons[at] ?? buttons.at(-1) ?? otherwise.current)?.focus();
  });
  return [
    list,
    (at) => {
      removed.current = at;
    },
  ];
}
