import { describe, expect, it } from "vitest";
import { sameAsEnglish } from "./sameAsEnglish.ts";

const english = {
  home: "Home",
  ok: "OK",
  vip: "VIP",
  channel: "{name}, Telegram",
  number: "{count, number} × 2",
  on: "{name} on Telegram",
  two: "<b>Play</b>",
};

describe("texts that say the same as in English", () => {
  it("are found, except for names, signs, numbers and what many languages have", () => {
    expect(sameAsEnglish(english, english)).toEqual(["home", "on", "two"]);
  });
  it("are not those that differ, or that English does not have", () => {
    expect(sameAsEnglish(english, { home: "Utama", gone: "Gone" })).toEqual([]);
  });
});
