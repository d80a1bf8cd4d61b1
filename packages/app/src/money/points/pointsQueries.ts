import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  pointsBalance,
  pointsList,
  pointsReward,
  pointsTransactions,
  type PointsGoods,
  type RedeemRecord,
} from "@foyer/platform/calls";
import { pointsKey } from "../../kit/queryKeys.ts";
import type { Services } from "../../services/services.ts";

/** Products per page; lists of records have shorter rows. */
export const goodsPageSize = 24;
export const recordsPageSize = 20;

type Sender = Pick<Services, "client">;

/** One call returns both products and records: an entry with a status is a record. */
export const isRecord = (
  row: PointsGoods | RedeemRecord,
): row is RedeemRecord => "status" in row;

/** The number of points and the value of one: the only source of both on the page, for its forms too. */
export const pointsQuery = ({ client }: Sender) =>
  queryOptions({
    queryKey: [...pointsKey, "balance"],
    staleTime: 15_000,
    refetchOnWindowFocus: true,
    queryFn: ({ signal }) => client.call(pointsBalance, {}, { signal }),
  });

/**
 * Reads the points now for a form, and for whatever else shows them.
 *
 * @example const { currentPoints } = await readPoints(services);
 */
export const readPoints = (services: Pick<Services, "client" | "queries">) =>
  services.queries.fetchQuery({ ...pointsQuery(services), staleTime: 0 });

export const redemptionsQuery = ({ client }: Sender, pageNo: number) =>
  queryOptions({
    queryKey: [...pointsKey, "records", { pageNo }],
    staleTime: 15_000,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { list, totalPages } = await client.call(
        pointsList,
        { kind: "RECORDS", pageNo, pageSize: recordsPageSize },
        { signal },
      );
      return { list: list.filter(isRecord), totalPages };
    },
  });

/* The titles of the changes, and of what earned points, are in the language of the moment. */

export const transactionsQuery = (
  { client }: Sender,
  language: string,
  request: {
    readonly from: number;
    readonly to: number;
    readonly pageNo: number;
  },
) =>
  queryOptions({
    queryKey: [...pointsKey, "details", { ...request, language }],
    staleTime: 15_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      client.call(
        pointsTransactions,
        { ...request, pageSize: recordsPageSize },
        { signal },
      ),
  });

export const earnedQuery = (
  { client }: Sender,
  language: string,
  pageNo: number,
) =>
  queryOptions({
    queryKey: [...pointsKey, "earned", { pageNo, language }],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      client.call(
        pointsReward,
        { pageNo, pageSize: recordsPageSize },
        { signal },
      ),
  });
