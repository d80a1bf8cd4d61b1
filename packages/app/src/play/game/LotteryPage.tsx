import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import type { LaunchRequest } from "@foyer/flows/game-launch";
import { entryState } from "../../navigation/modals.ts";
import { useServices } from "../../services/services.ts";
import { useLottery } from "../draws/useLottery.ts";
import * as styles from "./game.css.ts";
import { GameScreen } from "./GameScreen.tsx";
import { lotteryLaunchCall, vendorOf } from "./lotteryLaunch.ts";

/** A lottery in the route; `gameCode` of the address is handed to the launch (RTE-13). */
export default function LotteryPage() {
  const location = useLocation();
  const services = useServices();
  const queries = useQueryClient();
  const { lottery } = useLottery();
  const query = new URLSearchParams(location.search);
  const request: LaunchRequest = {
    vassalage: vendorOf(location.pathname),
    gameType: "LOTT",
    gameCode: (query.get("gameCode") ?? "").slice(0, 200),
    gameId: "",
    mode: "REAL",
  };
  return (
    <div className={styles.firstScreen}>
      <GameScreen
        request={request}
        name={lottery?.name || entryState(location).gameName}
        call={lotteryLaunchCall(services, queries, location.pathname)}
      />
    </div>
  );
}
