import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { pictureFault, shareFault, type PictureKind } from "./checkPicture.ts";
import { svgFaults } from "./checkSvg.ts";
import type { Problem } from "../files/problem.ts";
import { readFontMetrics } from "../fonts/fontMetrics.ts";

const needed = ["logo", "logoMark", "favicon"];
const images: readonly string[] = [".svg", ".webp", ".avif", ".png", ".jpg"];
const kilobytes: Readonly<Record<string, number>> = {
  logo: 12,
  "logo-light": 12,
  logoMark: 8,
  "logoMark-light": 8,
  favicon: 8,
};
const logoFormats: readonly string[] = [".svg", ".png", ".webp"];
const largest = 200;
const largestFont = 500;

/**
 * Checks a brand's `assets` folder: files that are missing, too large, in a format other than their extension says,
 * unsafe, or not right in both modes.
 *
 * @example checkAssets("themes/aurora/assets")
 */
export function checkAssets(dir: string, checkIcon?: IconCheck): Problem[] {
  const names = list(dir);
  const missing = needed
    .filter(
      (base) =>
        !names.some(
          (name) => images.includes(extname(name)) && stem(name) === base,
        ),
    )
    .map((base) => ({
      file: `assets/${base}.svg`,
      key: "",
      rule: "is missing; every brand needs a logo, a logoMark and a favicon.",
    }));
  return [
    ...missing,
    ...twins(names),
    ...names.flatMap((name) => checkMember(dir, name)),
    ...(checkIcon && names.includes(icon)
      ? checkFavicon(join(dir, icon), checkIcon)
      : []),
  ];
}

/** Pictures that only differ in their format: the portal names them without it. */
function twins(names: readonly string[]): Problem[] {
  const pictures = names.filter((name) => images.includes(extname(name)));
  return pictures.flatMap((name, at) => {
    const first = pictures
      .slice(0, at)
      .find((other) => stem(other) === stem(name));
    return first === undefined
      ? []
      : [
          {
            file: `assets/${name}`,
            key: "",
            rule: `has the same name as ${first}; keep one of them.`,
          },
        ];
  });
}

/** The build makes icons of every size from this one. */
const icon = "favicon.svg";

/** Says why no icons can be made from a drawing; undefined if they can. */
export type IconCheck = (svg: string) => string | undefined;

function checkFavicon(path: string, checkIcon: IconCheck): Problem[] {
  const found = lstatSync(path);
  // Links and files that are far too large have been reported already.
  if (!found.isFile() || found.size > largest * 1024) return [];
  const rule = checkIcon(readFileSync(path, "utf8"));
  return rule ? [{ file: `assets/${icon}`, key: "", rule }] : [];
}

function list(dir: string): string[] {
  const found = lstatSync(dir, { throwIfNoEntry: false });
  return found?.isDirectory() ? readdirSync(dir).sort() : [];
}

function checkMember(dir: string, name: string): Problem[] {
  const say = (rule: string): Problem[] => [
    { file: `assets/${name}`, key: "", rule },
  ];
  const found = lstatSync(join(dir, name));
  if (found.isSymbolicLink())
    return say("is a link; put the file itself here.");
  if (found.isDirectory())
    return name === "fonts"
      ? list(join(dir, name)).flatMap((font) => checkFont(dir, font))
      : say(
          "is a folder; put pictures directly into assets, and fonts into assets/fonts.",
        );
  if (!found.isFile()) return say("is not a file.");
  return checkPicture(join(dir, name), name, found.size);
}

function checkPicture(path: string, name: string, size: number): Problem[] {
  const say = (rule: string): Problem => ({
    file: `assets/${name}`,
    key: "",
    rule,
  });
  const kind = extname(name);
  if (!isPicture(kind))
    return [
      say(
        `"${kind}" is not a picture format that can be used; use ${images.join(", ")}.`,
      ),
    ];
  if (stem(name) === "share" && kind !== ".png")
    return [say("must be a PNG: some link previews show no other format.")];
  const isLogo = stem(name).startsWith("logo");
  if (isLogo && !logoFormats.includes(kind))
    return [
      say(
        `must be one of ${logoFormats.join(", ")}: the portal reads its size from the file.`,
      ),
    ];
  const findings = tooLarge(size, kilobytes[stem(name)] ?? largest).map(say);
  // A file that is far too large is not read.
  if (size > largest * 1024 * 4) return findings;
  const bytes = readFileSync(path);
  if (kind !== ".svg") {
    const fault =
      pictureFault(bytes, kind) ??
      (name === "share.png" ? shareFault(bytes) : undefined);
    return fault ? [...findings, say(fault)] : findings;
  }
  return [...findings, ...svgFaults(bytes, { isLogo }).map(say)];
}

/** A brand's own family: one WOFF2 file, named after the family. */
function checkFont(dir: string, name: string): Problem[] {
  const path = join(dir, "fonts", name);
  const say = (rule: string): Problem => ({
    file: `assets/fonts/${name}`,
    key: "",
    rule,
  });
  const found = lstatSync(path);
  if (found.isSymbolicLink())
    return [say("is a link; put the file itself here.")];
  if (!found.isFile()) return [say("is not a font file.")];
  if (!/^[a-z0-9][a-z0-9-]*\.woff2$/.test(name))
    return [
      say(
        "must be a WOFF2 file, named after its family in lower-case letters with hyphens, such as harbour-sans.woff2.",
      ),
    ];
  const large = tooLarge(found.size, largestFont).map(say);
  // A file that is far too large is not read.
  if (found.size > largestFont * 1024 * 4) return large;
  const fault = fontFault(path);
  return fault === undefined ? large : [...large, say(fault)];
}

/** Reads a font as the build does, which needs its metrics. */
function fontFault(path: string): string | undefined {
  if (readFileSync(path).subarray(0, 4).toString("latin1") !== "wOF2")
    return "is not a WOFF2 file; convert the font instead of only renaming it.";
  try {
    const metrics = Object.values(readFontMetrics(path, 400));
    if (metrics.every(Number.isFinite)) return undefined;
  } catch {
    // Readers of binary files fail in many ways, and none says more than that the file is broken.
  }
  return "is not a readable font; convert it to WOFF2 again.";
}

function tooLarge(size: number, limit: number): string[] {
  const kb = Math.ceil(size / 1024);
  return kb > limit ? [`is ${kb} KB; at most ${limit} KB are allowed.`] : [];
}

function isPicture(kind: string): kind is PictureKind | ".svg" {
  return images.includes(kind);
}

const stem = (name: string) =>
  name.slice(0, name.length - extname(name).length);
