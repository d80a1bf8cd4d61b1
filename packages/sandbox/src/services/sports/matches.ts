import { and, asc, eq, gt, lt, ne, or } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { matches, type Goal } from "../../db/tables/sports.ts";
import { clubs, desks, type Sport } from "./teams.ts";

type Match = typeof matches.$inferSelect;

/** The run, clock and random source of the matches. */
export interface MatchTime {
  readonly run: string;
  readonly now: number;
  /** Returns a fair random integer from 0 up to, not including, `below`. */
  readonly draw: (below: number) => number;
}

const minute = 60_000;
/** Every provider has one kick-off in each slot. */
const slotMs = 40 * minute;
/** How long before its kick-off a match is listed, and how long after it. */
const aheadMs = 8 * 60 * minute;
const behindMs = 4 * 60 * minute;

/** Decides a match: who scores, and when. */
function storyOf(
  { length, chances, luck, points }: Sport,
  draw: MatchTime["draw"],
): Goal[] {
  return Array.from({ length: chances }, () => ({
    hits: draw(100) < luck,
    minute: 1 + draw(length),
    side: draw(100) < 54 ? ("home" as const) : ("away" as const),
    points: points[draw(points.length)] ?? 1,
  }))
    .filter(({ hits }) => hits)
    .map(({ minute: at, side, points: worth }) => ({
      minute: at,
      side,
      points: worth,
    }))
    .sort((a, b) => a.minute - b.minute);
}

/** The state of a match at a given time: derived from its story alone, so updating it twice changes nothing. */
export function standOf(
  { startsAt, length, story }: Pick<Match, "startsAt" | "length" | "story">,
  now: number,
): Pick<Match, "state" | "minute" | "homeScore" | "awayScore"> {
  const played = Math.floor((now - startsAt) / minute);
  const state =
    played < 0 ? "SCHEDULED" : played >= length ? "FINISHED" : "LIVE";
  const at = Math.min(Math.max(played, 0), length);
  const score = (side: Goal["side"]) =>
    story
      .filter((goal) => goal.side === side && goal.minute <= at)
      .reduce((sum, { points }) => sum + points, 0);
  return {
    state,
    minute: at,
    homeScore: score("home"),
    awayScore: score("away"),
  };
}

/** The matches that should be listed at a given time and are not yet. */
function fixtures({ run, now, draw }: MatchTime, known: ReadonlySet<string>) {
  const first = Math.floor((now - behindMs) / slotMs);
  const last = Math.floor((now + aheadMs) / slotMs);
  return desks.flatMap(({ vassalage, gameType, sport }, desk) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index)
      .map((slot) => ({ slot, id: `${vassalage}-${slot}` }))
      .filter(({ id }) => !known.has(id))
      .map(({ slot, id }): Match => {
        const names = clubs[gameType];
        const home = draw(names.length);
        const away = (home + 1 + draw(names.length - 1)) % names.length;
        // The providers' kick-offs are staggered in steps of five minutes.
        const startsAt = slot * slotMs + ((desk * 3) % 8) * 5 * minute;
        const story = storyOf(sport, draw);
        return {
          run,
          id,
          gameType,
          vassalage,
          sport: sport.code,
          league: sport.leagues[draw(sport.leagues.length)] ?? "",
          home: names[home] ?? "",
          away: names[away] ?? "",
          startsAt,
          length: sport.length,
          story,
          ...standOf({ startsAt, length: sport.length, story }, now),
        };
      }),
  );
}

/**
 * Adds the matches that are due and updates each to the current time: kick-off, minute, score, end. Returns how many
 * changed.
 */
export async function moveMatches(
  db: Database,
  time: MatchTime,
): Promise<number> {
  const { run, now } = time;
  const rows = await db
    .select({ id: matches.id })
    .from(matches)
    .where(and(eq(matches.run, run), gt(matches.startsAt, now - 2 * behindMs)));
  const due = fixtures(time, new Set(rows.map(({ id }) => id)));
  const made =
    due.length === 0
      ? []
      : await db
          .insert(matches)
          .values(due)
          // If another sandbox has added it meanwhile, its story is kept.
          .onConflictDoNothing()
          .returning({ id: matches.id });
  const moving = await db
    .select()
    .from(matches)
    .where(
      and(
        eq(matches.run, run),
        ne(matches.state, "FINISHED"),
        lt(matches.startsAt, now + 1),
      ),
    );
  const changed = moving.flatMap((match) => {
    const stand = standOf(match, now);
    const same = stand.state === match.state && stand.minute === match.minute;
    return same ? [] : [{ id: match.id, stand }];
  });
  for (const { id, stand } of changed)
    await db
      .update(matches)
      .set(stand)
      .where(and(eq(matches.run, run), eq(matches.id, id)));
  await db
    .delete(matches)
    .where(
      and(
        eq(matches.run, run),
        eq(matches.state, "FINISHED"),
        lt(matches.startsAt, now - 2 * behindMs),
      ),
    );
  return made.length + changed.length;
}

/** The matches of a category: live ones, then upcoming ones, then the latest results. */
export async function readMatches(
  db: Database,
  run: string,
  { gameType, vassalage }: { gameType: string; vassalage?: string },
  now: number,
) {
  const rows = await db
    .select()
    .from(matches)
    .where(
      and(
        eq(matches.run, run),
        eq(matches.gameType, gameType),
        vassalage ? eq(matches.vassalage, vassalage) : undefined,
        or(ne(matches.state, "FINISHED"), gt(matches.startsAt, now - behindMs)),
      ),
    )
    .orderBy(asc(matches.startsAt), asc(matches.id));
  const of = (state: Match["state"]) =>
    rows.filter((match) => match.state === state);
  return [...of("LIVE"), ...of("SCHEDULED"), ...of("FINISHED").toReversed()];
}
