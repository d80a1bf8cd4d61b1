import { defineMessages, useIntl } from "react-intl";
import { ClassifyMenu } from "@foyer/ui/classify-menu";
import { useSession } from "../../actors/actors.ts";
import { useModalActions } from "../../navigation/modals.ts";
import { lobbyFilters, type LobbyFilter } from "./lobbyAddress.ts";

const messages = defineMessages({
  label: {
    id: "lobby.filter.label",
    defaultMessage: "Show",
    description:
      "Name of the choice between all, hot, favourite and recent games",
  },
  ALL: {
    id: "lobby.filter.all",
    defaultMessage: "All",
    description: "All games",
  },
  HOT: {
    id: "lobby.filter.hot",
    defaultMessage: "Hot",
    description: "Games that are played most",
  },
  FAV: {
    id: "lobby.filter.favourites",
    defaultMessage: "Favourites",
    description: "The player's favourite games",
  },
  RECENT: {
    id: "lobby.filter.recent",
    defaultMessage: "Recent",
    description: "Games the player played last",
  },
});

interface LobbyFilterMenuProps {
  readonly filter: LobbyFilter;
  readonly onFilter: (filter: LobbyFilter) => void;
}

/** All, Hot, Favourites, Recent. The last two are a member's: a guest is asked to log in (LOB-23). */
export function LobbyFilterMenu({ filter, onFilter }: LobbyFilterMenuProps) {
  const { formatMessage } = useIntl();
  const { kind } = useSession();
  const { open } = useModalActions();
  const choose = (key: string) => {
    const next = lobbyFilters.find((known) => known === key);
    if (!next) return;
    const personal = next === "FAV" || next === "RECENT";
    if (personal && kind === "guest") open({ name: "login" });
    else onFilter(next);
  };
  return (
    <ClassifyMenu
      label={formatMessage(messages.label)}
      selected={filter}
      onSelect={choose}
      items={lobbyFilters.map((key) => ({
        key,
        label: formatMessage(messages[key]),
      }))}
    />
  );
}
