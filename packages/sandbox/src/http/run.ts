import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { Platform } from "../services/platform.ts";
import { invalid } from "../services/refusal.ts";

/**
 * Name of a test run: faults, clock and status may hold for it alone; empty for everybody else. Runs are only where
 * the platform was started with them: what a caller says of itself is otherwise nothing to go by.
 */
export function runOf(platform: Platform, context: Context): string {
  if (!platform.runs) return "";
  return named(
    context.req.header("X-Foyer-Run") ?? getCookie(context, "foyer_run") ?? "",
  );
}

/** The run that the control room is to steer; empty for the whole platform. */
export function steeredRunOf(platform: Platform, context: Context): string {
  const wished = context.req.query("run") ?? context.req.header("X-Foyer-Run");
  // Who means one run must not move everybody's clock.
  if (!platform.runs && named(wished ?? "") !== "")
    throw invalid({
      run: "is only possible where the sandbox was started with --runs",
    });
  return wished === undefined ? runOf(platform, context) : named(wished);
}

const named = (name: string): string =>
  /^[\w-]{1,64}$/.test(name) ? name : "";
