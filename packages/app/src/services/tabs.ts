import { isToken } from "@foyer/platform/client";

/** What tabs of the portal tell each other. The token itself travels only between tabs of this origin. */
type TabMessage =
  | { readonly kind: "tokenAsked"; readonly ask: string }
  | {
      readonly kind: "tokenGiven";
      readonly ask: string;
      readonly token: string;
    }
  | { readonly kind: "signedOut" };

export interface Tabs {
  /** Asks the sibling tabs for their session; undefined when none answers in time. */
  askForToken(): Promise<string | undefined>;
  /** Tells the siblings that this tab signed out. */
  announceSignOut(): void;
  /** Calls back when a sibling signed out; answers with the way to stop listening. */
  onSignedOut(listener: () => void): () => void;
}

const channelName = "foyer-session";
/** How long a new tab waits for a sibling's answer (SES-02). */
const answerWithinMs = 200;
/** In so many pieces: a page that is busy as it starts hears nothing meanwhile, and that counts as one of them. */
const pieces = 8;
/** How long what was asked for at the start may be used. */
const earlyLastsMs = 10_000;

/**
 * Joins the tabs of this origin. Where the browser has no BroadcastChannel each tab stands alone.
 *
 * @example const token = await joinTabs(() => tokens.get()).askForToken();
 */
export function joinTabs(currentToken: () => string | undefined): Tabs {
  const channel = openChannel();
  const listeners = new Set<() => void>();
  const asked = new Map<string, (token: string) => void>();

  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data);
    if (message?.kind === "signedOut")
      for (const listener of listeners) listener();
    if (message?.kind === "tokenGiven") asked.get(message.ask)?.(message.token);
    if (message?.kind !== "tokenAsked") return;
    const token = currentToken();
    if (token) send({ kind: "tokenGiven", ask: message.ask, token });
  });

  const send = (message: TabMessage) => channel?.postMessage(message);

  const askForToken = (): Promise<string | undefined> => {
    if (!channel) return Promise.resolve(undefined);
    const ask = crypto.randomUUID();
    return new Promise((resolve) => {
      const end = (token: string | undefined) => {
        clearTimeout(timer);
        asked.delete(ask);
        resolve(token);
      };
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = (left: number) => {
        timer = setTimeout(
          () => (left > 1 ? wait(left - 1) : end(undefined)),
          answerWithinMs / pieces,
        );
      };
      wait(pieces);
      asked.set(ask, end);
      send({ kind: "tokenAsked", ask });
    });
  };

  // A visit without a session asks while the site's information is on its way. What is old by the time that it is
  // wanted, as behind a long maintenance, is asked for again.
  let early = currentToken() === undefined ? askForToken() : undefined;
  const joinedAt = performance.now();

  return {
    askForToken: () => {
      const answer = early;
      early = undefined;
      return answer && performance.now() - joinedAt < earlyLastsMs
        ? answer
        : askForToken();
    },
    announceSignOut: () => send({ kind: "signedOut" }),
    onSignedOut: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return undefined;
  }
}

function readMessage(data: unknown): TabMessage | undefined {
  if (typeof data !== "object" || data === null || !("kind" in data))
    return undefined;
  if (data.kind === "signedOut") return { kind: "signedOut" };
  if (!("ask" in data) || typeof data.ask !== "string") return undefined;
  if (data.kind === "tokenAsked") return { kind: "tokenAsked", ask: data.ask };
  if (
    data.kind !== "tokenGiven" ||
    !("token" in data) ||
    typeof data.token !== "string"
  )
    return undefined;
  return isToken(data.token)
    ? { kind: "tokenGiven", ask: data.ask, token: data.token }
    : undefined;
}
