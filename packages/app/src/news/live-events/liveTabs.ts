import { eventsSince, type LiveEvent } from "@foyer/platform/calls";
import * as v from "valibot";
import { randomId } from "../../services/randomId.ts";
import { openChannel } from "../../services/tabs.ts";

interface News {
  readonly events: readonly LiveEvent[];
  /** Position after the last of them. */
  readonly cursor: string;
}

interface TabsOptions {
  /** Tabs of the same name share one listener. */
  readonly name: string;
  /** This tab becomes the listener; called while no other tab listens. Returns a function that stops it. */
  readonly onLead: () => () => void;
  /** Another tab has received events; `here` says whether this tab is the one to show them. */
  readonly onNews: (news: News, here: boolean) => void;
  /** This tab's position in the sequence; a new tab learns it from the others. */
  readonly cursor: () => string | undefined;
}

export interface LiveTabs {
  /** Informs the other tabs; resolves to whether this tab is the one to show the events. */
  readonly tell: (news: News) => Promise<boolean>;
  readonly leave: () => void;
}

const news = v.object({
  kind: v.literal("news"),
  teller: v.string(),
  news: eventsSince.response,
});
const message = v.variant("kind", [
  news,
  v.object({ kind: v.literal("front"), tab: v.string() }),
  v.object({ kind: v.literal("stillFront"), tab: v.string() }),
  v.object({ kind: v.literal("away"), tab: v.string() }),
  v.object({ kind: v.literal("joined") }),
  v.object({ kind: v.literal("place"), cursor: v.string() }),
]);

/**
 * Lets the tabs of one account share one listener: a browser lock decides which tab listens, and passes to another
 * one when that tab closes. Events go to all tabs, and are shown by the one that was last in front, if it still
 * exists: each tab holds a lock of its own for its whole life. If the browser lacks locks or channels, each tab works
 * alone.
 *
 * @example const here = await joinLiveTabs({ name, onLead, onNews, cursor }).tell({ events, cursor: "12" });
 */
export function joinLiveTabs(options: TabsOptions): LiveTabs {
  const { name, onLead, onNews, cursor } = options;
  const channel = openChannel(name);
  const locks = "locks" in navigator ? navigator.locks : undefined;
  if (!channel || !locks) {
    channel?.close();
    const stop = onLead();
    return { tell: () => Promise.resolve(true), leave: stop };
  }

  const own = randomId();
  let leads = false;
  /** The tab that was last in front; undefined if none is known. */
  let front: string | undefined;
  const left = new AbortController();
  const lifeOf = (tab: string) => `${name} ${tab}`;
  const say = (text: v.InferInput<typeof message>) => channel.postMessage(text);
  const look = () => {
    if (document.visibilityState === "visible") {
      front = own;
      say({ kind: "front", tab: own });
    } else if (front === own) {
      front = undefined;
      say({ kind: "away", tab: own });
    }
  };
  const teller = async (): Promise<string> => {
    const tab = front;
    if (tab === undefined || tab === own) return own;
    const { held = [] } = await locks.query();
    return held.some((lock) => lock.name === lifeOf(tab)) ? tab : own;
  };

  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const parsed = v.safeParse(message, data);
    if (!parsed.success) return;
    const heard = parsed.output;
    if (heard.kind === "front") front = heard.tab;
    // Sent to a new tab, which may itself have come to the front in the meantime.
    if (heard.kind === "stillFront") front ??= heard.tab;
    if (heard.kind === "away" && front === heard.tab) front = undefined;
    if (heard.kind === "joined") {
      if (front === own) say({ kind: "stillFront", tab: own });
      const place = cursor();
      if (leads && place !== undefined) say({ kind: "place", cursor: place });
    }
    if (heard.kind === "place" && cursor() === undefined)
      onNews({ events: [], cursor: heard.cursor }, false);
    if (heard.kind === "news") {
      const { list, cursor: place } = heard.news;
      onNews({ events: list, cursor: place }, heard.teller === own);
    }
  });
  document.addEventListener("visibilitychange", look);
  window.addEventListener("focus", look);
  say({ kind: "joined" });
  look();

  const untilLeft = () =>
    new Promise<void>((resolve) => {
      if (left.signal.aborted) resolve();
      left.signal.addEventListener("abort", () => resolve());
    });
  const lead = () =>
    new Promise<void>((resolve) => {
      if (left.signal.aborted) return resolve();
      leads = true;
      const stop = onLead();
      left.signal.addEventListener("abort", () => {
        leads = false;
        stop();
        resolve();
      });
    });
  // The request is rejected if this tab leaves before it gets the lock, which is fine.
  for (const [lock, work] of [
    [lifeOf(own), untilLeft],
    [name, lead],
  ] as const)
    locks.request(lock, { signal: left.signal }, work).catch(() => undefined);

  return {
    tell: async ({ events, cursor: place }) => {
      const who = await teller();
      // The page was hidden in the meantime: it shows the events when it is restored.
      if (left.signal.aborted) return true;
      say({
        kind: "news",
        teller: who,
        news: { list: [...events], cursor: place },
      });
      return who === own;
    },
    leave: () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", look);
      if (front === own) say({ kind: "away", tab: own });
      left.abort();
      channel.close();
    },
  };
}
