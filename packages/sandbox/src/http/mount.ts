import type { Context, Hono, MiddlewareHandler } from "hono";
import type { Platform } from "../services/platform.ts";
import { noteSeen } from "../services/session.ts";
import { addressOf } from "./address.ts";
import { readArrival, type Arrival } from "./arrival.ts";
import { browserOf } from "./device.ts";
import { refuse, succeed } from "./envelope.ts";
import { bitten, takeFaults } from "./faults.ts";
import type { Mounted } from "../services/call-context.ts";
import { readBody } from "./parse.ts";
import { readQuery } from "./query.ts";
import { invalid, Refusal } from "../services/refusal.ts";
import { runOf } from "./run.ts";
import type { Status } from "../services/run-state.ts";
import { openSealed } from "../services/sealing.ts";

/** Calls that answer whatever the system status is: without them no portal could find out about it. */
const alwaysOpen = new Set([
  "systemStatus",
  "permission",
  "whitelabel",
  "domainRoute",
  "sealingKeys",
  "helpCenter",
  "logout",
]);

/** Characters of a pack code that are stored; the longest has four. */
const longestLanguage = 8;

function checkOpen(name: string, status: Status): void {
  if (alwaysOpen.has(name)) return;
  if (status.maintenance.on) throw new Refusal("MAINTENANCE");
  if (status.regionRestriction.on) throw new Refusal("REGION_BLOCKED");
}

/** Puts one call on its path: faults, status, session, sealing, parsing and the envelope in that order. */
export function mount(app: Hono, platform: Platform, mounted: Mounted): void {
  const { name, method, path, auth } = mounted.definition;
  const route = path.replace(/{(\w+)}/g, ":$1");
  const arrive = (context: Context) =>
    readArrival(platform, {
      run: runOf(platform, context),
      call: name,
      merchant: context.req.header("Merchant"),
      authorization:
        auth === "none" ? undefined : context.req.header("Authorization"),
    });
  // Faults come first; what was read together with them is kept for the answer.
  const arrivals = new WeakMap<Context, Arrival>();
  const faults: MiddlewareHandler = async (context, next) => {
    const arrival = await arrive(context);
    const bites = await takeFaults(platform.db, arrival.faults);
    // A request that a fault has delayed is answered by the state at the time it continues.
    if (bites.length === 0) arrivals.set(context, arrival);
    return bitten(context, bites, next);
  };
  app.on(method, route, faults, async (context) => {
    try {
      const arrival = arrivals.get(context) ?? (await arrive(context));
      return await answerCall(context, platform, mounted, arrival);
    } catch (error) {
      if (error instanceof Refusal) return refuse(context, error);
      throw error;
    }
  });
}

async function answerCall(
  context: Context,
  platform: Platform,
  { definition, answer }: Mounted,
  { state, session, merchant }: Arrival,
): Promise<Response> {
  const { name, method, auth, sealed, place } = definition;
  // The platform's own time: portals measure expiry by it.
  context.header("Date", new Date(state.now).toUTCString());
  if (merchant === undefined)
    throw invalid({ Merchant: "is not a merchant of this platform" });
  checkOpen(name, state.status);
  if (auth === "token" && session === undefined)
    throw new Refusal("NOT_LOGGED_IN");
  const language = context.req.header("Language") ?? "";
  if (session !== undefined)
    await noteSeen(platform.db, session, state.now, {
      merchant: merchant.merchant,
      // Somebody may send anything as a language.
      language: language.slice(0, longestLanguage),
    });
  const body =
    !sealed && (method === "GET" || method === "DELETE")
      ? readQuery(definition.request, {
          ...context.req.query(),
          ...context.req.param(),
        })
      : await readBody(context, definition);
  const answered = await answer(
    sealed ? await openSealed(platform.db, body) : body,
    {
      ...platform,
      ...state,
      session,
      ...merchant,
      language,
      address: addressOf(platform, context),
      ...browserOf(context),
      userAgent: context.req.header("User-Agent") ?? "",
      idempotencyKey: context.req.header("Idempotency-Key"),
    },
  );
  return succeed(context, place, answered);
}
