import { describe, expect, it } from "vitest";
import * as constants from "./constants.ts";

describe("the documented constants", () => {
  // API-28, API-36, API-48
  it("match the values that are sent (CFG-05)", () => {
    expect(constants).toMatchObject({
      clientType: 3,
      platformCode: "W",
      hotPlatforms: "flash,html5-desktop",
      gamePlatform: "html5-desktop",
      winnerBoardLimit: 20,
    });
  });

  it("match the durations (CFG-02, CFG-03, CFG-16)", () => {
    expect(constants).toMatchObject({
      rememberMaxAgeSeconds: 24 * 60 * 60,
      tooManyRequestsWaitMs: 300_000,
      chunkTimeoutMs: 120_000,
      callTimeoutMs: 10_000,
    });
  });

  it("match the storage keys (CFG-06 … CFG-12)", () => {
    expect(Object.values(constants.sessionKeys)).toEqual([
      "token",
      "gameVendor",
      "HOT_GAMES",
      "validate",
      "merchantWallet",
      "consolidated",
      "merchantCode",
    ]);
    expect(constants.localKeys).toMatchObject({
      language: "lang",
      languageHistory: "hisLang",
      theme: "theme",
      merchantCode: "merchantCode",
    });
  });
});
