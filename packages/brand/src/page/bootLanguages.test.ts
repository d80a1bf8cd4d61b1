// @vitest-environment jsdom
import {
  languageCatalogue,
  languageOfVisit,
  type CatalogueLanguage,
} from "@foyer/platform/brand";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boot } from "./boot.ts";
import { bootConfig } from "./bootConfig.ts";

const rows: readonly (readonly [string, CatalogueLanguage])[] =
  Object.entries(languageCatalogue);
const root = document.documentElement;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  for (const name of ["lang", "dir", "data-brand", "data-mode"])
    root.removeAttribute(name);
});

/** Boots a brand that has only this language. */
function bootIn(
  language: Pick<CatalogueLanguage, "tag" | "label"> & {
    readonly direction?: "ltr" | "rtl";
  },
) {
  const brand = {
    defaultMode: "dark",
    defaultLanguage: "XX",
    languages: { XX: language },
  } as const;
  boot(bootConfig("lake", brand, [language.tag]), window, languageOfVisit);
  return [root.lang, root.dir];
}

describe("boot", () => {
  it.each(rows)("starts in %s with its writing direction", (_, language) => {
    const { tag, label, direction } = language;
    expect(bootIn({ tag, label })).toEqual([tag, direction]);
  });

  it.each(["ar", "fa-IR", "ur-PK", "he"])("sets %s from right to left", (tag) =>
    expect(bootIn({ tag, label: tag })).toEqual([tag, "rtl"]),
  );

  it.each([
    ["ar", "ltr"],
    ["en", "rtl"],
  ] as const)(
    "sets %s to %s when the brand states that direction",
    (tag, direction) => {
      expect(bootIn({ tag, label: tag, direction })).toEqual([tag, direction]);
    },
  );

  it("leaves out a language that has no words", () => {
    const brand = {
      defaultMode: "dark",
      defaultLanguage: "EN",
      languages: {
        EN: { tag: "en", label: "English" },
        FA: { tag: "fa", label: "فارسی" },
      },
    } as const;
    expect(bootConfig("lake", brand, ["en"])).toMatchObject({
      tags: { EN: "en" },
      rtl: [],
    });
  });
});
