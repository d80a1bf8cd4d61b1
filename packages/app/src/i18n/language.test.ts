import { directionOf } from "@foyer/platform/brand";
import { describe, expect, it } from "vitest";
import { keptLanguage } from "../services/keptLanguage.ts";
import { safeStorage } from "../services/storage.ts";
import { keepLanguage, restoreLanguage } from "./language.ts";

const languages = [
  { code: "EN", tag: "en", label: "English" },
  { code: "MY", tag: "ms-MY", label: "Bahasa Melayu" },
];
const closed = () => {
  throw new Error("closed");
};
const stores = () => ({
  local: safeStorage(closed),
  session: safeStorage(closed),
});
const chosenBefore = (code: string) => {
  const kept = stores();
  kept.local.set("lang", code);
  return kept;
};

describe("restoreLanguage", () => {
  it("saves the brand's default as the choice on a first visit", () => {
    const kept = stores();
    expect(restoreLanguage(languages, "MY", kept).code).toBe("MY");
    expect(kept.local.get("lang")).toBe("MY");
    expect(kept.local.get("hisLang")).toBe("MY");
  });

  it("keeps the saved choice", () => {
    expect(restoreLanguage(languages, "MY", chosenBefore("EN")).code).toBe(
      "EN",
    );
  });

  it("falls back when the saved choice or the default is not offered", () => {
    expect(restoreLanguage(languages, "MY", chosenBefore("QQ")).code).toBe(
      "MY",
    );
    expect(restoreLanguage(languages, "CN", stores()).code).toBe("EN");
  });
});

describe("the language of a link", () => {
  const open = (search: string, kept: ReturnType<typeof stores>) =>
    restoreLanguage(languages, "MY", kept, search).code;

  it("is the choice of a first visit", () => {
    const kept = stores();
    expect(open("?lang=EN", kept)).toBe("EN");
    expect(kept.local.get("lang")).toBe("EN");
  });

  it("changes no earlier choice, and is spoken in its tab on later pages too", () => {
    const kept = chosenBefore("MY");
    expect(open("?lang=EN", kept)).toBe("EN");
    expect(kept.local.get("lang")).toBe("MY");
    expect(keptLanguage(kept)).toBe("EN");
    expect(open("", kept)).toBe("EN");
    expect(open("", { ...stores(), local: kept.local })).toBe("MY");
  });

  it("ends with a choice in the tab, or a link in the chosen language", () => {
    const kept = chosenBefore("MY");
    open("?lang=EN", kept);
    expect(open("?lang=MY", kept)).toBe("MY");
    expect(keptLanguage(kept)).toBe("MY");
    open("?lang=EN", kept);
    keepLanguage({ code: "MY", tag: "ms-MY", label: "Bahasa Melayu" }, kept);
    expect(open("", kept)).toBe("MY");
  });

  it("is ignored if it is not offered", () => {
    const kept = chosenBefore("EN");
    expect(open("?lang=QQ", kept)).toBe("EN");
    expect(kept.session.get("lang")).toBeUndefined();
  });
});

describe("keepLanguage", () => {
  it("saves the previous language under hisLang", () => {
    const kept = stores();
    restoreLanguage(languages, "MY", kept);
    keepLanguage({ code: "EN", tag: "en", label: "English" }, kept);
    expect([kept.local.get("lang"), kept.local.get("hisLang")]).toEqual([
      "EN",
      "MY",
    ]);
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
