import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { Platform } from "../services/platform.ts";
import { invalid } from "../services/refusal.ts";

/**
 * Name of a test run, to which faults, clock and status may be limited; empty for all other callers. Runs exist only
 * where the platform was started with them: otherwise what a caller says about itself is ignored.
 */
export function runOf(platform: Platform, context: Context): string {
  if (!platform.runs) return "";
  return named(
    context.req.header("X-Foyer-Run") ?? getCookie(context, "foyer_run") ?? "",
  );
}

/** The run that the control room steers; empty for the whole platform. */
export function steeredRunOf(platform: Platform, context: Context): string {
  const wished = context.req.query("run") ?? context.req.header("X-Foyer-Run");
  // A caller that names a run must not change the clock of the whole platform.
  if (!platform.runs && named(wished ?? "") !== "")
    throw invalid({
      run: "is only possible where the sandbox was started with --runs",
    });
  return wished === undefined ? runOf(platform, context) : named(wished);
}

const named = (name: string): string =>
  /^[\w-]{1,64}$/.test(name) ? name : "";
