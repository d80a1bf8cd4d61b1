import { useState } from "react";

/** Pages that somebody else cuts: the rows handed over are those of one page. */
export interface Paging {
  /** The page one is on, from 1. */
  page: number;
  /** How many there are. */
  pages: number;
  /** The reader asked for another page. */
  onPage(page: number): void;
  /** How many records there are on all pages, for "51–100 of 240". */
  total?: number;
  /** How many stand on a full page, for the same. @default the number of rows handed over */
  pageSize?: number;
}

export interface Paged<Item> {
  readonly shown: readonly Item[];
  readonly page: number;
  readonly pages: number;
  /** Place of the first one shown among all, from 1. */
  readonly from: number;
  readonly total: number | undefined;
  goTo(page: number): void;
}

/**
 * The part of a list that is shown: a page of it, cut here or, with `paging`, elsewhere. A page that does not exist
 * any more, because the list became shorter, is the last one that does.
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
