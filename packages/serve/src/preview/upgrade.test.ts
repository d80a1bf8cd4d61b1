import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { claimedHeaders } from "../forwarded.ts";
import { forwardUpgrade } from "./upgrade.ts";

const listen = async (server: Server): Promise<number> => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address: AddressInfo | string | null = server.address();
  return typeof address === "object" && address ? address.port : 0;
};

const seen: (string | undefined)[] = [];
let told: IncomingHttpHeaders = {};
/** Echoes what it receives on one path; rejects another. */
const platform = createServer((_request, answer) => {
  answer.writeHead(503, { "Retry-After": "7" }).end("closed");
});
platform.on("upgrade", (request, socket) => {
  seen.push(request.url, request.headers["x-forwarded-host"]?.toString());
  told = request.headers;
  if (request.url === "/wps/refused") {
    socket.end(
      "HTTP/1.1 401 Unauthorized\r\nX-Why: token\r\nConnection: close\r\n\r\n",
    );
    return;
  }
  socket.write(
    "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: echo\r\nX-Kept: yes\r\n\r\nearly ",
  );
  socket.on("error", () => undefined);
  socket.pipe(socket);
});

let portal = 0;
const servers: Server[] = [platform];
beforeAll(async () => {
  const server = createServer();
  const port = await listen(platform);
  server.on("upgrade", forwardUpgrade(`http://127.0.0.1:${port}`, "harbour"));
  servers.push(server);
  portal = await listen(server);
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** Sends an upgrade and further data; returns everything received. */
const ask = async (
  port: number,
  path: string,
  then = "",
  more = "",
  upgrade = "websocket",
): Promise<string> => {
  const socket = connect(port, "127.0.0.1");
  const all = text(socket);
  socket.end(
    `GET ${path} HTTP/1.1\r\nHost: portal.example\r\nConnection: Upgrade\r\nUpgrade: ${upgrade}\r\n${more}\r\n${then}`,
  );
  return all;
};

describe("a WebSocket at the portal's own address", () => {
  it("is passed on to the platform in both directions, with its path and the portal's host", async () => {
    const answer = await ask(portal, "/wps/events?a=1", "and back");
    expect(answer).toMatch(/^HTTP\/1\.1 101 .*\r\n/);
    expect(answer).toContain("X-Kept: yes\r\n");
    expect(answer).toMatch(/early and back$/);
    expect(seen.slice(-2)).toEqual(["/wps/events?a=1", "portal.example"]);
  });

  it("carries the address that this server sees, whatever the visitor claims", async () => {
    const claims = claimedHeaders.map((name) => `${name}: evil\r\n`).join("");
    await ask(portal, "/wps/events", "", claims);
    expect(told).toMatchObject({
      merchant: "harbour",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-host": "portal.example",
      "x-forwarded-proto": "http",
    });
    expect(Object.values(told)).not.toContain("evil");
  });

  it("is rejected with the platform's own answer", async () => {
    const answer = await ask(portal, "/wps/refused");
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer).toContain("X-Why: token");
  });

  it("is closed with security headers when its protocol or path is not allowed", async () => {
    const before = seen.length;
    const other = await ask(portal, "/wps/events", "", "", "h2c");
    expect(other).toMatch(/^HTTP\/1\.1 400 /);
    const nowhere = await ask(portal, "/assets/main.js");
    for (const answer of [other, nowhere])
      expect(answer).toContain("X-Content-Type-Options: nosniff\r\n");
    expect(seen).toHaveLength(before);
  });

  it("reaches only the platform's calls", async () => {
    const before = seen.length;
    for (const path of [
      "/assets/main.js",
      "/wps/../sandbox/api/outbox",
      "/wps/%2e%2e/sandbox/api/outbox",
      "/wps/..%2fsandbox/api/outbox",
      "/wps/..\\sandbox/api/outbox",
      "//127.0.0.1/wps/events",
      "http://other.example/wps/events",
    ])
      expect(await ask(portal, path), path).toMatch(/^HTTP\/1\.1 404 /);
    expect(seen).toHaveLength(before);
  });

  it("returns 502 when the platform does not answer", async () => {
    const alone = createServer();
    alone.on("upgrade", forwardUpgrade("http://127.0.0.1:9"));
    servers.push(alone);
    expect(await ask(await listen(alone), "/wps/events")).toMatch(
      /^HTTP\/1\.1 502 /,
    );
  });
});
