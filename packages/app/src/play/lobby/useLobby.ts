import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useRouter } from "../../navigation/routerContext.ts";
import {
  readLobby,
  stepLobby,
  type LobbyAddress,
  type LobbyStep,
} from "./lobbyAddress.ts";

/** Addresses at which the lobby is behind a dialog; they carry none of its state. */
const behindDialog = new Set(["/login", "/register"]);

export interface Lobby extends LobbyAddress {
  /**
   * Performs a step. The address is replaced, so that Back leaves the lobby instead of undoing single letters;
   * another page of the list is a history entry of its own, from which Back returns to the page before.
   */
  readonly step: (step: LobbyStep) => void;
}

/**
 * The lobby's state, read from the address. It survives a detour through the login dialog (NAV-05).
 *
 * @example const { term, page, step } = useLobby();
 */
export function useLobby(): Lobby {
  const { pathname, search: shown } = useLocation();
  const router = useRouter();
  const hidden = behindDialog.has(pathname);
  const [kept, setKept] = useState({ search: shown, away: hidden });
  // Back from the dialog at an address that has lost the lobby's state.
  const cameBack = kept.away && !hidden && shown === "" && kept.search !== "";
  if (hidden !== kept.away && !cameBack)
    setKept({ search: hidden ? kept.search : shown, away: hidden });
  else if (!hidden && !cameBack && kept.search !== shown)
    setKept({ search: shown, away: false });
  const search = hidden || cameBack ? kept.search : shown;

  useEffect(() => {
    if (cameBack) router.navigate({ search: kept.search }, { replace: true });
  }, [cameBack, kept.search, router]);

  return {
    ...readLobby({ pathname, search }),
    step: (next) => {
      const { pathname, hash, search: now, state } = router.location;
      router.navigate(
        { pathname, hash, search: stepLobby(now, next) },
        { replace: next.kind !== "paged" || next.corrects === true, state },
      );
    },
  };
}
