import { useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CallDefinition } from "@foyer/platform/call";
import type { DataTableSort } from "@foyer/ui/data-table";
import type * as v from "valibot";
import { useSession } from "../actors/actors.ts";
import { useServices } from "../services/services.ts";
import { allPages } from "../kit/reading/allPages.ts";
import { useReading } from "../kit/reading/useReading.ts";
import { recordsKey } from "../kit/queryKeys.ts";
import { usePeriod, type PeriodKey } from "./usePeriod.ts";

/** Records on a page of the list where a brand names no number. */
const usualSize = 20;

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

/** What every answer with a page of records holds; every record has a time, by which a list can be sorted. */
export interface RecordPage {
  readonly list: readonly { readonly id: string; readonly time: number }[];
  readonly totalPages: number;
  readonly totalCount?: number | null | undefined;
}
export type RowOf<Page extends RecordPage> = Page["list"][number];

export interface RecordsOptions<
  TRequest extends v.GenericSchema,
  Page extends RecordPage,
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

/**
 * A list of records of some days that the platform cuts into pages, sorts and sums: one way for every such page.
 *
 * @example
 * const records = useRecords({ call: bonusDetails, requestOf: (page) => page, first: "last30", kinds: bonusKinds,
 *   amountKey: "amount" });
 */
export function useRecords<
  TRequest extends v.GenericSchema,
  Page extends RecordPage,
  Kind extends string,
>(options: RecordsOptions<TRequest, Page, Kind>) {
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
  const { from, to } = period.span;
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
  const rows: readonly Row[] = data?.list ?? [];
  return {
    data,
    /** How many there are, where the platform says so. */
    total,
    kind: { kinds, value: kind, onChange: setKind },
    /** Records on a page, and what else may be chosen. */
    pageSizes: { size: pageSize, sizes, onSize: setPageSize },
    /** What the table is given; a file has the records of all pages, as many as it holds. */
    table: {
      rows,
      period,
      waiting: reading.loading && data === undefined,
      reading,
      sort,
      onSortChange: setSort,
      loadingRows: pageSize,
      paging: {
        page: pageNo,
        pages: data?.totalPages ?? 0,
        onPage: (page: number) => setAsked({ which, page }),
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
