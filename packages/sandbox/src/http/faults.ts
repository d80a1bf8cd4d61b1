import { and, asc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { Context, MiddlewareHandler } from "hono";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Database } from "../db/database.ts";
import { faults } from "../db/tables/platform.ts";
import type { Platform } from "../services/platform.ts";
import { refuse } from "./envelope.ts";
import { Refusal } from "../services/refusal.ts";
import { runOf } from "./run.ts";

export type Fault = typeof faults.$inferSelect;

/** The faults that may take effect, the oldest first. */
export const readFaults = (
  db: Database,
  names: readonly string[],
  run: string,
): Promise<readonly Fault[]> =>
  db
    .select()
    .from(faults)
    .where(
      and(
        inArray(faults.run, ["", run]),
        inArray(faults.call, [...names]),
        or(isNull(faults.remaining), gt(faults.remaining, 0)),
      ),
    )
    .orderBy(asc(faults.createdAt), asc(faults.id));

/** Those of the faults that take effect on this request; a counted one has one use less afterwards. */
export async function takeFaults(
  db: Database,
  found: readonly Fault[],
): Promise<readonly Fault[]> {
  const bites = await Promise.all(
    found.map(async (fault) => {
      if (fault.remaining === null) return fault;
      // Counted down in one statement, so that concurrent requests are never hit more often than requested.
      const [taken] = await db
        .update(faults)
        .set({ remaining: sql`${faults.remaining} - 1` })
        .where(and(eq(faults.id, fault.id), gt(faults.remaining, 0)))
        .returning({ id: faults.id });
      return taken === undefined ? undefined : fault;
    }),
  );
  return bites.filter((fault) => fault !== undefined);
}

/** Closes the connection without an answer. */
function drop(context: Context): Response {
  const outgoing: unknown = context.env?.outgoing;
  if (
    typeof outgoing === "object" &&
    outgoing !== null &&
    "destroy" in outgoing
  ) {
    if (typeof outgoing.destroy === "function") outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  const cut = new ReadableStream({
    start: (stream) => stream.error(new TypeError("connection dropped")),
  });
  return new Response(cut);
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type FindRun = (context: Context) => string | Promise<string>;

/**
 * Applies the control room's faults to the route of one call, and the faults for everything where `everything` is
 * true.
 */
export function withFaults(
  platform: Platform,
  call: string,
  {
    findRun = (context) => runOf(platform, context),
    everything = true,
  }: { readonly findRun?: FindRun; readonly everything?: boolean } = {},
): MiddlewareHandler {
  const names = everything ? ["*", call] : [call];
  return async (context, next) => {
    const run = await findRun(context);
    const found = await readFaults(platform.db, names, run);
    return bitten(context, await takeFaults(platform.db, found), next);
  };
}

/** Answers a request as its faults say; without faults it is answered normally. */
export async function bitten(
  context: Context,
  bites: readonly Fault[],
  next: () => Promise<void>,
): Promise<Response | undefined> {
  const has = (kind: Fault["kind"]) =>
    bites.some((fault) => fault.kind === kind);
  const delay = bites.reduce(
    (sum, fault) => sum + (fault.kind === "delay" ? fault.delayMs : 0),
    0,
  );
  // A timer of 0 would still take a millisecond.
  if (delay > 0) await wait(delay);
  if (has("dropBefore")) return drop(context);
  if (has("unauthorised")) return refuse(context, new Refusal("NOT_LOGGED_IN"));
  const status = bites.find((fault) => fault.kind === "status")?.status;
  if (status !== undefined) {
    return new Response("The platform failed on purpose.", {
      status,
      headers: { "Content-Type": "text/plain" },
    });
  }
  await next();
  if (has("dropAfter")) {
    context.res = undefined;
    return drop(context);
  }
  if (has("malformed")) {
    context.res = new Response('{"success":true,"value":{"tok', {
      headers: { "Content-Type": "application/json" },
    });
  }
  return undefined;
}
