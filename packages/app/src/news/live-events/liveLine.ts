import {
  liveSocket,
  readLiveFrame,
  type LiveEvent,
} from "@foyer/platform/calls";

export interface LineOptions {
  /** The session's token at the moment; without one nothing is opened. */
  readonly token: () => string | undefined;
  /** The platform listens; `cursor` is the newest event there is, empty where it does not say. */
  readonly onReady: (cursor: string) => void;
  readonly onEvent: (event: LiveEvent) => void;
  /** The platform says that it is still there: a good moment for what could not be done before. */
  readonly onPing: () => void;
  /** No socket gets through, or the platform refuses this one: whoever wants to know has to ask by a call. */
  readonly onUnreached: () => void;
  /** From 0 to 1: so that a thousand listeners do not come back in the same moment. */
  readonly random?: () => number;
}

export interface Line {
  /** Closes for good. */
  readonly close: () => void;
}

const firstRetryMs = 1_000;
const longestRetryMs = 30_000;
/** After so much silence the other side is taken for gone. */
const silenceMs = 2 * liveSocket.pingMs + 5_000;
/** Tries in a row without an answer, after which events are asked for by calls as well. */
const triesBeforeAsking = 3;

const addressOf = (): string => {
  const url = new URL(liveSocket.address, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
};

/**
 * Holds one socket to the platform and opens it again whenever it breaks: at once when the network or the page comes
 * back, otherwise after a wait that grows. Without a network nothing is tried.
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

  /** Lets go of the socket; whatever it still says is not heard. */
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
    // Why it is refused is said by any call, with all that follows from it: a login prompt, or the closed portal.
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
  // A socket does not notice that the network has gone; its own timeout would come a minute later.
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
