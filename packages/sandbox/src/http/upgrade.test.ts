import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { onlySockets } from "./upgrade.ts";

let server: Server;
let port = 0;
beforeAll(async () => {
  server = createServer();
  server.on("upgrade", (_request, socket) => {
    socket.end("HTTP/1.1 101 Switching Protocols\r\n\r\n");
  });
  onlySockets(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address: AddressInfo | string | null = server.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterAll(() => server.close());

/** The answer up to the point where the server closes; the client keeps the connection open. */
const ask = (upgrade: string, path = "/wps/events", host = "here") => {
  const socket = connect(port, "127.0.0.1");
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: ${upgrade}\r\n\r\n`,
  );
  return text(socket);
};

describe("an upgrade request", () => {
  it("is passed on when it asks for a WebSocket", async () => {
    expect(await ask("WebSocket")).toMatch(/^HTTP\/1\.1 101 /);
  });

  it.each([
    ["h2c", "/wps/events", "here"],
    ["foo", "/wps/system/status", "here"],
    ["websocket", "http://[::1", "here"],
    ["websocket", "/wps/events", "a b"],
  ])(
    "for %s at %s of “%s” is answered with 400 and closed",
    async (...asked) => {
      const answer = await ask(...asked);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain("nosniff");
    },
  );
});
