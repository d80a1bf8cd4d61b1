import { useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import type { Win } from "@foyer/ui/winner-board";
import { toast } from "@foyer/ui/toast";
import { failureOf } from "../../actors/failure.ts";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useRouter } from "../../navigation/routerContext.ts";
import { useServices } from "../../services/services.ts";
import { gamesQuery } from "../../kit/catalogue/queries.ts";
import { useVendorNames } from "../../kit/catalogue/useVendorNames.ts";
import { useOpen } from "../games/openDestination.ts";
import { errorText } from "../../kit/words/errors.ts";

/**
 * Opens the game that was won in. A win is told with the names of game and house only, so the game is looked for by
 * them; where none has that very name, the search shows what comes near.
 *
 * @example const play = useGameOfWin(); <WinnerBoard onPlay={(win) => void play(win)} … />
 */
export function useGameOfWin() {
  const intl = useIntl();
  const services = useServices();
  const queries = useQueryClient();
  const router = useRouter();
  const vendorName = useVendorNames();
  const { language } = useLanguage();
  const { openGame } = useOpen();
  return async ({ gameName, gameRoom }: Pick<Win, "gameName" | "gameRoom">) => {
    try {
      const { games } = await queries.fetchQuery(
        gamesQuery(services, language.code, {
          category: "",
          vendor: "",
          classification: "",
          name: gameName,
          page: 1,
        }),
      );
      const named = games.filter(({ name }) => name === gameName);
      const game =
        named.find(({ vassalage }) => vendorName(vassalage) === gameRoom) ??
        named[0];
      if (game) openGame(game, "REAL");
      else router.navigate(`/?${new URLSearchParams({ q: gameName })}`);
    } catch (error) {
      toast.show({
        tone: "danger",
        text: errorText(intl, failureOf(error)),
      });
    }
  };
}
