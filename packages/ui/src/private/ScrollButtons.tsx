import type { RefObject } from "react";
import { defineMessages, useIntl } from "react-intl";
import { Icon } from "../components/icon/Icon.tsx";
import * as styles from "./ScrollButtons.css.ts";
import type { ScrollEdges } from "./useScrollEdges.ts";

const messages = defineMessages({
  before: {
    id: "ui.scroll.before",
    defaultMessage: "Show earlier",
    description: "Button at the start of a row that scrolls sideways",
  },
  after: {
    id: "ui.scroll.after",
    defaultMessage: "Show more",
    description: "Button at the end of a row that scrolls sideways",
  },
});

export interface ScrollButtonsProps {
  /** What they scroll. */
  scroller: RefObject<HTMLElement | null>;
  /** On which sides there is more. */
  edges: ScrollEdges;
}

/**
 * Two buttons that lie on the ends of a sideways scroller, for a mouse; keyboards and fingers scroll it themselves.
 *
 * @example <ScrollButtons scroller={list} edges={edges} />
 */
export function ScrollButtons({ scroller, edges }: ScrollButtonsProps) {
  const { formatMessage } = useIntl();
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
          aria-label={formatMessage(messages.before)}
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
          aria-label={formatMessage(messages.after)}
          onClick={() => scroll(1)}
        >
          <Icon name="chevron-end" />
        </button>
      )}
    </>
  );
}
