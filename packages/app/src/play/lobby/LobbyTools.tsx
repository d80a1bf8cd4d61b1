import { useIsFetching } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import type { CategoryCode } from "@foyer/platform/brand";
import { categoryMessages } from "../../kit/words/categories.ts";
import { CategoryMenu } from "./CategoryMenu.tsx";
import { LobbySearch } from "./LobbySearch.tsx";
import * as styles from "./lobby.css.ts";
import type { Lobby } from "./useLobby.ts";

interface LobbyToolsProps {
  readonly lobby: Lobby;
  /** The category to search in; without it all are searched. */
  readonly within?: CategoryCode;
}

/** Search and categories, above their results. */
export function LobbyTools({ lobby, within }: LobbyToolsProps) {
  const t = useTranslations();
  const { term, gameType, step } = lobby;
  const lists = useIsFetching({ queryKey: ["game", "list"] });
  return (
    <div className={styles.tools}>
      <LobbySearch
        term={term}
        busy={term !== "" && lists > 0}
        {...(within && { category: t(categoryMessages[within]) })}
        onSearch={(next) => step({ kind: "searched", term: next })}
      />
      <CategoryMenu
        selected={within ?? (gameType === "SEARCH" ? "HOME" : gameType)}
      />
    </div>
  );
}
