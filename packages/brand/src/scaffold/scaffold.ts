import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { writeColor } from "../colors/color.ts";
import {
  readId,
  type AnswerPlace,
  type BrandAnswers,
} from "./scaffoldAnswers.ts";
import { packFiles } from "./scaffoldFiles.ts";

/**
 * Writes a complete brand of that name, valid as it is, for its team to change; all of it or nothing. Returns the
 * files it wrote. Throws if the name cannot be one, or is taken.
 *
 * @example newBrand("themes", "harbour")
 */
export function newBrand(
  themesDir: string,
  id: string,
  answers: BrandAnswers = defaultAnswers(id),
): string[] {
  const dir = freeFolder(themesDir, id);
  // No brand until it is whole: whoever reads the folder, or stops us, never meets half of one.
  const draft = join(themesDir, `.new-${id}`);
  const files = packFiles(id, answers);
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(draft, file)), { recursive: true });
      writeFileSync(join(draft, file), text);
    }
    renameSync(draft, dir);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return Object.keys(files).map((file) => `themes/${id}/${file}`);
}

/**
 * Where a brand of that name will be. Throws if the name cannot be one, or is taken.
 *
 * @example freeFolder("themes", "harbour") // "themes/harbour"
 */
export function freeFolder(themesDir: string, id: string): string {
  const dir = join(themesDir, readId(id));
  if (existsSync(dir)) throw new Error(`themes/${id} is there already.`);
  return dir;
}

/** What a brand is that nobody has said anything of but its name; two of them are not alike. */
export function defaultAnswers(id: string): BrandAnswers {
  const hue = hueOf(id);
  return {
    name: nameOf(id),
    merchantCode: id.replaceAll("-", "_"),
    colours: [
      writeColor({ l: 0.72, c: 0.15, h: hue }),
      writeColor({ l: 0.6, c: 0.16, h: (hue + 60) % 360 }),
    ],
    shape: "soft",
    type: ["Figtree Variable", "Red Hat Display Variable"],
    languages: [{ code: "EN", tag: "en", label: "English" }],
    categories: ["HOME", "RNG", "LIVE", "SPORTS", "PROMO", "FAV"],
    mode: "system",
  };
}

/**
 * Families that are bundled with the portal.
 *
 * @example bundledFamilies("themes") // ["Figtree Variable", "Red Hat Display Variable"]
 */
export function bundledFamilies(themesDir: string): AnswerPlace["families"] {
  const folder = join(themesDir, "node_modules/@fontsource-variable");
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  // Each script's Noto steps in by itself where a family lacks the script: it is no look to choose.
  return names
    .filter((name) => !name.startsWith("noto-sans-"))
    .map((name) => `${nameOf(name)} Variable`);
}

function nameOf(id: string): string {
  return id
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/** A hue of its own for each name. */
function hueOf(id: string): number {
  return [...id].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360,
    7,
  );
}
