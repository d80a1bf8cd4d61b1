import { useEffect } from "react";
import { useQueryClient, type QueryKey } from "@tanstack/react-query";

/**
 * Has everything read anew that a change has made old, as soon as it has happened.
 *
 * @example useOld(output, movedMoney)
 */
export function useOld(happened: unknown, keys: readonly QueryKey[]): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!happened) return;
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
  }, [happened, keys, queries]);
}
