import { queryOptions, useQuery } from "@tanstack/react-query";
import { consolidatedFunds, merchantWallet } from "@foyer/platform/calls";
import { sessionKeys } from "@foyer/platform/constants";
import { useSession } from "../actors/actors.ts";
import { useServices, type Services } from "../services/services.ts";
import { useSite } from "../services/siteContext.ts";
import { sessionCached } from "./sessionCache.ts";

/** Which types of contract the member's agent line has; cached for the session (SES-13). */
export const consolidatedQuery = (
  { client, session: storage }: Services,
  scope: string,
) =>
  queryOptions({
    queryKey: ["member", "consolidated", { scope }],
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      sessionCached({
        storage,
        key: sessionKeys.consolidated,
        scope,
        schema: consolidatedFunds.response,
        load: () => client.call(consolidatedFunds, {}, { signal }),
      }),
  });

/** Whether all money is in one wallet; cached for the session (SES-14). */
export const walletKindQuery = (
  { client, session: storage }: Services,
  scope: string,
) =>
  queryOptions({
    queryKey: ["member", "wallet", { scope }],
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      sessionCached({
        storage,
        key: sessionKeys.merchantWallet,
        scope,
        schema: merchantWallet.response,
        load: () => client.call(merchantWallet, {}, { signal }),
      }),
  });

/**
 * After the login, reads what the panels depend on: the kind of wallet and, where the agent policy is on, which
 * contracts the member's agent line has. Both are cached for the session under their documented keys; a trial member
 * has neither (SES-10, SES-12).
 */
export function useAccountLoads(): void {
  const services = useServices();
  const { flags } = useSite();
  const { kind, member } = useSession();
  const scope = member?.id ?? "";
  const full = kind === "full";
  useQuery({ ...walletKindQuery(services, scope), enabled: full });
  useQuery({
    ...consolidatedQuery(services, scope),
    enabled: full && flags.agentPolicy,
  });
}
