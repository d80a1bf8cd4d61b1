import { useLocation } from "react-router-dom";
import type { LaunchRequest } from "@foyer/flows/game-launch";
import { entryState } from "../../modals/modals.ts";
import { GameScreen } from "./GameScreen.tsx";

/** The vendor behind each lottery page. */
const vendors: Readonly<Record<string, string>> = {
  "/lottery": "LOTT",
  "/seaLottery": "TCG_SEA",
  "/vnLottery": "TCG_LOTTO_VN",
};

/** A lottery in the route; `gameCode` of the address is handed to the launch (RTE-13). */
export default function LotteryPage() {
  const location = useLocation();
  const request: LaunchRequest = {
    vassalage: vendors[location.pathname] ?? "LOTT",
    gameType: "LOTT",
    gameCode: new URLSearchParams(location.search).get("gameCode") ?? "",
    gameId: "",
    mode: "REAL",
  };
  return <GameScreen request={request} name={entryState(location).gameName} />;
}
