import { useIntl } from "react-intl";
import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Icon } from "../icon/index.ts";
import { pagerSlots, type PagerSlot } from "./pagerSlots.ts";
import { isPlainClick } from "../navigation/NavigationProvider.tsx";
import * as styles from "./Pager.css.ts";

export interface PagerProps {
  /** What is paged, spoken: "Pages of games". */
  label: string;
  /** The page one is on, from 1. */
  page: number;
  /** How many there are; with one page nothing is drawn. */
  pages: number;
  /** Runs with the page that was asked for. */
  onPage: (page: number) => void;
  /** Gives a page its address: then the numbers are real links, that can be copied and opened in a tab. */
  hrefFor?: (page: number) => string;
  /** How many pages always show at each end: 1, in the lobby 2. @default 1 */
  margins?: number;
  /** How many pages show around the current one. @default 5 */
  range?: number;
}

/**
 * Goes through a long list page by page. In a narrow place it keeps the ends, the current page and the arrows.
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
  /** Where it leads; a place beyond the ends is shown as one that cannot be used. */
  page: number | undefined;
  label: string;
  selected?: boolean;
  children: ReactNode;
  onPage: (page: number) => void;
  hrefFor?: (page: number) => string;
}

/** One place to press in a pager: a link where the page has an address, else a button. */
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
