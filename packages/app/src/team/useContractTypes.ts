import { useMemo } from "react";
import { useQuery } from "@tanstack/react-query";
import type { ContractType } from "@foyer/platform/calls";
import { contractTypesOf } from "@foyer/flows/contract-request";
import { useSession } from "../actors/actors.ts";
import { useServices } from "../services/services.ts";
import { useSite } from "../services/siteContext.ts";
import { consolidatedQuery } from "../kit/accountLoads.ts";

const none: readonly ContractType[] = [];

/**
 * Which types of contract the agent's line has (OPN-37), and how the reading of that stands: pages do not vanish because
 * it failed.
 *
 * @example const { types, failed, retry } = useContractTypes();
 */
export function useContractTypes() {
  const services = useServices();
  const { flags } = useSite();
  const { kind, member } = useSession();
  const on = flags.agentPolicy;
  const query = useQuery({
    ...consolidatedQuery(services, member?.id ?? ""),
    enabled: on && kind === "full",
  });
  const { data } = query;
  // One list for as long as it says the same: what is made of it is made once.
  const types = useMemo(
    () => (on ? data && contractTypesOf(data) : none),
    [on, data],
  );
  return {
    /** Undefined: not known. */
    types,
    failed: types === undefined && query.isError,
    error: query.error,
    retrying: query.isFetching,
    retry: () => void query.refetch(),
  };
}
