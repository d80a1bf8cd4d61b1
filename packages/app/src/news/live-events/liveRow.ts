import { eventsSince, type LiveEvent } from "@foyer/platform/calls";
import type { Client } from "@foyer/platform/client";
import type { SafeStorage } from "../../services/storage.ts";

/** Storage key of the last event that the session has handled. */
const key = "liveEvents";
/** Number of event ids that are remembered, so that none is reported twice. */
const mostSeen = 500;
/** Maximum number of pages for catching up once; after a longer absence it continues at the next opportunity. */
const mostPages = 10;

interface RowOptions {
  readonly member: string;
  readonly storage: SafeStorage;
  readonly client: Client;
  /** New events in their order; `cursor` is the position after the last of them. */
  readonly onNews: (events: readonly LiveEvent[], cursor: string) => void;
}

/**
 * The account's event sequence as this tab knows it: handled, missed and live events form one sequence, from which
 * each event is passed on once. The position is kept for the session, so that a reload does not lose events in
 * between.
 *
 * @example const row = liveRow({ member: member.id, storage, client, onNews }); row.ready("12");
 */
export function liveRow({ member, storage, client, onNews }: RowOptions) {
  const seen = new Set<string>();
  let cursor = read(storage.get(key), member);
  let asking = false;
  /** Earlier events are missing: the position must not move past the gap. */
  let behind = false;
  let held: LiveEvent[] = [];
  /** End of the sequence, as far as it is known. */
  let end = "";
  let closed = false;

  const moveTo = (place: string) => {
    // After a logout nothing is written to the session any longer.
    if (closed) return;
    cursor = place;
    storage.set(key, `${member}\n${place}`);
  };
  const notSeen = (events: readonly LiveEvent[]) =>
    events.filter(({ id }) => {
      const isNew = !seen.has(id);
      seen.add(id);
      return isNew;
    });
  const forget = () => {
    for (const id of seen) {
      if (seen.size <= mostSeen) return;
      seen.delete(id);
    }
  };
  const handOn = (events: readonly LiveEvent[]) => {
    const news = notSeen(events);
    forget();
    if (news.length > 0 && !closed) onNews(news, cursor ?? "");
  };
  const arrived = (events: readonly LiveEvent[]) => {
    const last = events.at(-1);
    if (last && !behind) moveTo(last.id);
    handOn(events);
  };

  const readMissed = async (): Promise<LiveEvent[]> => {
    const missed: LiveEvent[] = [];
    for (let page = 0; page < mostPages; page += 1) {
      const before = cursor ?? "";
      const answer = await client
        .call(eventsSince, { cursor: before })
        .catch(() => undefined);
      if (!answer) return missed;
      missed.push(...answer.list);
      const place = answer.cursor === "" ? before : answer.cursor;
      moveTo(place);
      if (answer.list.length === 0 || place === before || place === end) {
        behind = false;
        return missed;
      }
    }
    return missed;
  };
  const catchUp = async () => {
    if (asking || closed) return;
    asking = true;
    behind = true;
    const missed = await readMissed();
    asking = false;
    const live = held;
    held = [];
    handOn(missed);
    arrived(live);
  };

  return {
    /** The platform is listening, and its sequence reaches to `head`. */
    ready: (head: string): void => {
      end = head;
      if (cursor === undefined && head !== "") moveTo(head);
      else if (behind || head === "" || head !== cursor) void catchUp();
    },
    /** A live event has arrived. */
    event: (event: LiveEvent): void => {
      end = event.id;
      if (asking) held.push(event);
      else arrived([event]);
    },
    catchUp: (): void => void catchUp(),
    /** Retries a failed catch-up. */
    settle: (): void => {
      if (behind) void catchUp();
    },
    /** Another tab has handled these events. */
    toldElsewhere: (events: readonly LiveEvent[], place: string): void => {
      notSeen(events);
      forget();
      if (place !== "") moveTo(place);
    },
    cursor: (): string | undefined => cursor,
    close: (): void => {
      closed = true;
    },
  };
}

function read(kept: string | undefined, member: string): string | undefined {
  const [who, place] = (kept ?? "").split("\n");
  return who === member && place ? place : undefined;
}
