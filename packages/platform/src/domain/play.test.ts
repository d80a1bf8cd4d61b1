import { describe, expect, it } from "vitest";
import type { CategoryCode } from "../brand/brand.ts";
import { sampleGame } from "../fake/games.ts";
import { launchGate, panelGate } from "./gates.ts";
import { prizeModeOf } from "./prize-mode.ts";
import { hasTrial } from "./game-trial.ts";
import {
  addressOfDestination,
  destinationOfGame,
  destinationOfVendor,
  gameOfAddress,
} from "./game-address.ts";

const card = (vassalage: string, isGame: string, gameType: CategoryCode) => ({
  vassalage,
  gameType,
  isGame,
});

describe("provider cards (GAM-11 … GAM-15, GAM-37, OPN-56)", () => {
  it.each([
    ["TCG_LOTTO_VN", "", "ELOTT", "/vnLottery"],
    ["TCG_SEA", "", "LOTT", "/seaLottery"],
    ["LOTT", "", "LOTT", "/lottery"],
    ["ELOTT", "", "ELOTT", "/lottery"],
    ["LOTT", "VASSALAGE", "RNG", "/lottery"],
    ["LUMEN", "", "RNG", "/rng?vassalage=LUMEN"],
    ["LUMEN", "VASSALAGE", "RNG", "/rng?vassalage=LUMEN"],
    ["LUMEN", "VASSALAGE", "LIVE", undefined],
    ["LUMEN", "", "LIVE", "/seamless?vassalage=LUMEN&gameType=LIVE"],
    ["A&B=1", "", "FISH", "/seamless?vassalage=A%26B%3D1&gameType=FISH"],
  ] as const)(
    "%s %s under %s leads to %s",
    (vassalage, isGame, gameType, address) => {
      expect(
        addressOfDestination(
          destinationOfVendor(card(vassalage, isGame, gameType)),
        ),
      ).toBe(address);
    },
  );

  it("open the provider's games in a popup", () => {
    expect(destinationOfVendor(card("LUMEN", "VASSALAGE", "PVP"))).toEqual({
      kind: "vendorGames",
      vassalage: "LUMEN",
      gameType: "PVP",
    });
  });
});

describe("game cards", () => {
  const game = {
    vassalage: "LUMEN",
    gameType: "RNG",
    gameCode: "tidal",
    gameId: "77",
    isGame: "",
  };

  it.each(["REAL", "DEMO"] as const)(
    "can be restored from their own address, played for %s",
    (mode) => {
      const address = addressOfDestination(
        destinationOfGame(sampleGame(game)),
        mode,
      );
      expect(
        gameOfAddress(new URL(`https://a.example${address}`).search),
      ).toMatchObject({
        vassalage: "LUMEN",
        gameType: "RNG",
        gameCode: "tidal",
        gameId: "77",
        mode,
      });
    },
  );

  it("skip the slots page and start the game", () => {
    expect(addressOfDestination(destinationOfGame(sampleGame(game)))).toBe(
      "/seamless?vassalage=LUMEN&gameType=RNG&gameCode=tidal&gameId=77",
    );
  });

  it("mark a demo in the address", () => {
    const destination = destinationOfGame(sampleGame(game));
    expect(addressOfDestination(destination, "DEMO")).toContain("mode=DEMO");
    expect(addressOfDestination(destination, "REAL")).not.toContain("mode");
  });

  it("pass their code to the lottery (RTE-13)", () => {
    const destination = destinationOfGame(
      sampleGame({ ...game, vassalage: "TCG_SEA" }),
    );
    expect(addressOfDestination(destination)).toBe(
      "/seaLottery?gameCode=tidal",
    );
  });
});

describe("the launch gate (GAM-07, GAM-16 … GAM-19)", () => {
  it.each([
    ["guest", "REAL", "login"],
    ["guest", "DEMO", "login"],
    ["trial", "REAL", "realAccountNeeded"],
    ["trial", "DEMO", "open"],
    ["full", "REAL", "open"],
    ["full", "DEMO", "open"],
  ] as const)("%s × %s → %s", (session, mode, verdict) => {
    expect(launchGate(session, mode)).toBe(verdict);
  });

  it.each([
    ["guest", "login"],
    ["trial", "realAccountNeeded"],
    ["full", "open"],
  ] as const)("a panel for %s → %s", (session, verdict) => {
    expect(panelGate(session)).toBe(verdict);
  });
});

describe("the free trial (OPN-54)", () => {
  it("is available when the flag is 0", () => {
    expect(hasTrial({ supportPlay: false })).toBe(true);
    expect(hasTrial({ supportPlay: true })).toBe(false);
  });
});

describe("the prize mode (GAM-28, GAM-29, OPN-27)", () => {
  it.each([
    ["LOTT", ["TCG_LOTTO_VN"], undefined, "ELOTT"],
    ["LOTT", ["A", "LOTT"], undefined, "ELOTT"],
    ["LOTT", ["A"], undefined, "LOTT"],
    ["LOTT", [], undefined, "LOTT"],
    ["TCG_SEA", ["LOTT"], undefined, "SEA"],
    ["TCG_SEA", ["LOTT"], "ZY", "SEA"],
    ["LOTT", ["LOTT"], "ZY", "ZY"],
    ["LOTT", ["LOTT"], "SEA", "ELOTT"],
  ])(
    "%s with %j and menu %s → %s",
    (vassalage, electronicVendors, menuMode, mode) => {
      expect(prizeModeOf({ vassalage, electronicVendors, menuMode })).toBe(
        mode,
      );
    },
  );
});
