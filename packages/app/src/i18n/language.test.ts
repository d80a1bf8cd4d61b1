import { directionOf } from "@foyer/platform/brand";
import { describe, expect, it } from "vitest";
import { safeStorage } from "../services/storage.ts";
import { keepLanguage, restoreLanguage } from "./language.ts";

const languages = [
  { code: "EN", tag: "en", label: "English" },
  { code: "MY", tag: "ms-MY", label: "Bahasa Melayu" },
];
const memory = () =>
  safeStorage(() => {
    throw new Error("closed");
  });

describe("restoreLanguage", () => {
  it("saves the brand's default as the choice on a first visit", () => {
    const storage = memory();
    expect(restoreLanguage(languages, "MY", storage).code).toBe("MY");
    expect(storage.get("lang")).toBe("MY");
    expect(storage.get("hisLang")).toBe("MY");
  });

  it("keeps the saved choice", () => {
    const storage = memory();
    storage.set("lang", "EN");
    expect(restoreLanguage(languages, "MY", storage).code).toBe("EN");
  });

  it("falls back when the saved choice or the default is not offered", () => {
    const storage = memory();
    storage.set("lang", "QQ");
    expect(restoreLanguage(languages, "MY", storage).code).toBe("MY");
    expect(restoreLanguage(languages, "CN", memory()).code).toBe("EN");
  });
});

describe("keepLanguage", () => {
  it("saves the previous language under hisLang", () => {
    const storage = memory();
    restoreLanguage(languages, "MY", storage);
    keepLanguage({ code: "EN", tag: "en", label: "English" }, storage);
    expect([storage.get("lang"), storage.get("hisLang")]).toEqual(["EN", "MY"]);
  });
});

describe("directionOf", () => {
  it.each([
    ["ar", "rtl"],
    ["fa-IR", "rtl"],
    ["ur", "rtl"],
    ["en", "ltr"],
    ["ms-MY", "ltr"],
    ["arn", "ltr"],
  ])("gives %s the direction %s", (tag, direction) => {
    expect(directionOf({ tag })).toBe(direction);
  });
});
