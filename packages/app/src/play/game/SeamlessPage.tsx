import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import type { LaunchRequest } from "@foyer/flows/game-launch";
import { entryState } from "../../navigation/modals.ts";
import { GameScreen } from "./GameScreen.tsx";

/** A game in the route (RTE-17): what to launch stands in the address. */
export default function SeamlessPage() {
  const location = useLocation();
  const request = useMemo((): LaunchRequest => {
    const query = new URLSearchParams(location.search);
    const text = (key: string) => (query.get(key) ?? "").slice(0, 200);
    return {
      vassalage: text("vassalage"),
      gameType: text("gameType"),
      gameCode: text("gameCode"),
      gameId: text("gameId"),
      mode: query.get("mode") === "DEMO" ? "DEMO" : "REAL",
    };
  }, [location.search]);
  return <GameScreen request={request} name={entryState(location).gameName} />;
}
