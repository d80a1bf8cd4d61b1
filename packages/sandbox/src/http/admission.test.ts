import { Hono } from "hono";
import { request } from "node:http";
import { describe, expect, it, vi } from "vitest";
import { startListening } from "../testing/listen.ts";
import { admission } from "./admission.ts";

/** A platform whose work ends when a test says so. */
function slowly(working: number, waiting: number) {
  const under: (() => void)[] = [];
  let begun = 0;
  const app = new Hono();
  app.use(admission({ working, waiting }));
  app.get("/", async (context) => {
    begun += 1;
    await new Promise<void>((resolve) => {
      under.push(resolve);
    });
    return context.text("done");
  });
  app.get("/fault", () => {
    throw new Error("on purpose");
  });
  app.onError((_error, context) => context.text("fault", 500));
  const endOne = () => under.shift()?.();
  const endAll = async (asked: readonly Promise<Response>[]) => {
    let left = asked.length;
    for (const one of asked) void one.then(() => (left -= 1));
    await vi.waitFor(() => {
      while (under.length > 0) endOne();
      expect(left).toBe(0);
    });
  };
  return { app, begun: () => begun, endOne, endAll };
}

const many = <T>(count: number, make: () => T): T[] =>
  Array.from({ length: count }, make);

describe("concurrent requests", () => {
  it("are processed up to one limit, queued up to another, and rejected with 503 beyond that", async () => {
    const { app, begun, endAll } = slowly(3, 4);
    const asked = many(10, async () => app.request("/"));
    await vi.waitFor(() => expect(begun()).toBe(3));
    const refused = await Promise.all(asked.slice(7));
    expect(refused.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(refused[0]?.headers.get("retry-after")).toBe("1");
    expect(begun()).toBe(3);
    await endAll(asked);
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(7);
    expect(begun()).toBe(7);
  });

  it("free their places even when they fail", async () => {
    const { app, endAll } = slowly(2, 0);
    for (const path of many(20, () => "/fault"))
      expect((await app.request(path)).status).toBe(500);
    const asked = many(3, async () => app.request("/"));
    expect((await asked[2])?.status).toBe(503);
    await endAll(asked);
    const again = [app.request("/")].map(async (one) => one);
    await endAll(again);
    expect((await again[0])?.status).toBe(200);
  });

  it("are skipped when the visitor disconnects while waiting", async () => {
    const { app, begun, endAll } = slowly(1, 5);
    const outgoing = { destroyed: false };
    const first = (async () => app.request("/"))();
    await vi.waitFor(() => expect(begun()).toBe(1));
    const waiting = many(4, async () => app.request("/", {}, { outgoing }));
    const stays = (async () => app.request("/"))();
    outgoing.destroyed = true;
    await endAll([first, ...waiting, stays]);
    expect(begun()).toBe(2);
    expect((await stays).status).toBe(200);
  });

  it("are rejected beyond the limits even when processing blocks the event loop (M8)", async () => {
    const app = new Hono();
    app.use(admission({ working: 1, waiting: 1 }));
    // Done within the same turn of the event loop, like a query to the embedded database.
    app.get("/", (context) => context.text("done"));
    const served = await startListening(app);
    const ask = () =>
      new Promise<number | undefined>((resolve, reject) => {
        request(`${served.origin.replace("ws", "http")}/`, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
          .on("error", reject)
          .end();
      });
    const statuses = await Promise.all(many(60, ask));
    await served.close();
    expect(statuses.filter((status) => status === 503)).not.toEqual([]);
    expect(statuses.filter((status) => status === 200)).not.toEqual([]);
  });
});
