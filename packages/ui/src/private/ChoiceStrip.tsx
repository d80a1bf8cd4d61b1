import { useEffect, useRef, type ReactNode } from "react";
import { bringIntoView } from "./bringIntoView.ts";
import * as styles from "./ChoiceStrip.css.ts";
import { Pressable } from "./Pressable.tsx";
import { ScrollButtons } from "./ScrollButtons.tsx";
import { useScrollEdges } from "./useScrollEdges.ts";

export interface ChoiceStripItem {
  /** Passed to `onSelect`. */
  key: string;
  /** Makes it a real link. */
  href?: string | undefined;
}

export interface ChoiceStripProps<Item extends ChoiceStripItem> {
  label: string;
  items: readonly Item[];
  selected: string;
  onSelect(key: string): void;
  /** How the choices look. */
  look: "type" | "vendor" | "classify";
  /** Content of one choice. */
  children(item: Item, selected: boolean): ReactNode;
}

/**
 * Choices in a row that scrolls sideways, fades out where there is more, and scrolls the selected one into view.
 *
 * @example <ChoiceStrip look="classify" label="Kinds" items={items} selected="ALL" onSelect={choose}>{(item) => item.label}</ChoiceStrip>
 */
export function ChoiceStrip<Item extends ChoiceStripItem>(
  props: ChoiceStripProps<Item>,
) {
  const { label, items, selected, onSelect, look, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const edges = useScrollEdges(list);
  useEffect(
    () => bringIntoView(list.current, placeOf(list.current, selected)),
    [selected],
  );
  const Landmark = items.some((item) => item.href !== undefined)
    ? "nav"
    : "div";
  return (
    <Landmark
      className={styles.room}
      aria-label={label}
      role={Landmark === "div" ? "group" : undefined}
    >
      <ul
        ref={list}
        className={styles.strip({ before: edges.before, after: edges.after })}
        role="list"
      >
        {items.map((item) => (
          <li key={item.key} className={styles.place} data-choice={item.key}>
            <Pressable
              className={styles.choice({
                look,
                selected: item.key === selected,
              })}
              href={item.href}
              aria-pressed={item.key === selected}
              onPress={() => onSelect(item.key)}
            >
              {children(item, item.key === selected)}
            </Pressable>
          </li>
        ))}
      </ul>
      <ScrollButtons scroller={list} edges={edges} />
    </Landmark>
  );
}

function placeOf(list: HTMLElement | null, key: string): Element | undefined {
  return [...(list?.children ?? [])].find(
    (child) => child instanceof HTMLElement && child.dataset["choice"] === key,
  );
}
