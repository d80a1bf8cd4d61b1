import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findRenderer } from "../identity/icons.ts";
import { coloursOf, logoFindings, visibleShare } from "./checkLogo.ts";

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

describe("a logo on its grounds", () => {
  let dir = "";
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "foyer-logo-"));
  });
  afterEach(() => rmSync(dir, { recursive: true }));
  const grounds = vi.fn(() => ({ dark: "#06171c", light: "#ffffff" }));
  const write = (name: string, color: string) =>
    writeFileSync(
      join(dir, name),
      svg(`<path fill="${color}" d="M0 0h20v10H0z"/>`),
    );
  const found = () =>
    logoFindings(dir, grounds).map(
      ({ file, rule, note }) => `${note ? "note " : ""}${file} ${rule}`,
    );

  it("is found missing where nobody could see it", () => {
    write("logo.svg", "#ffffff");
    expect(found()).toEqual([
      "assets/logo.svg can hardly be seen in light mode: 0 % of it stands out from #ffffff. Draw one with darker colours as logo-light.",
    ]);
    write("logo.svg", "#101010");
    expect(found()).toEqual([
      "assets/logo.svg can hardly be seen in dark mode: 0 % of it stands out from #06171c. Use lighter colours; the colours for light mode can be in logo-light.",
    ]);
  });

  it("is well with a file for each mode", () => {
    write("logo.svg", "#ffffff");
    write("logo-light.svg", "#3a1526");
    expect(found()).toEqual([]);
    write("logo-light.svg", "#fafafa");
    expect(found()).toEqual([
      "assets/logo-light.svg can hardly be seen in light mode: 0 % of it stands out from #ffffff. Use darker colours.",
    ]);
  });

  it("is pointed out, not refused, where a part of it can be seen", () => {
    writeFileSync(
      join(dir, "logoMark.svg"),
      svg(
        '<path fill="#fff" d="M0 0h14v10H0z"/><path fill="#a33" d="M14 0h6v10h-6z"/>',
      ),
    );
    expect(found()).toEqual([
      expect.stringMatching(/^note assets\/logoMark\.svg .* 30 % of it/),
    ]);
  });

  it("is not asked for its ground while it has the text's colour", () => {
    grounds.mockClear();
    write("logo.svg", "currentColor");
    expect(found()).toEqual([]);
    expect(grounds).not.toHaveBeenCalled();
  });
});
