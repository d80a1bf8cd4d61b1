import { useLocation } from "react-router-dom";
import { gameOfAddress } from "@foyer/platform/domain";
import { entryState } from "../../navigation/modals.ts";
import { GameScreen } from "./GameScreen.tsx";

/** A game as a page (RTE-17): the address says what to launch. */
export default function SeamlessPage() {
  const location = useLocation();
  return (
    <GameScreen
      request={gameOfAddress(location.search)}
      name={entryState(location).gameName}
    />
  );
}
