export { logoutMachine } from "./logout.machine.ts";
export { logoutView, type LogoutView } from "./logout.view.ts";
export type { LogoutEvent, LogoutOutput } from "./logout.types.ts";
