import { useIsFetching } from "@tanstack/react-query";

/**
 * True while the answer to a search is awaited, so that the box can say so.
 *
 * @example <LobbySearch busy={useSearching(term)} … />
 */
export function useSearching(term: string): boolean {
  const lists = useIsFetching({ queryKey: ["game", "list"] });
  return term !== "" && lists > 0;
}
