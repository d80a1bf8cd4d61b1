import { useQuery } from "@tanstack/react-query";
import { availablePromos } from "@foyer/platform/calls";
import { useSession } from "../actors/actors.ts";
import { useServices } from "../services/services.ts";

/** What a member may take part in; undefined for everybody else, and while it is not known (SES-09). */
export function useAvailablePromos() {
  const { client } = useServices();
  const { kind } = useSession();
  const full = kind === "full";
  const { data } = useQuery({
    queryKey: ["member", "availablePromos"],
    queryFn: ({ signal }) => client.call(availablePromos, {}, { signal }),
    enabled: full,
  });
  return full ? data : undefined;
}
