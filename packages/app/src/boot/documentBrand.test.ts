import { expect, it, vi } from "vitest";
import { testBrand } from "../testing/brands.ts";
import { documentBrand } from "./documentBrand.ts";

const holding = (textContent?: string) => ({
  querySelector: vi
    .fn()
    .mockReturnValue(textContent === undefined ? null : { textContent }),
});

it("reads the brand from a script element, which no text of an editor can be", () => {
  const data = { brand: testBrand(), words: {} };
  const page = holding(JSON.stringify(data));
  expect(documentBrand(page)).toEqual(data);
  expect(page.querySelector).toHaveBeenCalledWith("script#brand");
});

it.each([undefined, "", '{"brand":'])(
  "does not start without a brand: %j",
  (text) => {
    expect(() => documentBrand(holding(text))).toThrow();
  },
);
