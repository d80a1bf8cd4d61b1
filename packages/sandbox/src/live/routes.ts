import { upgradeWebSocket } from "@hono/node-server";
import { liveSocket } from "@foyer/platform/calls";
import type { Hono } from "hono";
import { withFaults } from "../http/faults.ts";
import { runOf } from "../http/run.ts";
import type { Platform } from "../platform.ts";
import type { Hub } from "./hub.ts";
import { listenFor } from "./listener.ts";

/**
 * Puts the socket of the live events on its path. The server that listens has to be given a `WebSocketServer`
 * (`serve({ fetch, websocket: { server } })`); without one the path answers that it cannot.
 */
export function mountLiveEvents(
  app: Hono,
  platform: Platform,
  hub: Hub,
): { readonly stop: () => void } {
  const open = new Set<{ readonly stop: () => void }>();
  app.get(
    liveSocket.address,
    // A fault of everything is one of calls: the socket has a name of its own to be hit by.
    withFaults(platform, "liveEvents", runOf, false),
    upgradeWebSocket((context) => {
      const run = runOf(context);
      let listener: ReturnType<typeof listenFor> | undefined;
      const gone = () => {
        if (listener !== undefined) open.delete(listener);
        listener?.leave();
      };
      return {
        onOpen: (_event, socket) => {
          listener = listenFor({
            platform,
            hub,
            run,
            line: {
              send: (text) => socket.send(text),
              close: (code) => socket.close(code),
            },
          });
          open.add(listener);
        },
        onMessage: ({ data }) => listener?.hear(data),
        onClose: gone,
        onError: gone,
      };
    }),
  );
  return {
    stop: () => {
      for (const listener of open) listener.stop();
    },
  };
}
