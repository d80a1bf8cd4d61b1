import { createClient, type Client } from "@foyer/platform/client";
import * as calls from "@foyer/platform/calls";
import { CallError, toErrorCode } from "@foyer/platform/errors";
import { createSealer } from "@foyer/platform/seal";
import * as v from "valibot";
import { rateWindows } from "../../db/tables/platform.ts";
import { createRandom, type Random } from "../../seed/random.ts";
import { startTestSandbox, type TestMember } from "../harness.ts";
import { openTestDatabase } from "../test-database.ts";
import { crashing, under } from "./crashing.ts";
import { Lost, through, type Fate } from "./fates.ts";

const envelope = v.object({ code: v.optional(v.string(), "UNKNOWN") });

/** A platform that is restarted while it answers, on unreliable connections. */
export type World = Awaited<ReturnType<typeof openWorld>>;

/**
 * Opens a world whose random values come from a seed.
 *
 * @example const world = await openWorld(7); await world.restart(); await world.close();
 */
export async function openWorld(seed: number) {
  const database = await openTestDatabase();
  const random: Random = createRandom(seed);
  const start = () =>
    startTestSandbox({
      database: crashing(database),
      draw: (below) => random.int(below),
    });
  let sandbox = await start();
  let life = 0;
  /** The fates of an operation's next attempts, by its key. */
  const fates = new Map<string, Fate[]>();

  /** Sends a request under the operation's next fate; a platform that was restarted meanwhile does not answer it. */
  async function send(
    key: string,
    path: string,
    init: RequestInit,
  ): Promise<Response> {
    const fate = fates.get(key)?.shift() ?? through;
    if (fate.kind === "dropBefore") throw new Lost();
    const born = life;
    const answer = await under(fate, () => sandbox.send(path, init));
    const body = await answer.text();
    if (born !== life || fate.kind === "dropAfter") throw new Lost();
    return new Response(body, {
      status: answer.status,
      headers: answer.headers,
    });
  }

  return {
    get sandbox() {
      return sandbox;
    },
    /** Sets the fates of an operation's attempts. */
    doom: (key: string, coming: readonly Fate[]) => fates.set(key, [...coming]),
    /** Ends the process in the middle of its work; another one takes over its database. */
    restart: async () => {
      life += 1;
      // A few members do in minutes what takes others months, so the rate limits are reset.
      await sandbox.platform.db.delete(rateWindows);
      sandbox = await start();
    },
    /** The portal's client of a member; it outlives restarts. */
    clientOf: ({ token, run }: TestMember): Client => {
      const client: Client = createClient({
        fetch: (url, init) => {
          const headers = new Headers(init.headers);
          headers.set("X-Foyer-Run", run);
          const key = headers.get("Idempotency-Key") ?? "";
          return send(key, url, { ...init, headers });
        },
        token: () => token,
        merchant: "test",
        language: () => "EN",
        seal: async () => sealer,
        wait: (ms) =>
          ms < 10_000 ? Promise.resolve() : new Promise(() => undefined),
      });
      const sealer = createSealer({
        keys: () => client.call(calls.sealingKeys, {}),
      });
      return client;
    },
    /** Posts what is no call of the portal: a game round, or an operator's action. */
    post: async (key: string, path: string, body: object): Promise<unknown> => {
      const answer = await send(key, path, {
        method: "POST",
        body: JSON.stringify(body),
      });
      const told: unknown = await answer.json();
      if (answer.ok) return told;
      const { code } = v.parse(envelope, told);
      throw new CallError({ code: toErrorCode(code), status: answer.status });
    },
    close: () => sandbox.close(),
  };
}
