import {
  createServer,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { addFavourite } from "../calls/account-game.ts";
import { balance } from "../calls/session.ts";
import { maxAnswerBytes } from "./body.ts";
import { createClient } from "./client.ts";
import { token } from "./testing.ts";

/* The client over the real `fetch` and a real connection: covers what a scripted transport cannot show. */
const servers: Server[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("no port");
  return `http://127.0.0.1:${address.port}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const clientOf = (baseUrl: string, retryDelays: number[] = []) =>
  createClient({
    baseUrl,
    token: () => token,
    merchant: "lantern",
    language: () => "EN",
    seal: () => Promise.reject(new Error("not sealed")),
    wait: (ms) => {
      if (ms >= 10_000) return new Promise(() => undefined);
      retryDelays.push(ms);
      return Promise.resolve();
    },
  });

const favourite = { nodeId: "1", vendor: "LUMEN", gameType: "RNG" };
const begin = (response: ServerResponse): void => {
  response.writeHead(200, { "content-type": "application/json" });
  response.write('{"success":true,"value":{"balance":"1');
};

describe("the client over a real connection", () => {
  it("reads an answer in chunks that split a character", async () => {
    const bytes = Buffer.from(
      JSON.stringify({
        success: true,
        value: { balance: "5", currencySymbol: "฿" },
      }),
    );
    const half = bytes.indexOf(Buffer.from("฿")) + 1;
    const url = await serve((_, response) => {
      response.write(bytes.subarray(0, half), () =>
        setImmediate(() => response.end(bytes.subarray(half))),
      );
    });
    expect(await clientOf(url).call(balance, {})).toEqual({
      balance: "5",
      currencySymbol: "฿",
    });
  });

  it("treats a broken connection as a network failure, and reads again", async () => {
    let answered = 0;
    const url = await serve((_, response) => {
      answered += 1;
      begin(response);
      if (answered < 3) setImmediate(() => response.destroy());
      else response.end('.00"}}');
    });
    const delays: number[] = [];
    expect((await clientOf(url, delays).call(balance, {})).balance).toBe(
      "1.00",
    );
    expect(delays).toHaveLength(2);
  });

  it("does not resend a call that may have taken effect", async () => {
    let effects = 0;
    const url = await serve((_, response) => {
      effects += 1;
      begin(response);
      setImmediate(() => response.destroy());
    });
    await expect(
      clientOf(url).call(addFavourite, favourite),
    ).rejects.toMatchObject({ code: "NETWORK" });
    expect(effects).toBe(1);
  });

  it("stops reading at the size limit", async () => {
    let closed = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const url = await serve((_, response) => {
      response.on("close", closed);
      const piece = Buffer.alloc(256 * 1024, "x");
      let sent = 0;
      const more = (): void => {
        sent += piece.length;
        if (sent > 20 * maxAnswerBytes) response.end();
        else if (!response.destroyed) response.write(piece, more);
      };
      more();
    });
    await expect(
      clientOf(url).call(addFavourite, favourite),
    ).rejects.toMatchObject({ code: "MALFORMED" });
    await ended;
  });

  it("follows no redirect to another host", async () => {
    let visited = 0;
    const elsewhere = await serve((_, response) => {
      visited += 1;
      response.end("{}");
    });
    const url = await serve((_, response) => {
      response.writeHead(307, { location: `${elsewhere}/wps` }).end();
    });
    await expect(
      clientOf(url).call(addFavourite, favourite),
    ).rejects.toMatchObject({ code: "NETWORK" });
    expect(visited).toBe(0);
  });

  it("closes the connection of a cancelled call", async () => {
    const stop = new AbortController();
    let closed = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const url = await serve((_, response) => {
      response.on("close", closed);
      stop.abort();
    });
    await expect(
      clientOf(url).call(addFavourite, favourite, { signal: stop.signal }),
    ).rejects.toMatchObject({ code: "ABORTED" });
    await ended;
  });

  it("reports a network failure when nothing is listening", async () => {
    const url = await serve((_, response) => response.end());
    for (const server of servers.splice(0)) server.close();
    await expect(
      clientOf(url).call(addFavourite, favourite),
    ).rejects.toMatchObject({ code: "NETWORK" });
  });
});
