import * as calls from "@foyer/platform/calls";
import type { TestMember } from "./harness.ts";

/** Opens the first game with free play and returns its frame's token. */
export async function openGame(
  member: TestMember,
  mode: "REAL" | "DEMO" = "REAL",
): Promise<string> {
  const { games } = await member.client.call(calls.gamesList, {
    clientType: 3,
    platform: "html5-desktop",
    merchant: "test",
    language: "EN",
    pageNo: 1,
    pageSize: 100,
  });
  const game = games.find(
    ({ supportPlay, maintenance }) => !supportPlay && !maintenance,
  );
  if (game === undefined) throw new Error("There is no demo.");
  const { vassalage, gameType, gameCode } = game;
  const { url } = await member.client.call(calls.launchGame, {
    vassalage,
    gameType,
    gameCode,
    mode,
    backUrl: "http://localhost:4173/lobby",
    language: "EN",
    device: "WEB",
  });
  return new URL(url).searchParams.get("s") ?? "";
}
