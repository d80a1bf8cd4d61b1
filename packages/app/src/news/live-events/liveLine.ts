import {
  liveSocket,
  readLiveFrame,
  type LiveEvent,
} from "@foyer/platform/calls";

export interface LineOptions {
  /** The session's current token; without one no socket is opened. */
  readonly token: () => string | undefined;
  /** The platform is listening; `cursor` is the latest event, or empty if the platform does not report it. */
  readonly onReady: (cursor: string) => void;
  readonly onEvent: (event: LiveEvent) => void;
  /** The platform is still there: a good moment to repeat what failed before. */
  readonly onPing: () => void;
  /** No socket connects, or the platform rejects it: events have to be fetched with calls. */
  readonly onUnreached: () => void;
  /** Returns 0 to 1: jitter, so that a thousand clients do not reconnect at the same moment. */
  readonly random?: () => number;
}

export interface Line {
  /** Closes the connection permanently. */
  readonly close: () => void;
}

const firstRetryMs = 1_000;
const longestRetryMs = 30_000;
/** After this much silence the connection is considered lost. */
const silenceMs = 2 * liveSocket.pingMs + 5_000;
/** Failed attempts in a row after which events are fetched with calls as well. */
const triesBeforeAsking = 3;

const addressOf = (): string => {
  const url = new URL(liveSocket.address, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
};

/**
 * Keeps one socket to the platform open and reopens it whenever it breaks: immediately when the network or the page
 * comes back, otherwise with increasing delays. Without a network no attempt is made.
 *
 * @example const line = openLine({ token, onReady, onEvent, onPing, onUnreached }); line.close();
 */
export function openLine(options: LineOptions): Line {
  const { token, onReady, onEvent, onPing, onUnreached } = options;
  const random = options.random ?? Math.random;
  let socket: WebSocket | undefined;
  let tries = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  /** Drops the socket; messages that still arrive from it are ignored. */
  const drop = () => {
    clearTimeout(retry);
    clearTimeout(silence);
    const old = socket;
    socket = undefined;
    old?.close();
  };
  const later = () => {
    drop();
    const wait = Math.min(longestRetryMs, firstRetryMs * 2 ** tries);
    tries += 1;
    if (tries > triesBeforeAsking) onUnreached();
    retry = setTimeout(connect, wait * (0.5 + random() / 2));
  };
  const listenOn = () => {
    clearTimeout(silence);
    silence = setTimeout(later, silenceMs);
  };

  const hear = (data: unknown) => {
    listenOn();
    const frame = readLiveFrame(data);
    if (frame?.kind === "ping") onPing();
    if (frame?.kind === "event") onEvent(frame.event);
    if (frame?.kind !== "ready") return;
    tries = 0;
    onReady(frame.cursor);
  };
  const ended = (code: number) => {
    // Any call gets the same rejection, with all its consequences: a login prompt, or the closed portal.
    if (
      code === liveSocket.closeCodes.refused ||
      code === liveSocket.closeCodes.closed
    ) {
      tries = Math.max(tries, triesBeforeAsking);
    }
    later();
  };

  function connect() {
    const say = token();
    if (socket || say === undefined || !navigator.onLine) return;
    clearTimeout(retry);
    const own = new WebSocket(addressOf());
    socket = own;
    listenOn();
    const isOwn = () => socket === own;
    own.addEventListener("open", () => {
      if (isOwn()) own.send(JSON.stringify({ type: "HELLO", token: say }));
    });
    own.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (isOwn()) hear(data);
    });
    own.addEventListener("close", ({ code }) => {
      if (isOwn()) ended(code);
    });
  }

  const onShown = () => {
    if (document.visibilityState === "visible") connect();
  };
  window.addEventListener("online", connect);
  // A socket does not notice that the network is gone; its own timeout would come a minute later.
  window.addEventListener("offline", drop);
  document.addEventListener("visibilitychange", onShown);
  connect();

  return {
    close: () => {
      window.removeEventListener("online", connect);
      window.removeEventListener("offline", drop);
      document.removeEventListener("visibilitychange", onShown);
      drop();
    },
  };
}
