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

/** Records per page if the brand does not configure it. */
const usualSize = 20;

/** Fields of every request for a page of records. */
interface PageRequest<Kind> {
  readonly from: number;
  readonly to: number;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly orderBy: "time" | "amount";
  readonly order: "asc" | "desc";
  /** Empty for all. */
  readonly kind: Kind | "";
}

/** Fields of every response with a page of records; every record has a time, by which a list can be sorted. */
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
  /** Builds the call's request for a page; any other field decides which records are listed. */
  readonly requestOf: (page: PageRequest<Kind>) => v.InferInput<TRequest>;
  /** Initial period of the page. */
  readonly first: PeriodKey;
  /** Types that the records can be filtered by, in order. */
  readonly kinds?: readonly Kind[];
  /** Column for sorting by amount; the other sortable column is `time`. */
  readonly amountKey: keyof RowOf<Page> & string;
  /** Polling interval in ms. @default never */
  readonly refreshMs?: number;
}

/**
 * Records of a period that are paginated, sorted and summed up by the platform: used by every page of that kind.
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
  // Other days, another type or another page size start at the first page.
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
    /** Number of records, if the platform reports it. */
    total,
    kind: { kinds, value: kind, onChange: setKind },
    /** Records per page, and the other sizes to choose from. */
    pageSizes: { size: pageSize, sizes, onSize: setPageSize },
    /** Props of the table; an export contains the records of all pages, as many as a file can hold. */
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
