import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { winnerBoard } from "@foyer/platform/calls";
import { winnerBoardLimit } from "@foyer/platform/constants";
import { toast } from "@foyer/ui/toast";
import { WinnerBoard, type Win } from "@foyer/ui/winner-board";
import { failureOf } from "../../actors/failure.ts";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useRouter } from "../../navigation/routerContext.ts";
import { useServices } from "../../services/services.ts";
import { useOpen } from "../games/openDestination.ts";
import { useNeeded } from "../games/useRead.ts";
import { gamesQuery } from "../../kit/catalogue/queries.ts";
import { useVendorNames } from "../../kit/catalogue/useVendorNames.ts";
import { errorText } from "../../kit/words/errors.ts";

/** Recent wins, if the brand shows them at all; fetched again in another language (LOB-30). */
export default function HomeWinners() {
  const { data } = useNeeded(({ client, brand }, language) =>
    queryOptions({
      queryKey: ["content", "winners", { language }],
      queryFn: ({ signal }) =>
        client.call(
          winnerBoard,
          { gameCategory: "ALL", language, limitNum: winnerBoardLimit },
          { signal },
        ),
      enabled: brand.winnerBoard,
    }),
  );
  const play = useGameOfWin();
  if (!data || data.list.length === 0) return null;
  return (
    <WinnerBoard
      onPlay={(win) => void play(win)}
      entries={data.list.map(({ winAmount, ...win }) => ({
        ...win,
        amount: winAmount,
      }))}
    />
  );
}

/**
 * Opens the game of a win. A win contains only the names of game and provider, so the game is searched by them; if
 * there is no exact match, the search page shows similar ones.
 */
function useGameOfWin() {
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
        gamesQuery(services, language.code, { name: gameName }),
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
