import { useEffect, useRef } from "react";
import { RadioGroup } from "radix-ui";
import { bringIntoView } from "../../private/bringIntoView.ts";
import * as strip from "../../private/ChoiceStrip.css.ts";
import { readDirection } from "../../private/direction.ts";
import { ScrollButtons } from "../../private/ScrollButtons.tsx";
import { useScrollEdges } from "../../private/useScrollEdges.ts";
import * as styles from "./PromotionCategoryStrip.css.ts";

export interface PromotionCategory {
  /** What `onSelect` is called with. */
  key: string;
  /** Words of the category. */
  label: string;
}

export interface PromotionCategoryStripProps {
  /** What is chosen, for who cannot see it: "Kinds of promotions". */
  label: string;
  /** The categories, in order; without any nothing is drawn. */
  categories: readonly PromotionCategory[];
  /** Key of the one chosen now. */
  selected: string;
  /** The player chose another one. */
  onSelect(key: string): void;
  /** Language of the words where it is not the page's, a BCP 47 tag. */
  lang?: string;
}

/**
 * Chooses one category of promotions from a row that is swiped; ten are in view at most. Arrow keys choose, and the
 * chosen one is brought into view.
 *
 * @example <PromotionCategoryStrip label="Kinds of promotions" categories={categories} selected={chosen} onSelect={choose} />
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
