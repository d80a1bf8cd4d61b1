import { isToken } from "@foyer/platform/client";
import { randomId } from "./randomId.ts";
import { passwordDueOf, type HeldSession } from "./tokenStore.ts";

/** Messages between tabs of the portal. The token itself travels only between tabs of this origin. */
type TabMessage =
  | { readonly kind: "tokenAsked"; readonly ask: string }
  | (HeldSession & {
      readonly kind: "tokenGiven";
      readonly ask: string;
      /** When the answering tab was last visible, in epoch ms. */
      readonly seenAt: number;
    })
  | { readonly kind: "signedIn" }
  | ({ readonly kind: "signedOut" } & EndedSession);

/** Which session ended, and the member's id if it was known. */
export interface EndedSession {
  readonly token: string;
  readonly memberId: string | undefined;
}

interface TabListener {
  signedIn(): void;
  signedOut(ended: EndedSession): void;
}

export interface Tabs {
  /**
   * Requests the session from sibling tabs; undefined if none answers in time. If they have several, the tab that was
   * visible last wins.
   */
  askForSession(): Promise<HeldSession | undefined>;
  /** Tells the siblings that this tab has logged in, or has set the password that was due. */
  announceSignIn(): void;
  /** Tells the siblings that this tab has logged out. */
  announceSignOut(ended: EndedSession): void;
  /** Calls back when a sibling logs in or out; returns a function that stops listening. */
  listen(listener: TabListener): () => void;
}

const channelName = "foyer-session";
/** How long a new tab waits for a sibling's answer (SES-02). */
const answerWithinMs = 200;
/**
 * The wait is split into pieces: a page that is busy while starting receives no messages meanwhile, and that counts
 * as only one of them.
 */
const pieces = 8;
/** How long the answer to the request at startup may be used, in ms. */
const earlyLastsMs = 10_000;

/**
 * Joins the tabs of this origin. Where the browser has no BroadcastChannel, each tab is on its own.
 *
 * @example const held = await joinTabs(() => heldSession(storage)).askForSession();
 */
export function joinTabs(current: () => HeldSession | undefined): Tabs {
  const channel = openChannel(channelName);
  const listeners = new Set<TabListener>();
  const asked = new Map<string, (given: HeldSession, at: number) => void>();
  let seenAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    seenAt = Date.now();
  });

  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data);
    if (message?.kind === "signedIn")
      for (const listener of listeners) listener.signedIn();
    if (message?.kind === "signedOut")
      for (const listener of listeners) listener.signedOut(message);
    if (message?.kind === "tokenGiven")
      asked.get(message.ask)?.(message, message.seenAt);
    if (message?.kind !== "tokenAsked") return;
    const held = current();
    if (held)
      send({
        kind: "tokenGiven",
        ask: message.ask,
        ...held,
        seenAt: document.hidden ? seenAt : Date.now(),
      });
  });

  const send = (message: TabMessage) => channel?.postMessage(message);

  const askForSession = (): Promise<HeldSession | undefined> => {
    if (!channel) return Promise.resolve(undefined);
    const ask = randomId();
    return new Promise((resolve) => {
      let best: HeldSession | undefined;
      let bestAt = -1;
      const wait = (left: number) => {
        setTimeout(() => {
          if (left > 1 && best === undefined) return wait(left - 1);
          asked.delete(ask);
          resolve(best);
        }, answerWithinMs / pieces);
      };
      wait(pieces);
      // Other tabs may answer until the end of the piece: the one that was visible last takes precedence over the
      // first.
      asked.set(ask, ({ token, passwordDue }, at) => {
        if (at <= bestAt) return;
        bestAt = at;
        best = { token, passwordDue };
      });
      send({ kind: "tokenAsked", ask });
    });
  };

  // A tab without a session asks while the site's information is loading. An answer that is too old when it is
  // needed, as after a long maintenance, is requested again.
  let early = current() ? undefined : askForSession();
  const joinedAt = performance.now();

  return {
    askForSession: () => {
      const answer = early;
      early = undefined;
      return answer && performance.now() - joinedAt < earlyLastsMs
        ? answer
        : askForSession();
    },
    announceSignIn: () => send({ kind: "signedIn" }),
    announceSignOut: ({ token, memberId }) =>
      send({ kind: "signedOut", token, memberId }),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A channel with that name to the other tabs; undefined where the browser does not support it. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

function readMessage(data: unknown): TabMessage | undefined {
  if (typeof data !== "object" || data === null || !("kind" in data))
    return undefined;
  const { kind } = data;
  if (kind === "signedIn") return { kind };
  const text = (name: string): string | undefined => {
    const value: unknown = Reflect.get(data, name);
    return typeof value === "string" ? value : undefined;
  };
  const [ask, token] = [text("ask"), text("token")];
  if (kind === "tokenAsked") return ask === undefined ? ask : { kind, ask };
  if (token === undefined || !isToken(token)) return undefined;
  if (kind === "signedOut") return { kind, token, memberId: text("memberId") };
  if (kind !== "tokenGiven" || ask === undefined) return undefined;
  const due: unknown = Reflect.get(data, "passwordDue");
  const passwordDue = passwordDueOf(due);
  // With an unknown reason nobody may be logged in.
  if (due !== passwordDue) return undefined;
  const seenAt = Number(Reflect.get(data, "seenAt")) || 0;
  return { kind, ask, token, passwordDue, seenAt };
}
