import { useIntl } from "react-intl";
import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Icon } from "../icon/index.ts";
import { pagerSlots, type PagerSlot } from "./pagerSlots.ts";
import { isPlainClick } from "../navigation/NavigationProvider.tsx";
import * as styles from "./Pager.css.ts";

export interface PagerProps {
  /** Accessible name, for example "Pages of games". */
  label: string;
  /** The current page, counted from 1. */
  page: number;
  /** Number of pages. With one page, nothing is rendered. */
  pages: number;
  /** Called with the requested page. */
  onPage: (page: number) => void;
  /** Returns the URL of a page. With it, the numbers are real links that can be copied and opened in a new tab. */
  hrefFor?: (page: number) => string;
  /** Number of pages always shown at each end: 1, or 2 in the lobby. @default 1 */
  margins?: number;
  /** Number of pages shown around the current one. @default 5 */
  range?: number;
}

/**
 * Page navigation for a long list. In a narrow space it shows only the ends, the current page and the arrows.
 *
 * @example <Pager label="Pages of games" page={page} pages={12} margins={2} onPage={setPage} />
 */
export function Pager({
  label,
  page,
  pages,
  onPage,
  hrefFor,
  margins = 1,
  range = 5,
}: PagerProps) {
  const intl = useIntl();
  const t = useTranslations();
  if (pages <= 1) return null;
  const current = Math.min(Math.max(1, page), pages);
  const step = { onPage, hrefFor };
  const figure = (number: number) =>
    intl.formatNumber(number, { useGrouping: false });
  return (
    <nav className={styles.pager} aria-label={label}>
      <ul className={styles.list}>
        <li className={styles.slot()}>
          <PagerStep
            {...step}
            page={current > 1 ? current - 1 : undefined}
            label={t("ui.pager.previous")}
          >
            <Icon name="chevron-start" />
          </PagerStep>
        </li>
        {pagerSlots({ page: current, pages, margins, range }).map((slot) =>
          slot.kind === "gap" ? (
            <li
              key={`after ${slot.after}`}
              className={styles.slot({ shows: placeOf(slot) })}
              aria-hidden="true"
            >
              <span className={styles.gap}>
                <Icon name="more" size="small" />
              </span>
            </li>
          ) : (
            <li
              key={slot.page}
              className={styles.slot({ shows: placeOf(slot) })}
            >
              <PagerStep
                {...step}
                page={slot.page}
                label={t("ui.pager.page", {
                  page: figure(slot.page),
                })}
                selected={slot.page === current}
              >
                {figure(slot.page)}
              </PagerStep>
            </li>
          ),
        )}
        <li className={styles.slot()}>
          <PagerStep
            {...step}
            page={current < pages ? current + 1 : undefined}
            label={t("ui.pager.next")}
          >
            <Icon name="chevron-end" />
          </PagerStep>
        </li>
      </ul>
    </nav>
  );
}

function placeOf(slot: PagerSlot): "always" | "wide" | "narrow" {
  if (!slot.compact) return "wide";
  return slot.kind === "gap" && !slot.wide ? "narrow" : "always";
}

interface PagerStepProps {
  /** The page it leads to. Beyond the ends it is undefined, and the button is disabled. */
  page: number | undefined;
  label: string;
  selected?: boolean;
  children: ReactNode;
  onPage: (page: number) => void;
  hrefFor?: (page: number) => string;
}

/** A page or arrow in the pager: a link if the page has a URL, otherwise a button. */
function PagerStep({
  page,
  label,
  selected = false,
  children,
  onPage,
  hrefFor,
}: PagerStepProps) {
  const className = styles.step({ selected });
  const current = selected ? "page" : undefined;
  if (hrefFor && page !== undefined) {
    return (
      <a
        className={className}
        href={hrefFor(page)}
        aria-label={label}
        aria-current={current}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onPage(page);
        }}
      >
        {children}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-current={current}
      disabled={page === undefined}
      onClick={page === undefined ? undefined : () => onPage(page)}
    >
      {children}
    </button>
  );
}
