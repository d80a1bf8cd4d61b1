import { expect, it } from "vitest";
import { findRenderer } from "../identity/icons.ts";
import { coloursOf, visibleShare } from "./checkLogo.ts";

const svg = (inner: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" width="20" height="10"${attributes}>${inner}</svg>`;

it.each([
  ["text", svg('<path fill="currentColor" d="M0 0h20v10z"/>')],
  ["text", svg('<path stroke="currentColor" fill="none" d="M0 0h9"/>')],
  ["text", svg("<path d='M0 0h9'/>", ' fill="currentColor" color="#123456"')],
  ["text", svg('<path style="fill: currentColor" d="M0 0h9"/>')],
  ["own", svg('<path fill="#e0b040" d="M0 0h20v10z"/>')],
  ["own", svg('<path d="M0 0h20v10z"/>')],
  ["own", svg('<path style="fill:#e0b040" d="M0 0h9"/>')],
  [
    "own",
    svg('<linearGradient id="a"><stop stop-color="red"/></linearGradient>'),
  ],
  [
    "mixed",
    svg(
      '<path fill="currentColor" d="M0 0h9"/><path fill="#e0b040" d="M9 0h9"/>',
    ),
  ],
  [
    "mixed",
    svg(
      '<style>.a{fill:#e0b040}</style><path fill="currentColor" d="M0 0h9"/>',
    ),
  ],
])("tells a drawing in the colours %s: %s", (colours, drawing) => {
  expect(coloursOf(drawing)).toBe(colours);
});

it("takes no comment for a paint", () => {
  expect(
    coloursOf(
      svg('<!-- fill="#ff0000" --><path fill="currentColor" d="M0 0"/>'),
    ),
  ).toBe("text");
});

const draw = (drawing: string) => {
  const renderer = findRenderer();
  if (!renderer) throw new Error("No renderer runs here.");
  return new renderer.Resvg(drawing, {
    font: { loadSystemFonts: false },
  }).render();
};
const half = svg(
  '<path fill="#ffffff" d="M0 0h10v10H0z"/><path fill="#000000" d="M10 0h10v10H10z"/>',
);

it("counts the painted part that can be told from its ground", () => {
  expect(visibleShare(draw(half), "#ffffff")).toBeCloseTo(0.5, 1);
  expect(visibleShare(draw(half), "#808080")).toBeCloseTo(1, 1);
  const white = draw(svg('<path fill="#fff" d="M0 0h4v4H0z"/>'));
  expect(visibleShare(white, "#ffffff")).toBe(0);
  expect(visibleShare(white, "#06171c")).toBe(1);
});

it("sees nothing of a picture in which nothing is painted", () => {
  expect(visibleShare(draw(svg("")), "#ffffff")).toBe(0);
});
