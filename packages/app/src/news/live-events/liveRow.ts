import { eventsSince, type LiveEvent } from "@foyer/platform/calls";
import type { Client } from "@foyer/platform/client";
import type { SafeStorage } from "../../services/storage.ts";

/** Where the session remembers up to which event it has been told. */
const key = "liveEvents";
/** Events whose names are remembered, so that none is told twice. */
const mostSeen = 500;
/** Answers of one catching up; an absence that needs more of them goes on at the next chance. */
const mostPages = 10;

interface RowOptions {
  readonly member: string;
  readonly storage: SafeStorage;
  readonly client: Client;
  /** Events that nobody has been told of, in their order; `cursor` stands after the last of them. */
  readonly onNews: (events: readonly LiveEvent[], cursor: string) => void;
}

/**
 * The account's row of events as this tab knows it: what was told already, what was missed and what comes live are
 * one row, in which each event is handed on once. Where the row stands lasts as long as the session, so that a reload
 * does not lose what happens meanwhile.
 *
 * @example const row = liveRow({ member: member.id, storage, client, onNews }); row.ready("12");
 */
export function liveRow({ member, storage, client, onNews }: RowOptions) {
  const seen = new Set<string>();
  let cursor = read(storage.get(key), member);
  let asking = false;
  /** Something is missing before what comes next: the place in the row must not move past it. */
  let behind = false;
  let held: LiveEvent[] = [];
  /** How far the row reaches, as far as it was heard. */
  let end = "";
  let closed = false;

  const moveTo = (place: string) => {
    // After the sign-out nothing of the session is written any more.
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
    /** The platform listens, and its row reaches to `head`. */
    ready: (head: string): void => {
      end = head;
      if (cursor === undefined && head !== "") moveTo(head);
      else if (behind || head === "" || head !== cursor) void catchUp();
    },
    /** An event came live. */
    event: (event: LiveEvent): void => {
      end = event.id;
      if (asking) held.push(event);
      else arrived([event]);
    },
    catchUp: (): void => void catchUp(),
    /** Tries again what could not be asked for. */
    settle: (): void => {
      if (behind) void catchUp();
    },
    /** Another tab was told. */
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
