import { queryOptions } from "@tanstack/react-query";
import {
  contractList,
  type contractStates,
  type ContractType,
} from "@foyer/platform/calls";
import type { Services } from "../../services/services.ts";
import { contractsKey } from "../../kit/queryKeys.ts";

export type ContractState = (typeof contractStates)[number];

/** Contracts on a page. */
const pageSize = 10;

interface Asked {
  readonly type: ContractType;
  /** Empty: all. */
  readonly state?: ContractState | "";
  /** Account of the other side; empty: anybody. */
  readonly downline?: string;
  readonly pageNo?: number;
}

/** Contracts of one type, newest first (W-70); read again with all lists of contracts. */
export const contractPageQuery = (
  { client }: Pick<Services, "client">,
  { type, state = "", downline = "", pageNo = 1 }: Asked,
) =>
  queryOptions({
    queryKey: [...contractsKey, "page", { type, state, downline, pageNo }],
    staleTime: 30_000,
    refetchOnWindowFocus: true,
    queryFn: ({ signal }) =>
      client.call(
        contractList,
        {
          type,
          pageNo,
          pageSize,
          ...(state !== "" && { state }),
          ...(downline !== "" && { downline }),
        },
        { signal },
      ),
  });
