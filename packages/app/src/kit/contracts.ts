import { useMemo } from "react";
import { queryOptions, useQuery } from "@tanstack/react-query";
import {
  contractList,
  type Contract,
  type ContractType,
} from "@foyer/platform/calls";
import {
  contractChoices,
  contractTypesOf,
} from "@foyer/flows/contract-request";
import type * as v from "valibot";
import { useSession } from "../actors/actors.ts";
import { useServices, type Services } from "../services/services.ts";
import { useSite } from "../services/siteContext.ts";
import { consolidatedQuery } from "./accountLoads.ts";
import { contractsKey } from "./queryKeys.ts";

const noTypes: readonly ContractType[] = [];

/**
 * A page of contracts and requests for them, newest first (W-70); read again with all lists of contracts.
 *
 * @example contractsQuery(services, { type: "DAILY", state: "ACTIVE", pageNo: 1, pageSize: 10 })
 */
export const contractsQuery = (
  { client }: Pick<Services, "client">,
  asked: v.InferInput<typeof contractList.request>,
) =>
  queryOptions({
    queryKey: [...contractsKey, asked],
    staleTime: 30_000,
    refetchOnWindowFocus: true,
    queryFn: ({ signal }) => client.call(contractList, asked, { signal }),
  });

/**
 * The contract types of the member's agent line (OPN-37); undefined while that is not known. Where there can be none,
 * no request is made.
 *
 * @example const { types, query } = useContractFlags(); const { failure } = useReading(query);
 */
export function useContractFlags() {
  const services = useServices();
  const { flags } = useSite();
  const { kind, member } = useSession();
  const on = kind === "full" && flags.agentPolicy;
  const query = useQuery({
    ...consolidatedQuery(services, member?.id ?? ""),
    enabled: on,
  });
  const { data } = query;
  // Keeps the list's identity while its content is the same, so that derived values are computed once.
  const types = useMemo(
    () => (on ? data && contractTypesOf(data) : noTypes),
    [on, data],
  );
  return { query, on, types };
}

/**
 * The member's contracts, of the types that their flags show (CON-14). Where there are no types, no request is made.
 *
 * @example const { data, isLoading } = useContracts();
 */
export function useContracts() {
  const services = useServices();
  const { query, on, types = noTypes } = useContractFlags();
  const list = useQuery({
    ...contractsQuery(services, { pageNo: 1, pageSize: 50 }),
    enabled: types.length > 0,
  });
  return {
    ...list,
    isLoading: (on && query.isLoading) || list.isLoading,
    contracts: (list.data?.list ?? []).filter(({ type }) =>
      types.some((shown) => shown === type),
    ),
  };
}

/** Whether the contract needs this member's decision. */
export function awaitsDecision(contract: Contract): boolean {
  const { actions, above } = contractChoices(contract);
  return above || actions.includes("ACCEPT");
}
