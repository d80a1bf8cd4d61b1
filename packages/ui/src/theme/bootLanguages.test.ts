import {
  languageCatalogue,
  type CatalogueLanguage,
} from "@foyer/platform/brand";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boot } from "./boot.ts";

const rows: readonly (readonly [string, CatalogueLanguage])[] =
  Object.entries(languageCatalogue);
const root = document.documentElement;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  for (const name of ["lang", "dir", "data-brand", "data-mode"])
    root.removeAttribute(name);
});

describe("boot", () => {
  it.each(rows)("begins in %s, the way it is written", (_, language) => {
    boot(
      {
        brand: "lake",
        mode: "dark",
        language: "XX",
        tags: { XX: language.tag },
      },
      window,
    );
    expect([root.lang, root.dir]).toEqual([language.tag, language.direction]);
  });
});
