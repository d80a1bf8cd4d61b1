import {
  keepPreviousData,
  queryOptions,
  useQuery,
} from "@tanstack/react-query";
import { contractList, type Contract } from "@foyer/platform/calls";
import { useSession } from "../../actors/actors.ts";
import { useServices, type Services } from "../../services/services.ts";
import { awaitsDecision, useContractFlags } from "../../kit/contracts.ts";
import { contractsKey } from "../../kit/queryKeys.ts";

/** Contracts on a page. */
const pageSize = 20;

/** What the member is offered and has: a member is the side below (W-70). */
const ownContractsQuery = (
  { client }: Services,
  downline: string,
  pageNo: number,
) =>
  queryOptions({
    queryKey: [...contractsKey, "own", { downline, pageNo }],
    staleTime: 30_000,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      client.call(contractList, { downline, pageNo, pageSize }, { signal }),
  });

const nothing: readonly Contract[] = [];

/**
 * The contracts that a member was offered, has, or had, of the types that the line has (CON-14).
 *
 * @example const { query, list, waiting } = useOwnContracts();
 */
export function useOwnContracts(pageNo = 1) {
  const services = useServices();
  const { member } = useSession();
  const flags = useContractFlags();
  const { types } = flags;
  const asked = types !== undefined && types.length > 0;
  const own = useQuery({
    ...ownContractsQuery(services, member?.account ?? "", pageNo),
    enabled: asked,
  });
  const list =
    own.data?.list.filter(({ type }) => types?.some((one) => one === type)) ??
    nothing;
  return {
    /** How the reading stands: of the list, or of the types that decide whether there is one. */
    query: asked ? own : { ...flags.query, data: undefined },
    list,
    pages: own.data?.totalPages ?? 0,
    /** How many wait for the member's yes or no. */
    waiting: list.filter(awaitsDecision).length,
    /** Whether there is any; undefined while that is not known. */
    any: !asked
      ? types && false
      : own.data && (list.length > 0 || own.data.totalPages > 1),
  };
}
