import { useQuery } from "@tanstack/react-query";
import { balance } from "@foyer/platform/calls";
import { useSession } from "../actors/actors.ts";
import { useServices } from "../services/services.ts";
import { balanceKey } from "./queryKeys.ts";
import { useOnline } from "./reading/useOnline.ts";

/** The member's balance. A figure that could not be read again is shown as stale, not as new. */
export function useBalance() {
  const { kind, member } = useSession();
  const online = useOnline();
  const { client } = useServices();
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: balanceKey,
    queryFn: ({ signal }) => client.call(balance, {}, { signal }),
    staleTime: 15_000,
    refetchOnWindowFocus: true,
    enabled: kind === "full" || kind === "trial",
  });
  // Without a network, changes go unnoticed: the figure is the last known one.
  const known = isError || !online ? "stale" : "fresh";
  return {
    amount: data?.balance,
    currencySymbol: data?.currencySymbol || member?.currencySymbol || "",
    state: isFetching ? "updating" : known,
    refresh: () => void refetch(),
  } as const;
}
