import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CallDefinition } from "@foyer/platform/call";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { Link } from "@foyer/ui/link";
import { VisuallyHidden } from "@foyer/ui/visually-hidden";
import { useTranslations } from "@foyer/ui/words";
import type * as v from "valibot";
import { useSession } from "../actors/actors.ts";
import { useServices } from "../services/services.ts";
import { useCentreWays } from "../kit/centre/ways.ts";
import { useReading } from "../kit/reading/useReading.ts";
import { recordsKey } from "../kit/queryKeys.ts";
import { writtenRange, type RecordPeriod } from "./usePeriod.ts";
import { writtenDay } from "./zoneDays.ts";

/** The betting record, in both centres. */
const betsKey = "personalHistoryCopy";

interface FiguresOptions<
  TRequest extends v.GenericSchema,
  TResponse extends v.GenericSchema,
> {
  readonly call: CallDefinition<TRequest, TResponse>;
  readonly period: RecordPeriod;
  /** The call's request, including the days of the period. */
  readonly request: v.InferInput<TRequest>;
  /** Type of the rows, where it may change: rows of another type are not kept as placeholder data. @default "" */
  readonly rowsAre?: string;
}

/**
 * Figures of a period, which the platform sums up.
 *
 * @example const { data, state } = useFigures({ call: agentRevenue, period, request: period.span });
 */
export function useFigures<
  TRequest extends v.GenericSchema,
  TResponse extends v.GenericSchema,
>({
  call,
  period,
  request,
  rowsAre = "",
}: FiguresOptions<TRequest, TResponse>) {
  const { kind } = useSession();
  const { client } = useServices();
  const query = useQuery({
    queryKey: [...recordsKey, call.name, rowsAre, request],
    queryFn: async ({ signal }) => ({
      rowsAre,
      figures: await client.call(call, request, { signal }),
    }),
    enabled: kind === "full",
    placeholderData: keepPreviousData,
  });
  // Rows of days must not appear in a table of accounts.
  const data = query.data?.rowsAre === rowsAre ? query.data.figures : undefined;
  const reading = useReading({ ...query, data });
  const waiting = reading.loading && data === undefined;
  /** Whether the data are those of an earlier request. */
  const isOld = query.isPlaceholderData;
  return { data, isOld, state: { period, waiting, reading } };
}

/**
 * The first column of a table by day.
 *
 * @example const columns = [dayColumn(t("agentIncome.day")), …];
 */
export const dayColumn = (
  header: string,
): DataTableColumn<{ readonly day: string }> & { readonly key: "day" } => ({
  key: "day",
  header,
  sortable: true,
  text: ({ day }) => writtenDay(day),
  cell: ({ day }) => <bdi>{writtenDay(day)}</bdi>,
});

/**
 * The same with days that lead to the bets of that day, in the same time zone.
 *
 * @param account Whose bets, in a team's figures; empty for everybody's.
 * @example const columns = [useBetsColumn(t("agentOverview.day"), period), …];
 */
export function useBetsColumn(
  header: string,
  { zoneChoice }: RecordPeriod,
  account = "",
) {
  const t = useTranslations();
  const { linkTo } = useCentreWays();
  const linkOf = (day: string) =>
    linkTo(betsKey, {
      days: writtenRange({ start: day, end: day }),
      zone: zoneChoice.key,
      ...(account !== "" && { account }),
    });
  return {
    ...dayColumn(header),
    cell: ({ day }: { readonly day: string }) => (
      <Link {...linkOf(day)} tone="primary">
        <bdi>{writtenDay(day)}</bdi>{" "}
        <VisuallyHidden>{t("records.bets")}</VisuallyHidden>
      </Link>
    ),
  };
}
