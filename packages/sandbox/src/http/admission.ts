import type { MiddlewareHandler } from "hono";
import { setImmediate as turn } from "node:timers/promises";
import { createPlaces, type PlacesOptions } from "../services/places.ts";

/** Seconds after which it makes sense to ask again. */
const backInSeconds = 1;

/** So many turns of the event loop are spent on listening, at the most, before the next piece of work. */
const mostTurns = 64;

/**
 * Lets pieces of work begin one after the other, each only when whoever has knocked meanwhile was heard. The event loop
 * takes one new connection a turn, and the embedded database works on its thread: without the turns in between, a crowd
 * would stand at the door unheard, neither served nor refused.
 *
 * @example hear(); await begin();
 */
function createDoor() {
  let heard = 0;
  let last: Promise<void> = Promise.resolve();
  const listen = async () => {
    // A connection taken in one turn says what it wants in the next.
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
 * Keeps the number of requests under way within bounds, so that a flood makes nobody wait longer than the line is.
 * A visitor who has gone while waiting loses the place: nobody reads that answer.
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

/** Whether the connection that asked was closed; a request without one, as in tests, is always there. */
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
