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
  nameOf,
  readId,
  type AnswerPlace,
  type BrandAnswers,
} from "./scaffoldAnswers.ts";
import type { Given } from "./scaffoldGiven.ts";
import { packFiles } from "./scaffoldFiles.ts";

/**
 * Writes a complete, valid brand of that name, for its team to change; all of it or nothing. Returns the files that
 * it wrote. Throws if the name is invalid or taken.
 *
 * @example newBrand("themes", "harbour")
 */
export function newBrand(
  themesDir: string,
  id: string,
  answers: BrandAnswers = defaultAnswers(id),
  given?: Given,
): string[] {
  const dir = freeFolder(themesDir, id);
  // Written under a temporary name first, so that neither a reader nor an interruption ever finds half a brand.
  const draft = join(themesDir, `.new-${id}`);
  const files = packFiles(id, answers, given);
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
 * The folder of a new brand of that name. Throws if the name is invalid or taken.
 *
 * @example freeFolder("themes", "harbour") // "themes/harbour"
 */
export function freeFolder(themesDir: string, id: string): string {
  const dir = join(themesDir, readId(id));
  if (existsSync(dir)) throw new Error(`themes/${id} is there already.`);
  return dir;
}

/** A brand for which only a name was given; two names give different brands. */
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
 * Families bundled with the portal.
 *
 * @example bundledFamilies("themes") // ["Figtree Variable", "Red Hat Display Variable"]
 */
export function bundledFamilies(themesDir: string): AnswerPlace["families"] {
  const folder = join(themesDir, "node_modules/@fontsource-variable");
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  // The Noto family of a script is used automatically where a family lacks the script, so it is not offered as a
  // choice.
  return names
    .filter((name) => !name.startsWith("noto-sans-"))
    .map((name) => `${nameOf(name)} Variable`);
}

/** A hue derived from the name. */
function hueOf(id: string): number {
  return [...id].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360,
    7,
  );
}
