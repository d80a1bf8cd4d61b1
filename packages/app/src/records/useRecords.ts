import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CallDefinition } from "@foyer/platform/call";
import type { DataTableSort } from "@foyer/ui/data-table";
import type * as v from "valibot";
import { useSession } from "../actors/actors.ts";
import { useServices } from "../services/services.ts";
import { allPages } from "../kit/reading/allPages.ts";
import { useReading } from "../kit/reading/useReading.ts";
import { recordsKey } from "../kit/queryKeys.ts";
import {
  oneOf,
  useFilter,
  useLastPage,
  usePageNo,
} from "../kit/centre/useFilter.ts";
import { usePeriod, type PeriodKey } from "./usePeriod.ts";

/** Records per page if the brand does not configure it. */
const usualSize = 20;

/** Orders of the records, as they are written in the address. */
const sorts = ["time.desc", "time.asc", "amount.desc", "amount.asc"] as const;
const orders = {
  "time.desc": ["time", "desc"],
  "time.asc": ["time", "asc"],
  "amount.desc": ["amount", "desc"],
  "amount.asc": ["amount", "asc"],
} as const satisfies Record<(typeof sorts)[number], unknown>;

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
  const [kind, setKind] = useFilter<Kind | "">("kind", oneOf(kinds), "");
  const [size, setSize] = useFilter(
    "rows",
    oneOf(sizes.map(String)),
    String(sizes[0] ?? usualSize),
  );
  const pageSize = Number(size);
  const [sorted, setSorted] = useFilter("sort", oneOf(sorts), "time.desc");
  const [orderBy, turn] = orders[sorted];
  const [pageNo, setPageNo] = usePageNo();
  const { from, to } = period.span;
  const order = { from, to, kind, orderBy, order: turn };
  const request = requestOf({ ...order, pageNo, pageSize });
  const query = useQuery({
    queryKey: [...recordsKey, call.name, request],
    queryFn: ({ signal }) => client.call(call, request, { signal }),
    enabled: session.kind === "full",
    placeholderData: keepPreviousData,
    ...(refreshMs !== undefined && { refetchInterval: refreshMs }),
  });
  const { data } = query;
  useLastPage(query.isPlaceholderData ? undefined : data?.totalPages);
  const reading = useReading(query);
  const total = data?.totalCount ?? undefined;
  const rows: readonly Row[] = data?.list ?? [];
  const sort: DataTableSort<Row> = {
    key: orderBy === "time" ? "time" : amountKey,
    direction: turn === "asc" ? "ascending" : "descending",
  };
  return {
    data,
    /** Number of records, if the platform reports it. */
    total,
    kind: { kinds, value: kind, onChange: setKind },
    /** Records per page, and the other sizes to choose from. */
    pageSizes: {
      size: pageSize,
      sizes,
      onSize: (next: number) => setSize(String(next)),
    },
    /** Props of the table; an export contains the records of all pages, as many as a file can hold. */
    table: {
      rows,
      period,
      waiting: reading.loading && data === undefined,
      reading,
      sort,
      onSortChange: ({ key, direction }: DataTableSort<Row>) =>
        setSorted(
          `${key === amountKey ? "amount" : "time"}.${direction === "ascending" ? "asc" : "desc"}`,
        ),
      loadingRows: pageSize,
      paging: {
        page: pageNo,
        pages: data?.totalPages ?? 0,
        onPage: setPageNo,
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
