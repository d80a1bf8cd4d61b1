import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { root } from "../checkout.ts";
import {
  drawIco,
  drawIcon,
  findRenderer,
  iconProblem,
  iconShapes,
  type IconShape,
} from "./icons.ts";

const renderer = findRenderer();
if (!renderer)
  console.warn("@resvg/resvg-js does not run on this machine: not run.");

const ground = "#102030";
/** A square that fills its whole viewBox: the hardest case for a safe zone. */
const square =
  '<?xml version="1.0"?><!-- drawn by hand --><svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40"><path fill="#ff0000" d="M0 0h40v40H0z"/></svg>';

const sizeOf = (png: Uint8Array) => {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

/** The visible colour of one point, found by drawing the picture once more. */
function paint(shape: IconShape, svg = square) {
  const { size } = shape;
  const data = Buffer.from(drawIcon(svg, shape)).toString("base64");
  if (!renderer) throw new Error("Nothing draws.");
  const { pixels } = new renderer.Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image width="${size}" height="${size}" href="data:image/png;base64,${data}"/></svg>`,
  ).render();
  return (x: number, y: number) => [
    ...pixels.subarray(
      4 * (Math.floor(y * size) * size + Math.floor(x * size)),
      4 * (Math.floor(y * size) * size + Math.floor(x * size)) + 4,
    ),
  ];
}
const red = [255, 0, 0, 255];
const paper = [16, 32, 48, 255];
const nothing = [0, 0, 0, 0];

describe.skipIf(!renderer)("icons", () => {
  it.each(Object.entries(iconShapes(ground)))(
    "%s is a PNG of the declared size",
    (_name, shape) => {
      expect(sizeOf(drawIcon(square, shape))).toEqual([shape.size, shape.size]);
    },
  );

  it("fill the square, with transparent sides beside a narrower drawing", () => {
    const shape = iconShapes(ground)["icon-192"];
    expect(paint(shape)(0.01, 0.99)).toEqual(red);
    const narrow = square.replace('viewBox="0 0 40 40"', 'viewBox="0 0 40 80"');
    expect(paint(shape, narrow)(0.5, 0.1)).toEqual(red);
    expect(paint(shape, narrow)(0.01, 0.1)).toEqual(nothing);
  });

  it("keep the drawing inside the circle that a launcher may cut out", () => {
    const at = paint(iconShapes(ground)["icon-maskable-512"]);
    expect(at(0.5, 0.5)).toEqual(red);
    // The background reaches every edge; the drawing's corners are within the circle of four fifths.
    expect(at(0, 0)).toEqual(paper);
    expect(at(0.999, 0.999)).toEqual(paper);
    for (let step = 0; step < 64; step += 1) {
      const angle = (step / 64) * 2 * Math.PI;
      expect(
        at(0.5 + 0.41 * Math.cos(angle), 0.5 + 0.41 * Math.sin(angle)),
      ).toEqual(paper);
    }
  });

  it("have an opaque background on iOS, which paints transparent areas black", () => {
    const at = paint(iconShapes(ground)["apple-touch-icon"]);
    expect(at(0, 0)).toEqual(paper);
    expect(at(0.15, 0.15)).toEqual(red);
  });

  it("are stored in favicon.ico in three sizes, each at the offset of its entry", () => {
    const ico = Buffer.from(drawIco(square));
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
    const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
      const entry = 6 + 16 * index;
      const from = ico.readUInt32LE(entry + 12);
      const length = ico.readUInt32LE(entry + 8);
      const [width] = sizeOf(ico.subarray(from, from + length));
      expect(width).toBe(ico.readUInt8(entry));
      return width;
    });
    expect(sizes).toEqual([16, 32, 48]);
    const last = 6 + 16 * 2;
    expect(ico.readUInt32LE(last + 12) + ico.readUInt32LE(last + 8)).toBe(
      ico.length,
    );
  });
});

describe("iconProblem", () => {
  const within = (part: string) => square.replace("<path", `${part}<path`);
  it.each([
    ["text", within("<text>A</text>"), /has <text>/],
    ["a script", within("<script>1</script>"), /has <script>/],
    ["a copy of itself", within('<use href="#a"/>'), /has <use>/],
    ["a picture", within('<image href="/etc/hostname"/>'), /has <image>/],
    ["HTML", within("<foreignObject/>"), /has <foreignObject>/],
    [
      "a style sheet from elsewhere",
      within("<style>@import 'https://a.example'</style>"),
      /refers/,
    ],
    [
      "paint from elsewhere",
      square.replace('"#ff0000"', '"url(https://a.example/x#y)"'),
      /refers/,
    ],
    ["entities", `<!DOCTYPE svg [<!ENTITY a "b">]>${square}`, /document type/],
    ["no field", square.replace(/ viewBox="[^"]*"/, ""), /no viewBox/],
    [
      "too much",
      square.replace("</svg>", `<desc>${"x".repeat(70_000)}</desc></svg>`),
      /larger/,
    ],
    ["no drawing", "<html></html>", /<html>/],
    ["nothing", "", /begin/],
  ])("rejects a drawing with %s", (_what, svg, reason) => {
    expect(iconProblem(svg)).toMatch(reason);
  });

  it("accepts shapes, gradients and an inline style", () => {
    expect(iconProblem(square)).toBeUndefined();
    expect(
      iconProblem(
        within(
          '<defs><linearGradient id="a"><stop/></linearGradient></defs><style>path{fill:url(#a)}</style>',
        ),
      ),
    ).toBeUndefined();
  });
});

const themes = `${root}themes`;
const brands = readdirSync(themes).filter((name) =>
  existsSync(`${themes}/${name}/brand.json`),
);
it.each(brands)(
  "accepts the favicon of %s and draws a visible icon from it",
  (brand) => {
    const svg = readFileSync(`${themes}/${brand}/assets/favicon.svg`, "utf8");
    expect(iconProblem(svg)).toBeUndefined();
    if (!renderer) return;
    const shape = iconShapes(ground)["icon-192"];
    // The picture is not empty: something is drawn on the middle line.
    const at = paint(shape, svg);
    const line = Array.from({ length: 64 }, (_, step) => at(step / 64, 0.5)[3]);
    expect(Math.max(...line.map((alpha) => alpha ?? 0))).toBeGreaterThan(200);
  },
);
