import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fallbackFaces } from "./fontFallback.ts";

/** One file of a family, and the characters it serves. */
export interface FontFile {
  readonly subset: string;
  readonly file: string;
  readonly unicodeRange?: string;
}

/** A family that is bundled with the portal. */
export interface FontFamily {
  readonly name: string;
  /** Range of weights that the files hold. */
  readonly range: string;
  readonly files: readonly FontFile[];
}

/** Subsets that a language needs besides Latin, by the script or language of its tag. */
const subsetsByLanguage: Readonly<Record<string, readonly string[]>> = {
  vi: ["vietnamese"],
  ru: ["cyrillic"],
  kk: ["cyrillic", "cyrillic-ext"],
  uz: ["cyrillic"],
  ar: ["arabic"],
  fa: ["arabic"],
  ur: ["arabic"],
  he: ["hebrew"],
  hi: ["devanagari"],
  ne: ["devanagari"],
  bn: ["bengali"],
  ta: ["tamil"],
  te: ["telugu"],
  th: ["thai"],
  km: ["khmer"],
  lo: ["lao"],
  my: ["myanmar"],
};

/**
 * Finds a family among the brand's own fonts (`assets/fonts/<family>.woff2`) and the bundled packages; undefined if
 * it is neither, as with the system's families.
 *
 * @example findFamily("Figtree Variable", { themesDir, brandDir, tags: ["ms-MY"] })
 */
export function findFamily(
  name: string,
  place: {
    readonly themesDir: string;
    readonly brandDir: string;
    readonly tags: readonly string[];
  },
): FontFamily | undefined {
  const slug = name
    .toLowerCase()
    .replace(/ variable$/, "")
    .replaceAll(" ", "-");
  const own = join(place.brandDir, "assets/fonts", `${slug}.woff2`);
  if (existsSync(own))
    return { name, range: "100 900", files: [{ subset: "all", file: own }] };

  const folder = join(
    place.themesDir,
    "node_modules/@fontsource-variable",
    slug,
  );
  if (!existsSync(folder)) return undefined;
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(join(folder, "unicode.json"), "utf8"),
  );
  const meta: { variable: { wght: { min: string; max: string } } } = JSON.parse(
    readFileSync(join(folder, "metadata.json"), "utf8"),
  );
  const wanted = [
    "latin",
    "latin-ext",
    ...place.tags.flatMap(
      (tag) => subsetsByLanguage[tag.split("-")[0] ?? ""] ?? [],
    ),
  ];
  const files = [...new Set(wanted)].flatMap((subset) => {
    const file = join(folder, "files", `${slug}-${subset}-wght-normal.woff2`);
    const unicodeRange = ranges[subset];
    return unicodeRange && existsSync(file)
      ? [{ subset, file, unicodeRange }]
      : [];
  });
  return {
    name,
    range: `${meta.variable.wght.min} ${meta.variable.wght.max}`,
    files,
  };
}

/**
 * Writes the `@font-face` rules of a family for the weights it is used in, with a fallback of the same measures.
 *
 * @example fontFaces(family, [400, 600])
 */
export function fontFaces(
  { name, range, files }: FontFamily,
  weights: readonly number[],
): string {
  const faces = files.map(({ file, unicodeRange }) => {
    const rules = [
      `font-family:"${name}"`,
      `font-weight:${range}`,
      "font-display:swap",
      `src:url("${file}") format("woff2")`,
      ...(unicodeRange ? [`unicode-range:${unicodeRange}`] : []),
    ];
    return `@font-face{${rules.join(";")}}`;
  });
  const latin = files[0];
  return [
    ...faces,
    ...(latin ? fallbackFaces(name, latin.file, weights) : []),
  ].join("\n");
}
