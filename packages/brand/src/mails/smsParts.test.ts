import { expect, it } from "vitest";
import { smsParts } from "./smsParts.ts";

it.each([
  ["a".repeat(160), 1, 160],
  ["a".repeat(161), 2, 161],
  ["a".repeat(306), 2, 306],
  ["a".repeat(307), 3, 307],
  // An euro sign takes the place of two, as brackets do.
  [`${"a".repeat(158)}€`, 1, 160],
  [`${"a".repeat(159)}€`, 2, 161],
  // One letter of another alphabet changes how all are counted.
  [`${"a".repeat(69)}ا`, 1, 70],
  [`${"a".repeat(70)}ا`, 2, 71],
  ["你".repeat(135), 3, 135],
  // Outside the basic plane, a character is two.
  [`${"a".repeat(68)}🛟`, 1, 70],
])("counts %s", (text, parts, length) => {
  expect(smsParts(text)).toMatchObject({ parts, length });
});
