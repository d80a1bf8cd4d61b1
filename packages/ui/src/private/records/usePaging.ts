import { useState } from "react";

/** Pagination done by the caller: the given rows are those of one page. */
export interface Paging {
  /** Current page, counted from 1. */
  page: number;
  /** Number of pages. */
  pages: number;
  /** Called when the reader requests another page. */
  onPage(page: number): void;
  /** Number of records on all pages, for "51–100 of 240". */
  total?: number;
  /** Rows on a full page, for the same text. @default the number of rows handed over */
  pageSize?: number;
}

export interface Paged<Item> {
  readonly shown: readonly Item[];
  readonly page: number;
  readonly pages: number;
  /** Position of the first record shown among all records, counted from 1. */
  readonly from: number;
  readonly total: number | undefined;
  goTo(page: number): void;
}

/**
 * The part of a list that is shown: one page of it, paginated here or, with `paging`, by the caller. If the page no
 * longer exists because the list became shorter, the last page is shown.
 *
 * @example const { shown, page, pages, goTo } = usePaging(rows, 50, undefined);
 */
export function usePaging<Item>(
  items: readonly Item[],
  pageSize: number,
  paging: Paging | undefined,
): Paged<Item> {
  const [wanted, setWanted] = useState(1);
  if (paging) {
    const size = paging.pageSize ?? items.length;
    return {
      shown: items,
      page: paging.page,
      pages: paging.pages,
      from: (paging.page - 1) * size + 1,
      total: paging.total,
      goTo: paging.onPage,
    };
  }
  const pages = Math.max(1, Math.ceil(items.length / pageSize));
  const page = Math.min(wanted, pages);
  const start = (page - 1) * pageSize;
  return {
    shown: items.slice(start, start + pageSize),
    page,
    pages,
    from: start + 1,
    total: items.length,
    goTo: setWanted,
  };
}
