import { useTranslations } from "@foyer/ui/words";
import { ClassifyMenu } from "@foyer/ui/classify-menu";
import { useSession } from "../../actors/actors.ts";
import { useModalActions } from "../../navigation/modals.ts";
import { lobbyFilters, type LobbyFilter } from "./lobbyAddress.ts";

const messages = {
  ALL: "lobby.filter.all",
  HOT: "lobby.filter.hot",
  FAV: "lobby.filter.favourites",
  RECENT: "lobby.filter.recent",
} as const;

interface LobbyFilterMenuProps {
  readonly filter: LobbyFilter;
  readonly onFilter: (filter: LobbyFilter) => void;
}

/** All, Hot, Favourites, Recent. The last two are a member's: a guest is asked to log in (LOB-23). */
export function LobbyFilterMenu({ filter, onFilter }: LobbyFilterMenuProps) {
  const t = useTranslations();
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
      label={t("lobby.filter.label")}
      selected={filter}
      onSelect={choose}
      items={lobbyFilters.map((key) => ({
        key,
        label: t(messages[key]),
      }))}
    />
  );
}
