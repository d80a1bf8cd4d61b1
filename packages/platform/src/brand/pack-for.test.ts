import { describe, expect, it } from "vitest";
import { packFor } from "./pack-for.ts";

const packs = ["ar", "en", "ms", "zh-Hans"];

describe("packFor", () => {
  it.each([
    ["en", "en"],
    ["en-GB", "en"],
    ["ms-MY", "ms"],
    ["ar-AE", "ar"],
    ["zh-Hans", "zh-Hans"],
    ["zh-CN", "zh-Hans"],
    ["zh-SG", "zh-Hans"],
  ])("reads %s from the pack %s", (tag, pack) => {
    expect(packFor(tag, packs)).toBe(pack);
  });

  it.each([
    ["Burmese, which shares a code with Malay", "my"],
    ["the other Chinese script", "zh-TW"],
    ["Malay in Arabic letters", "ms-Arab"],
    ["what is no tag", "not a tag"],
    ["nothing", ""],
  ])("finds no pack for %s", (_, tag) => {
    expect(packFor(tag, packs)).toBeUndefined();
  });
});
