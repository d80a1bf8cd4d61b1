export { gameLaunchMachine } from "./game-launch.machine.ts";
export { gameLaunchView, type GameLaunchView } from "./game-launch.view.ts";
export type {
  GameLaunchEvent,
  LaunchOutput,
  LaunchRequest,
} from "./game-launch.types.ts";
