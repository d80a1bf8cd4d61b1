import {
  directionOf,
  languageCatalogue,
  type CatalogueLanguage,
} from "@foyer/platform/brand";
import { describe, expect, it } from "vitest";

const rows: readonly (readonly [string, CatalogueLanguage])[] =
  Object.entries(languageCatalogue);

describe("the language catalogue", () => {
  it.each(rows)(
    "states the direction of %s that directionOf returns",
    (_name, { direction, ...language }) => {
      expect(directionOf(language)).toBe(direction);
    },
  );
});
