import type { MiddlewareHandler } from "hono";
import { setImmediate as turn } from "node:timers/promises";
import { createPlaces, type PlacesOptions } from "../services/places.ts";

/** Seconds after which a retry makes sense. */
const backInSeconds = 1;

/** Maximum number of event loop turns between two pieces of work, in which new connections are accepted. */
const mostTurns = 64;

/**
 * Starts pieces of work one after the other, each only after the connections that arrived meanwhile were accepted.
 * The event loop accepts one new connection a turn, and the embedded database works on the same thread: without the
 * turns in between, a flood of connections would be neither served nor rejected.
 *
 * @example hear(); await begin();
 */
function createDoor() {
  let heard = 0;
  let last: Promise<void> = Promise.resolve();
  const listen = async () => {
    // A connection accepted in one turn sends its request in the next.
    for (let turns = 0, quiet = 0; quiet < 2 && turns < mostTurns; turns += 1) {
      const before = heard;
      await turn();
      quiet = heard === before ? quiet + 1 : 0;
    }
  };
  return {
    hear: () => {
      heard += 1;
    },
    begin: () => (last = last.then(listen)),
  };
}

/**
 * Limits the number of requests in progress, so that a flood makes no caller wait longer than the queue allows. A
 * caller who disconnects while queued loses the place: nobody would read the answer.
 *
 * @example app.use(admission({ working: 32, waiting: 96 }))
 */
export function admission(options: PlacesOptions): MiddlewareHandler {
  const places = createPlaces(options);
  const door = createDoor();
  return async (context, next) => {
    door.hear();
    const leave = await places.enter();
    if (leave === undefined)
      return new Response("The platform is busy.\n", {
        status: 503,
        headers: {
          "Content-Type": "text/plain; charset=utf-8",
          "Retry-After": String(backInSeconds),
        },
      });
    try {
      await door.begin();
      if (!isGone(context.env)) await next();
      else context.res = new Response(null, { status: 499 });
    } finally {
      leave();
    }
    return undefined;
  };
}

/** Whether the caller's connection was closed; a request without one, as in tests, counts as open. */
function isGone(env: unknown): boolean {
  const outgoing: unknown =
    typeof env === "object" && env !== null && "outgoing" in env
      ? env.outgoing
      : undefined;
  return (
    typeof outgoing === "object" &&
    outgoing !== null &&
    "destroyed" in outgoing &&
    outgoing.destroyed === true
  );
}
