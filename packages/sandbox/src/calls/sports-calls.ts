import * as calls from "@foyer/platform/calls";
import { handle } from "../http/handle.ts";
import { moveMatches, readMatches } from "../services/sports/matches.ts";

export const sportsCalls = [
  handle(calls.sportsMatches, async ({ db, run, now, draw, request }) => {
    const { gameType, vassalage } = request;
    await moveMatches(db, { run, now, draw });
    const found = await readMatches(
      db,
      run,
      vassalage === undefined ? { gameType } : { gameType, vassalage },
      now,
    );
    return {
      list: found.map((match) => {
        const { id, home, away, startsAt, league, sport, state } = match;
        const begun = state !== "SCHEDULED";
        return {
          id,
          gameType: match.gameType,
          vassalage: match.vassalage,
          sport,
          league,
          home,
          away,
          startsAt,
          state,
          minute: begun ? match.minute : null,
          homeScore: begun ? match.homeScore : null,
          awayScore: begun ? match.awayScore : null,
        };
      }),
    };
  }),
];
