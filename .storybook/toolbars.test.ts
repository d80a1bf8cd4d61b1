import { expect, it, vi } from "vitest";
import { globalTypes } from "./globals.ts";

vi.mock("virtual:brand", () => ({ brandId: "noon" }));
vi.mock("virtual:brands", () => ({
  brands: [
    { id: "noon", name: "Noon" },
    { id: "moonlit", name: "Moonlit" },
  ],
}));
vi.mock("virtual:messages", () => ({
  languages: [
    { code: "EN", tag: "en", label: "English" },
    { code: "FA", tag: "fa", label: "فارسی" },
  ],
}));

const offered = (name: "brand" | "mode" | "language" | "direction") =>
  globalTypes[name].toolbar.items.map(({ value }) => value);

it("offers every brand, both modes, every language and both directions in the toolbars (CRD-06)", () => {
  expect(offered("brand")).toEqual(["noon", "moonlit"]);
  expect(offered("mode")).toEqual(["dark", "light"]);
  expect(offered("language")).toEqual(["EN", "FA"]);
  expect(offered("direction")).toEqual(["language", "ltr", "rtl"]);
});
