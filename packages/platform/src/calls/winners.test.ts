import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { winnerBoard } from "./game.ts";

const read = (list: unknown) => v.parse(winnerBoard.response, { list }).list;

describe("wins on the wire (WIN-01)", () => {
  it("are read from vo, each with its amount as a plain decimal", () => {
    expect(
      read([
        {
          vo: {
            winAmount: 125.5,
            player: "mi***8",
            gameName: "Paper Kites",
            gameRoom: "Salon 3",
            currencySymbol: "RM",
          },
        },
        { vo: { winAmount: "90.00", player: 7, gameName: "Lamps" } },
      ]),
    ).toEqual([
      {
        winAmount: "125.5",
        player: "mi***8",
        gameName: "Paper Kites",
        gameRoom: "Salon 3",
        currencySymbol: "RM",
      },
      {
        winAmount: "90.00",
        player: "7",
        gameName: "Lamps",
        gameRoom: "",
        currencySymbol: "",
      },
    ]);
  });

  it.each([
    { winAmount: "1.00", player: "p", gameName: "Out of vo" },
    { vo: { player: "p", gameName: "Of no amount" } },
    { vo: { winAmount: "1e9", player: "p", gameName: "Of an exponent" } },
    null,
  ])("leave out %j, and keep the others", (entry) => {
    const good = { vo: { winAmount: "2.00", player: "p", gameName: "Kites" } };
    expect(read([entry, good])).toHaveLength(1);
  });
});
