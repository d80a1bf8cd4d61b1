import {
  directionOf,
  languageCatalogue,
  type CatalogueLanguage,
} from "@foyer/platform/brand";
import { describe, expect, it } from "vitest";

const rows: readonly (readonly [string, CatalogueLanguage])[] =
  Object.entries(languageCatalogue);

describe("every language of the catalogue", () => {
  it.each(rows)(
    "%s is written the way it is written",
    (_name, { direction, ...language }) => {
      expect(directionOf(language)).toBe(direction);
    },
  );
});
