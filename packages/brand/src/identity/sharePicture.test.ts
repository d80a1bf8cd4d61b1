import { readdirSync, readFileSync, existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { root } from "../checkout.ts";
import { findRenderer, iconProblem } from "./icons.ts";
import { drawShare } from "./sharePicture.ts";

const renderer = findRenderer();

const colors = { ground: "#102030", ink: "#ff0000" };
const paper = "16 32 48 255";
const ink = "255 0 0 255";
const logoOf = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" color="#00ff00"><path fill="currentColor" d="M0 0h${width}v${height}H0z"/></svg>`;

/** The visible colour of a point of the picture, by its distance from the middle in px. */
function drawn(svg: string) {
  const png = Buffer.from(drawShare(svg, colors));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  if (!renderer) throw new Error("Nothing draws.");
  const { pixels } = new renderer.Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><image width="1200" height="630" href="data:image/png;base64,${png.toString("base64")}"/></svg>`,
  ).render();
  return (x: number, y: number) => {
    const at = 4 * ((315 + y) * 1200 + 600 + x);
    return pixels.subarray(at, at + 4).join(" ");
  };
}

describe.skipIf(!renderer)("the picture for link previews", () => {
  it("has the logo in its middle, in the colour of text and not in its own", () => {
    const at = drawn(logoOf(200, 40));
    expect(at(0, 0)).toBe(ink);
    for (const [x, y] of [
      [-600, -315],
      [599, 314],
      [0, -60],
    ] as const)
      expect(at(x, y)).toBe(paper);
  });

  it.each([
    ["long", 400, 20],
    ["square", 40, 40],
    ["tall", 20, 80],
  ])("keeps a %s logo within its middle square, with a margin", (_, w, h) => {
    const at = drawn(logoOf(w, h));
    expect(at(0, 0)).toBe(ink);
    for (let step = -300; step <= 300; step += 10)
      for (const [x, y] of [
        [270, step],
        [-270, step],
        [step, 110],
        [step, -110],
      ] as const)
        expect(at(x, y)).toBe(paper);
  });
});

const brands = readdirSync(`${root}themes`).filter((name) =>
  existsSync(`${root}themes/${name}/brand.json`),
);
it.each(brands)("can be drawn from the logo of %s", (brand) => {
  const svg = readFileSync(`${root}themes/${brand}/assets/logo.svg`, "utf8");
  expect(iconProblem(svg)).toBeUndefined();
});
