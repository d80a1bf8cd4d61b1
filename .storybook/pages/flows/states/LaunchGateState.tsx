import { launchGateView } from "@foyer/flows/launch-gate";
import { TrialWarning } from "../../../../packages/app/src/portal/TrialWarningDialog.tsx";
import type { launchGateStates } from "./launchGate.ts";
import { useFlow } from "./stateStories.tsx";
import type { ActorOf } from "./storied.ts";

interface LaunchGateStateProps {
  readonly actor: ActorOf<typeof launchGateStates>;
}

/** What the gate says itself: the app's own warning. */
export function LaunchGateState({ actor }: LaunchGateStateProps) {
  const { warning } = useFlow(actor, launchGateView);
  return warning ? (
    <TrialWarning
      age={18}
      onRead={() => actor.send({ type: "launchGate.warningRead" })}
      onLogOut={() => actor.send({ type: "launchGate.warningRead" })}
    />
  ) : null;
}
