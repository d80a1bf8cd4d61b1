import { serve, type ServerType } from "@hono/node-server";
import { readLiveFrame, type LiveFrame } from "@foyer/platform/calls";
import type { Hono } from "hono";
import { once } from "node:events";
import { WebSocket, WebSocketServer } from "ws";

/** A sandbox that listens on its own port. */
export async function startListening(app: Hono): Promise<{
  readonly origin: string;
  readonly close: () => Promise<void>;
}> {
  const sockets = new WebSocketServer({ noServer: true });
  const { server, port } = await new Promise<{
    server: ServerType;
    port: number;
  }>((resolve) => {
    const opened = serve(
      {
        fetch: app.fetch,
        port: 0,
        hostname: "127.0.0.1",
        websocket: { server: sockets },
      },
      (info) => resolve({ server: opened, port: info.port }),
    );
  });
  return {
    origin: `ws://127.0.0.1:${port}`,
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      server.close();
      await once(server, "close");
    },
  };
}

/** Listens to the live events and records them. */
export function listenAt(
  origin: string,
  { say, run }: { readonly say: string; readonly run: string },
) {
  const socket = new WebSocket(`${origin}/wps/events`, {
    headers: { "X-Foyer-Run": run },
  });
  const heard: LiveFrame[] = [];
  const closed = new Promise<number>((resolve) => {
    socket.on("close", resolve);
    // A rejected handshake ends in an error and then a close.
    socket.on("error", () => undefined);
  });
  socket.on("open", () => socket.send(say));
  socket.on("message", (data) => {
    const frame = readLiveFrame(String(data));
    if (frame) heard.push(frame);
  });
  return {
    heard,
    closed,
    say: (text: string) => socket.send(text),
    close: () => socket.close(),
    events: () =>
      heard.flatMap((frame) => (frame.kind === "event" ? [frame.event] : [])),
    isReady: () => heard.some(({ kind }) => kind === "ready"),
  };
}

/** The first message of a listener with this token. */
export const helloOf = (token: string): string =>
  JSON.stringify({ type: "HELLO", token });

/** Opens a socket from an address and sends nothing; returns how it was answered. */
export async function knockAt(origin: string, address: string) {
  const socket = new WebSocket(`${origin}/wps/events`, {
    headers: { "X-Forwarded-For": address },
  });
  socket.on("error", () => undefined);
  return new Promise<{
    readonly socket: WebSocket;
    readonly status: number;
    readonly retryAfter?: string | undefined;
  }>((resolve) => {
    socket.on("open", () => resolve({ socket, status: 101 }));
    socket.on("unexpected-response", (request, answer) => {
      request.destroy();
      resolve({
        socket,
        status: answer.statusCode ?? 0,
        retryAfter: answer.headers["retry-after"],
      });
    });
  });
}
