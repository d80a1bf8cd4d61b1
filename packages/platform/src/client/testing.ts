import { type Client, type ClientOptions, createClient } from "./client.ts";
import type { Wait } from "./wait.ts";

/* A client over a scripted transport and a stopped clock, for the tests in this folder. */

/** One request as the transport saw it. */
export interface Sent {
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | undefined;
}

type Step = (signal: AbortSignal) => Promise<Response> | Response;

/** A JSON answer. */
export const json = (body: unknown, init: ResponseInit = {}): Step => {
  return () => new Response(JSON.stringify(body), init);
};

/** An answer of raw text. */
export const raw = (text: string, init: ResponseInit = {}): Step => {
  return () => new Response(text, init);
};

/** A connection that breaks. */
export const broken: Step = () => Promise.reject(new TypeError("fetch failed"));

/** A platform that never answers, and keeps the connection open when told to stop. */
export const silent: Step = () => new Promise(() => undefined);

export const token = "0123456789abcdef.token";

/** Creates a client whose transport answers step by step; the last step repeats forever. */
export function scripted(
  steps: readonly Step[],
  over: Partial<ClientOptions> = {},
) {
  const sent: Sent[] = [];
  const waits: { ms: number; pass: () => void }[] = [];
  const wait: Wait = (ms, signal) =>
    new Promise((resolve, reject) => {
      waits.push({ ms, pass: resolve });
      const stop = (): void => reject(new Error("aborted"));
      if (signal?.aborted) stop();
      signal?.addEventListener("abort", stop, { once: true });
      // Back-off waits end immediately; deadlines end when a test says so.
      if (ms < 10_000) resolve();
    });
  const client: Client = createClient({
    fetch: async (url, init) => {
      const step = steps[Math.min(sent.length, steps.length - 1)];
      sent.push({
        url: new URL(url, "https://portal.test"),
        method: init.method ?? "GET",
        headers: new Headers(init.headers),
        body: typeof init.body === "string" ? init.body : undefined,
      });
      if (!step || !init.signal)
        throw new Error("The script has no step left.");
      return step(init.signal);
    },
    token: () => token,
    merchant: "lantern",
    language: () => "EN",
    seal: () => Promise.reject(new Error("not sealed")),
    wait,
    random: () => 1,
    now: () => 0,
    ...over,
  });
  return {
    client,
    sent,
    /** Each back-off so far, in ms. */
    backOffs: () => waits.map(({ ms }) => ms).filter((ms) => ms < 10_000),
    /** Lets the calls in flight time out. */
    expire: () =>
      waits.filter(({ ms }) => ms >= 10_000).forEach(({ pass }) => pass()),
  };
}
