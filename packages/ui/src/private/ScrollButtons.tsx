import type { RefObject } from "react";
import { useTranslations } from "../words/translate.ts";
import { Icon } from "../components/icon/Icon.tsx";
import * as styles from "./ScrollButtons.css.ts";
import type { ScrollEdges } from "./useScrollEdges.ts";

export interface ScrollButtonsProps {
  /** The element that they scroll. */
  scroller: RefObject<HTMLElement | null>;
  /** The sides on which there is more content. */
  edges: ScrollEdges;
}

/**
 * Two buttons at the ends of a horizontal scroller, for mouse users; keyboard and touch scroll it directly.
 *
 * @example <ScrollButtons scroller={list} edges={edges} />
 */
export function ScrollButtons({ scroller, edges }: ScrollButtonsProps) {
  const t = useTranslations();
  const scroll = (pages: 1 | -1) => {
    const element = scroller.current;
    if (!element) return;
    const forward = getComputedStyle(element).direction === "rtl" ? -1 : 1;
    element.scrollBy({
      left: element.clientWidth * 0.85 * pages * forward,
      behavior: "smooth",
    });
  };
  return (
    <>
      {edges.before && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.button({ side: "start" })}
          aria-label={t("ui.scroll.before")}
          onClick={() => scroll(-1)}
        >
          <Icon name="chevron-start" />
        </button>
      )}
      {edges.after && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.button({ side: "end" })}
          aria-label={t("ui.scroll.after")}
          onClick={() => scroll(1)}
        >
          <Icon name="chevron-end" />
        </button>
      )}
    </>
  );
}
