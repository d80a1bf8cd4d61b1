import { useEffect, useRef } from "react";
import { RadioGroup } from "radix-ui";
import { bringIntoView } from "../../private/bringIntoView.ts";
import * as strip from "../../private/ChoiceStrip.css.ts";
import { readDirection } from "../../private/direction.ts";
import { ScrollButtons } from "../../private/ScrollButtons.tsx";
import { useScrollEdges } from "../../private/useScrollEdges.ts";
import * as styles from "./PromotionCategoryStrip.css.ts";

export interface PromotionCategory {
  /** Passed to `onSelect`. */
  key: string;
  /** Label of the category. */
  label: string;
}

export interface PromotionCategoryStripProps {
  /** Accessible name of the group, for example "Promotion types". */
  label: string;
  /** The categories, in order. An empty list renders nothing. */
  categories: readonly PromotionCategory[];
  /** Key of the selected category. */
  selected: string;
  /** Called when another category is chosen. */
  onSelect(key: string): void;
  /** Language of the labels if it is not the page's, a BCP 47 tag. */
  lang?: string;
}

/**
 * A row of promotion categories to choose from, scrolled by swiping, with ten in view at most. Arrow keys choose, and
 * the selected category scrolls into view.
 *
 * @example <PromotionCategoryStrip label="Promotion types" categories={categories} selected={chosen} onSelect={choose} />
 */
export function PromotionCategoryStrip(props: PromotionCategoryStripProps) {
  const { label, categories, selected, onSelect, lang } = props;
  const list = useRef<HTMLDivElement>(null);
  const edges = useScrollEdges(list);
  useEffect(() => {
    const chosen = [...(list.current?.children ?? [])].find(
      (part) => part.getAttribute("value") === selected,
    );
    bringIntoView(list.current, chosen);
  }, [selected]);
  if (categories.length === 0) return null;
  return (
    <div className={styles.room}>
      <RadioGroup.Root
        ref={list}
        className={`${strip.strip({ before: edges.before, after: edges.after })} ${styles.spaced}`}
        aria-label={label}
        dir={readDirection()}
        value={selected}
        onValueChange={onSelect}
        lang={lang}
      >
        {categories.map(({ key, label: words }) => (
          <RadioGroup.Item key={key} value={key} className={styles.category}>
            {words}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <ScrollButtons scroller={list} edges={edges} />
    </div>
  );
}
