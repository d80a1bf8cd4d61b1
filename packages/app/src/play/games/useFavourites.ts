import { useEffect } from "react";
import { useSelected } from "../../actors/useSelected.ts";
import { useIntl } from "react-intl";
import { favouritesListView } from "@foyer/flows/favourites";
import { useActors } from "../../actors/actors.ts";
import { errorText } from "../../kit/words/errors.ts";

/**
 * The member's favourites, always fetched from the first page on.
 *
 * @example const { games, loading, failure } = useFavourites(lobbyPageSize);
 */
export function useFavourites(pageSize: number) {
  const intl = useIntl();
  const { favourites } = useActors();
  const view = useSelected(favourites, favouritesListView);
  useEffect(() => {
    favourites.send({ type: "favourites.listRequested", pageSize });
  }, [favourites, pageSize]);
  return {
    ...view,
    failure: view.failure && {
      title: errorText(intl, view.failure),
      onRetry: () => favourites.send({ type: "favourites.retried" }),
    },
    onMore: () => favourites.send({ type: "favourites.moreRequested" }),
  };
}
