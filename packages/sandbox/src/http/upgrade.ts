import type { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";

/**
 * Leaves WebSocket upgrades to the server's own listener, and answers every request to upgrade to another protocol:
 * Node hands each of these connections over entirely, and one that nobody answers stays open forever.
 *
 * @example onlySockets(server)
 */
export function onlySockets(server: EventEmitter): void {
  const accepting = server.listeners("upgrade");
  server.removeAllListeners("upgrade");
  server.on(
    "upgrade",
    (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (isSocket(request))
        for (const accept of accepting)
          accept.call(server, request, socket, head);
      else turnAway(socket);
    },
  );
}

const isSocket = ({ headers, url = "" }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === "websocket" &&
  url.startsWith("/") &&
  URL.canParse(url, `http://${headers.host ?? ""}`);

function turnAway(socket: Duplex): void {
  socket.on("error", () => socket.destroy());
  const lines = [
    "HTTP/1.1 400 Bad Request",
    "Connection: close",
    "Content-Length: 0",
    "X-Content-Type-Options: nosniff",
  ];
  socket.end(`${lines.join("\r\n")}\r\n\r\n`, () => socket.destroy());
}
