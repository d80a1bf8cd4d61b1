import { useQuery } from "@tanstack/react-query";
import { unreadCount } from "@foyer/platform/calls";
import { useSession } from "../actors/actors.ts";
import { useServices } from "../services/services.ts";
import { unreadKey } from "./queryKeys.ts";

/** Messages that wait to be read; 0 while it is not known. A trial user has none (SES-11). */
export function useUnreadCount(): number {
  const { client } = useServices();
  const { kind } = useSession();
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => client.call(unreadCount, {}, { signal }),
    enabled: kind === "full",
  });
  return data?.count ?? 0;
}
