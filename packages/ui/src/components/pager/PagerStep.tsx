import type { ReactNode } from "react";
import { isPlainClick } from "../navigation/NavigationProvider.tsx";
import * as styles from "./Pager.css.ts";

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
export function PagerStep({
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
