import { upgradeWebSocket } from "@hono/node-server";
import { liveSocket } from "@foyer/platform/calls";
import type { Hono } from "hono";
import { addressOf } from "../http/address.ts";
import { networkOf } from "../services/network.ts";
import { refuse } from "../http/envelope.ts";
import { withFaults } from "../http/faults.ts";
import { Refusal } from "../services/refusal.ts";
import { runOf } from "../http/run.ts";
import type { Platform } from "../services/platform.ts";
import type { Hub } from "./hub.ts";
import { listenFor } from "./listener.ts";
import { createWaitingRoom } from "../services/waiting-room.ts";

/** Seconds after which there is room again: silent connections are closed by then. */
const backInSeconds = 10;
/** The platform is busy: come back later (RFC 6455, registered 1013). */
const tryAgainLater = 1013;

/**
 * Mounts the socket of the live events at its path. The server must be given a `WebSocketServer` (`serve({ fetch,
 * websocket: { server } })`); without one the path answers that it is not available.
 */
export function mountLiveEvents(
  app: Hono,
  platform: Platform,
  hub: Hub,
): { readonly stop: () => void } {
  const open = new Set<{ readonly stop: () => void }>();
  const room = createWaitingRoom(platform.limits.silentSocketsPerAddress);
  app.get(
    liveSocket.address,
    // A fault for everything concerns calls only: the socket has its own fault name.
    withFaults(platform, "liveEvents", { everything: false }),
    (context, next) =>
      room.isFull(networkOf(addressOf(platform, context)))
        ? Promise.resolve(
            refuse(
              context,
              new Refusal("TOO_MANY_REQUESTS", { retryAfter: backInSeconds }),
            ),
          )
        : next(),
    upgradeWebSocket((context) => {
      const run = runOf(platform, context);
      const network = networkOf(addressOf(platform, context));
      let listener: ReturnType<typeof listenFor> | undefined;
      let leaveRoom = () => {};
      const gone = () => {
        leaveRoom();
        if (listener !== undefined) open.delete(listener);
        listener?.leave();
      };
      return {
        onOpen: (_event, socket) => {
          // Others may have entered between the check and the answer.
          const leave = room.enter(network);
          if (leave === undefined) return socket.close(tryAgainLater);
          leaveRoom = leave;
          listener = listenFor({
            platform,
            hub,
            run,
            onKnown: leave,
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
