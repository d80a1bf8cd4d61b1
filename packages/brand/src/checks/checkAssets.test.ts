import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkAssets } from "./checkAssets.ts";
import { realFont } from "./testing/realFont.ts";
import { describeProblem } from "../files/problem.ts";
import { drawArt } from "../scaffold/scaffoldArt.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "foyer-assets-"));
  mkdirSync(join(root, "assets/fonts"), { recursive: true });
  const art = drawArt("Lake", "crisp", {
    ink: "#777777",
    fill: "#000000",
    onFill: "#ffffff",
  });
  for (const [file, text] of Object.entries(art))
    writeFileSync(join(root, file), text);
});
afterEach(() => rmSync(root, { recursive: true }));

const put = (file: string, content: string | Buffer) =>
  writeFileSync(join(root, "assets", file), content);
const said = () =>
  checkAssets(join(root, "assets")).map(describeProblem).join("\n");

const png = (width: number, height: number) => {
  const bytes = Buffer.alloc(33);
  Buffer.from("\x89PNG\r\n\x1A\n", "latin1").copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};
const webp = (width: number, height: number) => {
  const bytes = Buffer.alloc(30);
  bytes.write("RIFF0000WEBPVP8X", "latin1");
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return bytes;
};

describe("checkAssets", () => {
  it("accepts the drawings of brand new, and valid pictures and fonts", () => {
    put("banner.png", png(1200, 400));
    put("banner-light.webp", webp(1200, 400));
    put("share.png", png(1200, 630));
    put("fonts/lake-sans.woff2", realFont);
    expect(said()).toBe("");
  });

  it.each([
    [
      "banner.png",
      png(5000, 400),
      "is 5000 × 400 px; no side may be longer than 4096 px.",
    ],
    ["banner.png", png(0, 400), "has no width or no height."],
    ["banner.webp", webp(400, 9000), "is 400 × 9000 px"],
    ["banner.png", webp(4, 4), "is actually a webp picture"],
    [
      "banner.jpg",
      "hello",
      "is not a readable picture; export it again as jpg.",
    ],
    [
      "banner.webp",
      Buffer.alloc(300_000),
      "is 293 KB; at most 200 KB are allowed.",
    ],
    [
      "share.png",
      png(1200, 400),
      "is 1200 × 400 px; link previews need 1200 × 630 px.",
    ],
    [
      "share.png",
      "hello",
      "is not a readable picture; export it again as png.",
    ],
    ["share.webp", webp(1200, 630), "must be a PNG"],
    ["banner.gif", "GIF89a", '".gif" is not a picture format'],
    ["fonts/lake-sans.woff2", "OTTO", "is not a WOFF2 file; convert the font"],
    [
      "fonts/Lake Sans.woff2",
      "wOF2",
      "named after its family in lower-case letters with hyphens",
    ],
    ["fonts/lake-sans.ttf", "wOF2", "named after its family"],
    ["logo.svg", "<html/>", "is not an SVG"],
  ])("reports what is wrong with %s", (file, content, rule) => {
    put(file, content);
    expect(said()).toContain(rule);
  });

  it("reports links, and folders other than the fonts folder", () => {
    symlinkSync("/etc/hostname", join(root, "assets/more.svg"));
    symlinkSync("/etc/hostname", join(root, "assets/fonts/a.woff2"));
    mkdirSync(join(root, "assets/deep"));
    expect(said()).toContain(
      "assets/more.svg: is a link; put the file itself here.",
    );
    expect(said()).toContain("assets/fonts/a.woff2: is a link");
    expect(said()).toContain(
      "assets/deep: is a folder; put pictures directly into assets",
    );
  });
});
