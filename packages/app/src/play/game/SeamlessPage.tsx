import { useLocation } from "react-router-dom";
import { gameOfAddress } from "@foyer/platform/domain";
import { entryState } from "../../navigation/modals.ts";
import { GameScreen } from "./GameScreen.tsx";

/** A game in the route (RTE-17): what to launch stands in the address. */
export default function SeamlessPage() {
  const location = useLocation();
  return (
    <GameScreen
      request={gameOfAddress(location.search)}
      name={entryState(location).gameName}
    />
  );
}
