import type { Context, Hono } from "hono";
import { isIP } from "node:net";
import type { Platform } from "../platform.ts";
import { findSession } from "../rules/session.ts";
import { refuse, succeed } from "./envelope.ts";
import { withFaults } from "./faults.ts";
import type { Mounted } from "./handle.ts";
import { readBody } from "./parse.ts";
import { readQuery } from "./query.ts";
import { Refusal } from "./refusal.ts";
import { readRun, runOf, type Status } from "./run.ts";
import { openSealed } from "./sealing.ts";

/** Calls that answer whatever the system status says: without them nobody could learn of it. */
const alwaysOpen = new Set([
  "systemStatus",
  "permission",
  "whitelabel",
  "domainRoute",
  "sealingKeys",
  "helpCenter",
  "logout",
]);

function checkOpen(name: string, status: Status): void {
  if (alwaysOpen.has(name)) return;
  if (status.maintenance.on) throw new Refusal("MAINTENANCE");
  if (status.regionRestriction.on) throw new Refusal("REGION_BLOCKED");
}

/** Where the request came from, as far as the server can tell. */
export function addressOf(context: Context): string {
  const forwarded = context.req
    .header("X-Forwarded-For")
    ?.split(",")[0]
    ?.trim();
  const direct: unknown = context.env?.incoming?.socket?.remoteAddress;
  // A header may hold anything: only an address counts.
  const found = [forwarded, direct].find(
    (one): one is string => typeof one === "string" && isIP(one) !== 0,
  );
  return found ?? "127.0.0.1";
}

/** Puts one call on its path: faults, status, session, sealing, parsing and the envelope in that order. */
export function mount(
  app: Hono,
  platform: Platform,
  { definition, answer }: Mounted,
): void {
  const { name, method, path, auth, sealed, place } = definition;
  app.on(method, path, withFaults(platform, name), async (context) => {
    try {
      const state = await readRun(platform, runOf(context));
      // The platform's own word of what time it is: portals count by it what runs out.
      context.header("Date", new Date(state.now).toUTCString());
      // What time it is, is the platform's word too: portals count down by it, never by their own clock.
      context.header("Date", new Date(state.now).toUTCString());
      checkOpen(name, state.status);
      const session =
        auth === "none"
          ? undefined
          : await findSession(
              platform.db,
              context.req.header("Authorization"),
              state.now,
            );
      if (auth === "token" && session === undefined)
        throw new Refusal("NOT_LOGGED_IN");
      const body =
        !sealed && (method === "GET" || method === "DELETE")
          ? readQuery(definition.request, context.req.query())
          : await readBody(context, definition);
      const answered = await answer(
        sealed ? await openSealed(platform.db, body) : body,
        {
          ...platform,
          ...state,
          session,
          merchant: context.req.header("Merchant") ?? platform.merchantCode,
          language: context.req.header("Language") ?? "",
          address: addressOf(context),
          idempotencyKey: context.req.header("Idempotency-Key"),
        },
      );
      return succeed(context, place, answered);
    } catch (error) {
      if (error instanceof Refusal) return refuse(context, error);
      throw error;
    }
  });
}
