import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { launchGateView, type GateIntent } from "@foyer/flows/launch-gate";
import { sessionView } from "@foyer/flows/session";
import { useActors } from "../actors/actors.ts";
import { useSelected } from "../actors/useSelected.ts";
import { loadable } from "../kit/parts/loadable.tsx";
import { asksToSignIn, useModalActions } from "../navigation/modals.ts";
import { LostDialog } from "./LostDialog.tsx";

const TrialWarningDialog = loadable(() => import("./TrialWarningDialog.tsx"), {
  failure: (content, { onRead }) => (
    <LostDialog onClose={onRead}>{content}</LostDialog>
  ),
});

/** Carries out what the launch gate passes, opens the login popup for it, and warns trial members (GAM-17). */
export function GateHost() {
  const { gate } = useActors();
  const { open, leaveFor } = useModalActions();
  const signingIn = asksToSignIn(useLocation());
  const [passed, setPassed] = useState<GateIntent>();
  const { warning } = useSelected(gate, launchGateView);

  useEffect(() => {
    const subscription = gate.on("*", (event) => {
      if (event.type === "launchGate.loginNeeded") open({ name: "login" });
      else setPassed(event.intent);
    });
    return () => subscription.unsubscribe();
  }, [gate, open]);

  useEffect(() => {
    // The login closes by going back in history, which is asynchronous and would undo anything opened meanwhile.
    if (!passed || signingIn) return;
    setPassed(undefined);
    if (passed.kind === "play")
      leaveFor(passed.address, { gameName: passed.name });
    else if (passed.kind === "gamePopup") {
      const { vassalage, gameType, gameCode, name } = passed;
      open({ name: "game", vassalage, gameType, gameCode, title: name });
    } else open({ name: "panel", panel: passed.panel, page: passed.page });
  }, [passed, signingIn, open, leaveFor]);

  useAbandonedSignIn(signingIn);

  return warning ? (
    <TrialWarningDialog
      onRead={() => gate.send({ type: "launchGate.warningRead" })}
    />
  ) : null;
}

/**
 * A visitor who leaves the login without an account, by its close button or by Back, gives up what they requested: a
 * game or a favourite.
 */
function useAbandonedSignIn(signingIn: boolean): void {
  const { gate, favourites, session } = useActors();
  const before = useRef(signingIn);
  useEffect(() => {
    if (
      before.current &&
      !signingIn &&
      sessionView(session.getSnapshot()).kind === "guest"
    ) {
      gate.send({ type: "launchGate.loginAbandoned" });
      favourites.send({ type: "favourites.loginAbandoned" });
    }
    before.current = signingIn;
  }, [signingIn, gate, favourites, session]);
}
