import type { Context } from "hono";
import * as v from "valibot";
import { withFaults } from "../http/faults.ts";
import { runOf } from "../http/run.ts";
import { readRun } from "../services/run-state.ts";
import type { Platform } from "../services/platform.ts";
import { runOfFrame } from "./frame-session.ts";

/** The frame's token: in the address, or in the request body. */
async function tokenOf(context: Context): Promise<string> {
  const asked = context.req.query("s");
  if (asked !== undefined) return asked;
  const body = v.safeParse(
    v.object({ s: v.string() }),
    await context.req.json().catch(() => undefined),
  );
  return body.success ? body.output.s : "";
}

/** What every route of a frame needs: the run it was opened in, with that run's clock and faults. */
export function frameTools(platform: Platform) {
  const findRun = async (context: Context) =>
    runOf(platform, context) || runOfFrame(platform.db, await tokenOf(context));
  return {
    nowOf: async (context: Context) =>
      (await readRun(platform, await findRun(context))).now,
    bitten: (call: string) => withFaults(platform, call, { findRun }),
  };
}
