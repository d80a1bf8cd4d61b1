import {
  keepPreviousData,
  useQuery,
  type QueryKey,
} from "@tanstack/react-query";
import type { CallDefinition } from "@foyer/platform/call";
import type * as v from "valibot";
import { useSession } from "../../actors/actors.ts";
import { useServices } from "../../services/services.ts";

/**
 * What a call returns for a full member; for anyone else the call is not made.
 *
 * @example const query = useMemberRead(rewards, rewardsKey, {});
 */
export function useMemberRead<
  TRequest extends v.GenericSchema,
  TResponse extends v.GenericSchema,
>(
  call: CallDefinition<TRequest, TResponse>,
  queryKey: QueryKey,
  request: v.InferInput<TRequest>,
  options: {
    /** The answer is one page of several: the previous page stays visible until it has loaded. */
    readonly paged?: true;
    /** It is read again when the tab is returned to: it may have changed in another tab or on another device. */
    readonly whenReturned?: true;
  } = {},
) {
  const { client } = useServices();
  const { kind } = useSession();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(call, request, { signal }),
    enabled: kind === "full",
    ...(options.paged && { placeholderData: keepPreviousData }),
    ...(options.whenReturned && { refetchOnWindowFocus: "always" }),
  });
}
