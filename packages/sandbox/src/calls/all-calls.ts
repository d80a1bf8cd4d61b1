import type { Mounted } from "../http/handle.ts";
import { contentCalls } from "./content-calls.ts";
import { gameCalls } from "./game-calls.ts";
import { sessionCalls } from "./session-calls.ts";
import { systemCalls } from "./system-calls.ts";

/** Every call this platform answers. */
export const allCalls: readonly Mounted[] = [
  ...systemCalls,
  ...sessionCalls,
  ...contentCalls,
  ...gameCalls,
];
