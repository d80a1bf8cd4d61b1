export { launchGateMachine } from "./launch-gate.machine.ts";
export { launchGateView, type LaunchGateView } from "./launch-gate.view.ts";
export type {
  GateIntent,
  GateSession,
  LaunchGateEmitted,
  LaunchGateEvent,
} from "./launch-gate.types.ts";
