import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Contract, ContractType } from "@foyer/platform/calls";
import { useSession } from "../../actors/actors.ts";
import { useServices } from "../../services/services.ts";
import {
  awaitsDecision,
  contractsQuery,
  useContractFlags,
} from "../../kit/contracts.ts";

/** Contracts on a page. */
const pageSize = 20;

const nothing: readonly Contract[] = [];
const noTypes: readonly ContractType[] = [];

interface Wanted {
  readonly pageNo?: number;
  /** Empty: all types. */
  readonly type?: ContractType | "";
  /** The other party; empty: anybody. */
  readonly party?: string;
}

/**
 * The contracts that a member was offered, has, or had, of the types that the line has (CON-14).
 *
 * @example const { query, list, waiting } = useOwnContracts();
 */
export function useOwnContracts({
  pageNo = 1,
  type: wanted = "",
  party = "",
}: Wanted = {}) {
  const services = useServices();
  const { member } = useSession();
  const flags = useContractFlags();
  const { types } = flags;
  const asked = types !== undefined && types.length > 0;
  const own = useQuery({
    // A member is the downline side.
    ...contractsQuery(services, {
      downline: member?.account ?? "",
      pageNo,
      pageSize,
      ...(wanted !== "" && { type: wanted }),
      ...(party !== "" && { party }),
    }),
    placeholderData: keepPreviousData,
    enabled: asked,
  });
  const list =
    own.data?.list.filter(({ type }) => types?.some((one) => one === type)) ??
    nothing;
  return {
    /** Loading state: of the list, or of the flags that decide whether there is one. */
    query: asked ? own : { ...flags.query, data: undefined },
    list,
    pages: own.data?.totalPages ?? 0,
    totals: own.data?.totals,
    /** The types that the member's line has. */
    types: types ?? noTypes,
    /** Number of contracts that need the member's answer. */
    waiting: list.filter(awaitsDecision).length,
    /** Whether there are any; undefined until known. */
    any: !asked
      ? types && false
      : own.data && (list.length > 0 || own.data.totalPages > 1),
  };
}
