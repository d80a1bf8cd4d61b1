import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import type { Problem } from "./problem.ts";

const needed = ["logo", "logoMark", "favicon"];
const images = [".svg", ".webp", ".avif", ".png", ".jpg"];
const kilobytes: Readonly<Record<string, number>> = {
  logo: 12,
  logoMark: 8,
  favicon: 8,
};
const largest = 200;

/**
 * Checks a brand's `assets` folder: what is missing, too large, or would not be safe or right in both modes.
 *
 * @example checkAssets("themes/aurora/assets")
 */
export function checkAssets(dir: string): Problem[] {
  const names = existsSync(dir)
    ? readdirSync(dir).filter((name) => statSync(join(dir, name)).isFile())
    : [];
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
      rule: "is missing; every brand has a logo, a logoMark and a favicon.",
    }));
  return [...missing, ...names.flatMap((name) => checkFile(dir, name))];
}

function checkFile(dir: string, name: string): Problem[] {
  const file = `assets/${name}`;
  const say = (rule: string): Problem => ({ file, key: "", rule });
  const extension = extname(name);
  if (!images.includes(extension))
    return [
      say(
        `"${extension}" is no format of a picture; use ${images.join(", ")}.`,
      ),
    ];
  const limit = kilobytes[stem(name)] ?? largest;
  const size = statSync(join(dir, name)).size / 1024;
  const findings =
    size > limit
      ? [say(`is ${Math.ceil(size)} KB; at most ${limit} KB are allowed.`)]
      : [];
  if (extension !== ".svg") return findings;

  const svg = readFileSync(join(dir, name), "utf8");
  if (/<script|<foreignObject|\son\w+=|javascript:/i.test(svg))
    findings.push(say("holds script, which a picture must not."));
  if (
    /(href|src)="(https?:)?\/\//i.test(svg) ||
    /@import|url\(["']?(https?:)?\/\//i.test(svg)
  ) {
    findings.push(
      say("loads something from elsewhere; a picture must stand alone."),
    );
  }
  if (!/viewBox="/.test(svg))
    findings.push(say("has no viewBox, so it cannot be scaled."));
  if (stem(name).startsWith("logo")) {
    if (
      !/<svg[^>]*\swidth="\d/.test(svg) ||
      !/<svg[^>]*\sheight="\d/.test(svg)
    ) {
      findings.push(
        say(
          "has no width and height, so that its place cannot be kept before it has loaded.",
        ),
      );
    }
    if (!svg.includes("currentColor"))
      findings.push(
        say("does not use currentColor, so it cannot serve both modes."),
      );
  }
  return findings;
}

const stem = (name: string) =>
  name.slice(0, name.length - extname(name).length);
