import { useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CallDefinition } from "@foyer/platform/call";
import type { DataTableSort } from "@foyer/ui/data-table";
import type * as v from "valibot";
import { useSession } from "../actors/actors.ts";
import { useServices } from "../services/services.ts";
import { useReading } from "../kit/reading/useReading.ts";
import { recordsKey } from "../kit/queryKeys.ts";
import type { RecordsTableProps } from "./RecordsPage.tsx";
import { usePeriod, type PeriodKey, type RecordPeriod } from "./usePeriod.ts";

/** Records on a page of the list where a brand names no number. */
const usualSize = 20;
/** The most that the platform gives at once, and how often a file asks for it. */
const filePage = 100;
const filePages = 50;
/** The most that one file holds. */
export const mostInFile = filePage * filePages;

/** What every request for a page of records says. */
interface PageRequest<Kind> {
  readonly from: number;
  readonly to: number;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly orderBy: "time" | "amount";
  readonly order: "asc" | "desc";
  /** Empty: all. */
  readonly kind: Kind | "";
}

/** What every answer with a page of records holds. */
interface RecordPage<Row> {
  readonly list: readonly Row[];
  readonly totalPages: number;
  readonly totalCount?: number | null | undefined;
}

/** Every record has a time, by which a list can be sorted. */
interface Timed {
  readonly time: number;
}

type RowOf<Page extends RecordPage<Timed>> = Page["list"][number];

interface RecordsOptions<
  TRequest extends v.GenericSchema,
  Page extends RecordPage<Timed>,
  Kind extends string,
> {
  readonly call: CallDefinition<TRequest, v.GenericSchema<unknown, Page>>;
  /** What the call is asked for a page; what else it says decides which records these are. */
  readonly requestOf: (page: PageRequest<Kind>) => v.InferInput<TRequest>;
  /** The days that the page begins with. */
  readonly first: PeriodKey;
  /** The kinds that may be looked at alone, in order. */
  readonly kinds?: readonly Kind[];
  /** Column that orders by amount; the other one that can be sorted by is `time`. */
  readonly amountKey: keyof RowOf<Page> & string;
  /** How often the records are read again by themselves, in ms. @default never */
  readonly refreshMs?: number;
}

/** A list of records, and what can be done with it. */
export interface Records<Row, Page, Kind extends string> {
  readonly data: Page | undefined;
  /** How many there are, where the platform says so. */
  readonly total: number | undefined;
  /** Nothing is known yet. */
  readonly waiting: boolean;
  readonly period: RecordPeriod;
  readonly kinds: readonly Kind[];
  readonly kind: Kind | "";
  readonly setKind: (kind: Kind | "") => void;
  /** Records on a page, and what else may be chosen. */
  readonly pageSizes: {
    readonly size: number;
    readonly sizes: readonly number[];
    readonly onSize: (size: number) => void;
  };
  /** What the table is given; a file has the records of all pages, as many as it holds. */
  readonly table: Pick<
    RecordsTableProps<Row>,
    | "rows"
    | "reading"
    | "sort"
    | "onSortChange"
    | "paging"
    | "loadingRows"
    | "readAll"
  >;
}

/**
 * A list of records of some days that the platform cuts into pages, sorts and sums: one way for every such page.
 *
 * @example
 * const records = useRecords({ call: bonusDetails, requestOf: (page) => page, first: "last30", kinds: bonusKinds,
 *   amountKey: "amount" });
 */
export function useRecords<
  TRequest extends v.GenericSchema,
  Page extends RecordPage<Timed>,
  Kind extends string = never,
>(
  options: RecordsOptions<TRequest, Page, Kind>,
): Records<RowOf<Page>, Page, Kind> {
  type Row = RowOf<Page>;
  const { call, requestOf, kinds = [], amountKey, refreshMs } = options;
  const session = useSession();
  const { client, brand } = useServices();
  const { sizes } = brand.layout.pager;
  const period = usePeriod(options.first);
  const [kind, setKind] = useState<Kind | "">("");
  const [pageSize, setPageSize] = useState<number>(sizes[0] ?? usualSize);
  const [sort, setSort] = useState<DataTableSort<Row>>({
    key: "time",
    direction: "descending",
  });
  const { from, to } = period;
  const order = {
    from,
    to,
    kind,
    orderBy: sort.key === amountKey ? "amount" : "time",
    order: sort.direction === "ascending" ? "asc" : "desc",
  } as const;
  // Other days, another kind or longer pages begin at their first page.
  const which = JSON.stringify(requestOf({ ...order, pageNo: 1, pageSize }));
  const [asked, setAsked] = useState({ which, page: 1 });
  const pageNo = asked.which === which ? asked.page : 1;
  const request = requestOf({ ...order, pageNo, pageSize });
  const query = useQuery({
    queryKey: [...recordsKey, call.name, request],
    queryFn: ({ signal }) => client.call(call, request, { signal }),
    enabled: session.kind === "full",
    placeholderData: keepPreviousData,
    ...(refreshMs !== undefined && { refetchInterval: refreshMs }),
  });
  const { data } = query;
  const reading = useReading(query);
  const total = data?.totalCount ?? undefined;
  return {
    data,
    total,
    waiting: reading.loading && data === undefined,
    period,
    kinds,
    kind,
    setKind,
    pageSizes: { size: pageSize, sizes, onSize: setPageSize },
    table: {
      rows: data?.list ?? [],
      reading,
      sort,
      onSortChange: setSort,
      loadingRows: pageSize,
      paging: {
        page: pageNo,
        pages: data?.totalPages ?? 0,
        onPage: (page) => setAsked({ which, page }),
        pageSize,
        ...(total !== undefined && { total }),
      },
      readAll: () =>
        allPages(async (part) => {
          const read = requestOf({ ...order, ...part });
          const { list, totalPages } = await client.call(call, read);
          return { rows: list, totalPages };
        }),
    },
  };
}

/**
 * The rows of all pages, one page after the other: whoever asks for a file has time, the platform has other readers.
 *
 * @example await allPages((part) => client.call(profitLoss, { ...request, ...part }))
 */
export async function allPages<Row>(
  read: (
    part: Pick<PageRequest<never>, "pageNo" | "pageSize">,
  ) => Promise<{ readonly rows: readonly Row[]; readonly totalPages: number }>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let pageNo = 1; pageNo <= filePages; pageNo += 1) {
    const part = await read({ pageNo, pageSize: filePage });
    all.push(...part.rows);
    if (pageNo >= part.totalPages) break;
  }
  return all;
}
