import { useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { DataTableSort } from "@foyer/ui/data-table";
import { useSession } from "../actors/actors.ts";
import { useServices } from "../services/services.ts";
import { useReading, type Reading } from "../kit/reading/useReading.ts";
import { recordsKey } from "../kit/queryKeys.ts";

/** Records on a page of the list where a brand names no number. */
const usualSize = 20;
/** The most that the platform gives at once, and how often a file asks for it. */
const filePage = 100;
const filePages = 50;
/** The most that one file holds. */
export const mostInFile = filePage * filePages;

/** What every request for a page of records says. */
export interface PageRequest {
  readonly from: number;
  readonly to: number;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly orderBy: "time" | "amount";
  readonly order: "asc" | "desc";
}

/** What every answer with a page of records holds. */
export interface RecordPage<Row> {
  readonly list: readonly Row[];
  readonly totalPages: number;
  readonly totalCount?: number | null | undefined;
}

/** A record of a page. */
export type RowOf<Page extends RecordPage<{ readonly time: number }>> =
  Page["list"][number];

interface RecordsOptions<Page extends RecordPage<{ readonly time: number }>> {
  /** Name of the call. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** What else decides which records these are. */
  readonly filter: string;
  /** Column that orders by amount; the other one that can be sorted by is `time`. */
  readonly amountKey: keyof RowOf<Page> & string;
  /** How often the records are read again by themselves, in ms. @default never */
  readonly refreshMs?: number;
  readonly read: (request: PageRequest, signal?: AbortSignal) => Promise<Page>;
}

/** A list of records, and what can be done with it. */
export interface Records<Row, Page> {
  readonly data: Page | undefined;
  /** How the reading of the page stands. */
  readonly reading: Reading;
  readonly pageNo: number;
  readonly setPage: (page: number) => void;
  /** Records on a page, and what else may be chosen. */
  readonly pageSize: number;
  readonly pageSizes: readonly number[];
  readonly setPageSize: (size: number) => void;
  readonly sort: DataTableSort<Row>;
  readonly setSort: (sort: DataTableSort<Row>) => void;
  /** The records of all pages, as many as a file holds. */
  readonly readAll: () => Promise<readonly Row[]>;
}

/**
 * A list of records that the platform cuts into pages, sorts and sums: one way for every such page of the centre.
 *
 * @example const records = useRecords({ name: "betRecords", from, to, filter: gameType, amountKey: "result", read });
 */
export function useRecords<Page extends RecordPage<{ readonly time: number }>>(
  options: RecordsOptions<Page>,
): Records<RowOf<Page>, Page> {
  type Row = RowOf<Page>;
  const { name, from, to, filter, amountKey, read } = options;
  const { refreshMs } = options;
  const { kind } = useSession();
  const { sizes } = useServices().brand.layout.pager;
  const [pageSize, setPageSize] = useState<number>(sizes[0] ?? usualSize);
  const [sort, setSort] = useState<DataTableSort<Row>>({
    key: "time",
    direction: "descending",
  });
  // Other days, another kind or longer pages begin at their first page.
  const which = `${from} ${to} ${filter} ${sort.key} ${sort.direction} ${pageSize}`;
  const [asked, setAsked] = useState({ which, page: 1 });
  const pageNo = asked.which === which ? asked.page : 1;
  const order: Pick<PageRequest, "from" | "to" | "orderBy" | "order"> = {
    from,
    to,
    orderBy: sort.key === amountKey ? "amount" : "time",
    order: sort.direction === "ascending" ? "asc" : "desc",
  };
  const request: PageRequest = { ...order, pageNo, pageSize };
  const query = useQuery({
    queryKey: [...recordsKey, name, { ...request, filter }],
    queryFn: ({ signal }) => read(request, signal),
    enabled: kind === "full",
    placeholderData: keepPreviousData,
    ...(refreshMs !== undefined && { refetchInterval: refreshMs }),
  });

  /* All pages, one after the other: whoever asks for a file has time, the platform has other readers. */
  async function readAll(): Promise<Row[]> {
    const rows: Row[] = [];
    for (let page = 1; page <= filePages; page += 1) {
      const part = await read({ ...order, pageNo: page, pageSize: filePage });
      rows.push(...part.list);
      if (page >= part.totalPages) break;
    }
    return rows;
  }

  return {
    data: query.data,
    reading: useReading(query),
    pageNo,
    setPage: (page: number) => setAsked({ which, page }),
    pageSize,
    pageSizes: sizes,
    setPageSize,
    sort,
    setSort,
    readAll,
  };
}
