import { hashToken } from "../services/token.ts";
import type { makeGames } from "./games.ts";
import { openingOf } from "./opening.ts";
import type { Random } from "./random.ts";

const minute = 60_000;

interface Player {
  readonly id: string;
  readonly opening: bigint;
}

type SeedGame = ReturnType<typeof makeGames>[number];

/** Past play of one member: sessions, rounds and their entries in the books. */
function playOf(
  player: Player,
  plays: number,
  playable: readonly [SeedGame, ...SeedGame[]],
  random: Random,
  start: number,
) {
  const transfers: {
    id: string;
    kind: string;
    reference: string;
    createdAt: number;
    amount: bigint;
  }[] = [
    {
      id: openingOf(player.id),
      kind: "deposit",
      reference: openingOf(player.id),
      createdAt: start,
      amount: player.opening,
    },
  ];
  const sessions = [];
  const rounds = [];
  for (let index = 1; index <= plays; index++) {
    const id = `seed-${player.id}-${index}`;
    const createdAt = start + index * 37 * minute + random.int(20 * minute);
    const game = random.pick(playable);
    const stake = BigInt(100 * (1 + random.int(5)));
    const win = random.chance(0.5)
      ? (stake * BigInt(5 + random.int(400))) / 10n
      : 0n;
    sessions.push({
      id,
      tokenHash: hashToken(id),
      memberId: player.id,
      sessionId: null,
      nodeId: game.nodeId,
      mode: "REAL" as const,
      demoBalance: null,
      portalOrigin: "",
      run: "",
      createdAt,
      expiresAt: createdAt,
    });
    rounds.push({
      id,
      gameSessionId: id,
      memberId: player.id,
      nodeId: game.nodeId,
      mode: "REAL" as const,
      stake,
      win,
      answer: {},
      createdAt,
    });
    const posting = { reference: id, createdAt };
    transfers.push({
      ...posting,
      id: `${id}:stake`,
      kind: "stake",
      amount: -stake,
    });
    if (win > 0n)
      transfers.push({
        ...posting,
        id: `${id}:win`,
        kind: "win",
        amount: win,
      });
  }
  return { sessions, rounds, transfers };
}

/** The platform's history in the month before `today`. */
export function makeHistory(
  players: readonly Player[],
  games: readonly SeedGame[],
  random: Random,
  today: number,
) {
  const [first, ...rest] = games.filter((game) => !game.maintenance);
  if (first === undefined) throw new Error("The catalogue is empty.");
  const start = today - 30 * 24 * 60 * minute;
  const plays = players.map((player) => {
    const isSample = player.id === "m-demo-member";
    return player.opening === 0n
      ? { sessions: [], rounds: [], transfers: [] }
      : playOf(
          player,
          isSample ? 60 : 4,
          [first, ...rest],
          random,
          start + random.int(9_000) * minute,
        );
  });
  return {
    sessions: plays.flatMap((play) => play.sessions),
    rounds: plays.flatMap((play) => play.rounds),
    transfers: plays.flatMap((play, index) =>
      play.transfers.map((transfer) => ({
        ...transfer,
        memberId: players[index]?.id ?? "",
      })),
    ),
  };
}
