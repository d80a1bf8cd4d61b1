import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { vnLotteryLaunch } from "@foyer/platform/calls";
import { prizeModeOf } from "@foyer/platform/domain";
import { entryState } from "../../navigation/modals.ts";
import { useServices } from "../../services/services.ts";
import { lobbyQuery } from "../../kit/catalogue/queries.ts";
import { LotteryResults } from "../draws/LotteryResults.tsx";
import * as styles from "./game.css.ts";
import { GameScreen } from "./GameScreen.tsx";
import type { LaunchCall } from "./useLaunch.ts";
import { areaOf, lotteryPages, useLottery } from "../draws/lotteries.ts";

/**
 * A lottery as a page, with its numbers below (RTE-12, GAM-35); `gameCode` from the address is passed to the launch
 * (RTE-13).
 */
export default function LotteryPage() {
  const location = useLocation();
  const services = useServices();
  const queries = useQueryClient();
  const { lottery } = useLottery();
  const area = areaOf(location.pathname);
  const code = new URLSearchParams(location.search).get("gameCode") ?? "";
  /** The lottery's launch (W-39): the prize mode depends on the vendors of the electronic lottery (GAM-28). */
  const launch: LaunchCall = async ({ vassalage, gameCode }, place, signal) => {
    // The lottery is launched even if the lobby cannot be loaded.
    const lobby = await queries
      .fetchQuery(lobbyQuery(services, place.language))
      .catch(() => undefined);
    const electronic = lobby?.mappingVendor.get("ELOTT")?.vendors ?? [];
    return services.client.call(
      vnLotteryLaunch,
      {
        ...place,
        lottoArea: area,
        launchMode: "REAL",
        lottoPrizeMode: prizeModeOf({
          vassalage,
          electronicVendors: electronic.map((card) => card.vassalage),
        }),
        lottoGameCode: gameCode,
        lottoView: "GAME",
      },
      { signal },
    );
  };
  return (
    <>
      <div className={styles.firstScreen}>
        <GameScreen
          request={{
            vassalage: lotteryPages[area].vendor,
            gameType: "LOTT",
            gameCode: code.slice(0, 200),
            gameId: "",
            mode: "REAL",
          }}
          name={lottery?.name || entryState(location).gameName}
          call={launch}
        />
      </div>
      <LotteryResults />
    </>
  );
}
