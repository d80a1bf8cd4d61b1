import { useMemo } from "react";
import { lobbyMenu, offeredCategories } from "@foyer/platform/domain";
import { useServices } from "../../services/services.ts";
import { lobbyQuery } from "../../kit/catalogue/queries.ts";
import { useRead } from "./useRead.ts";

const nothing = { sortingVendor: [], mappingVendor: new Map() };

/**
 * The game categories, in the platform's order if there is one, otherwise in the brand's.
 *
 * @example const { menu, isPending } = useLobbyMenu();
 */
export function useLobbyMenu() {
  const { brand } = useServices();
  const { data = nothing, isPending } = useRead(lobbyQuery);
  const menu = useMemo(
    () => lobbyMenu(data, offeredCategories(brand)),
    [data, brand],
  );
  return { menu, isPending };
}
