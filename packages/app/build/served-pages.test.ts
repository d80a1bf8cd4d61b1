import { chosenBrand, root } from "@foyer/brand/checkout";
import { expect, it } from "vitest";
import { routesOf } from "../src/navigation/table.ts";
import { brandIds, builtBrand } from "../src/testing/builtBrand.testing.ts";
import { servedPages } from "./served-pages.ts";

it("tells a brand's servers its paths, and its languages with that of a first visit first", async () => {
  const { brand } = builtBrand(chosenBrand());
  const { paths, languages } = await servedPages(root, chosenBrand());
  expect(paths).toEqual(routesOf(brand).map(({ path }) => path));
  expect(languages[0]).toBe(brand.defaultLanguage);
  expect([...languages].sort()).toEqual(Object.keys(brand.languages).sort());
});

it("tells them the own pages of each brand", async () => {
  for (const id of brandIds) {
    // oxlint-disable-next-line no-await-in-loop -- each starts a module runner
    const { paths } = await servedPages(root, id);
    const pages = builtBrand(id).brand.content?.pages ?? [];
    expect(paths.filter((path) => path.startsWith("/p/"))).toEqual(
      pages.map(({ path }) => path),
    );
  }
}, 30_000);

it("fails for a brand that cannot be read", async () => {
  await expect(servedPages(root, "no-such-brand")).rejects.toThrow(
    "no-such-brand",
  );
});
