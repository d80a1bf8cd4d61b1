import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fallbackFaces } from "./fontFallback.ts";
import { fontsFor } from "./scriptFonts.ts";

/** One file of a family, and the characters it serves. */
export interface FontFile {
  readonly subset: string;
  readonly file: string;
  readonly unicodeRange?: string;
  /** Languages that it is for; none for Latin and for a brand's own file, because everybody may need those. */
  readonly tags?: readonly string[];
}

/** A family that is bundled with the portal. */
export interface FontFamily {
  readonly name: string;
  /** Range of weights in the files. */
  readonly range: string;
  readonly files: readonly FontFile[];
  /** Fonts of the device that serve as well as its files and need no download. */
  readonly systems?: readonly string[];
}

/** Where families are searched, and for which languages. */
export interface FontPlace {
  readonly themesDir: string;
  readonly brandDir: string;
  readonly tags: readonly string[];
}

/** Subsets that every language gets: they contain names, codes and figures. */
export const latin: readonly string[] = ["latin", "latin-ext"];

/**
 * Finds a family among the brand's own fonts (`assets/fonts/<family>.woff2`) and the bundled packages; undefined if
 * it is in neither, as system families are. A bundled family has the files that the languages need.
 *
 * @example findFamily("Figtree Variable", { themesDir, brandDir, tags: ["ms-MY"] })
 */
export function findFamily(
  name: string,
  { themesDir, brandDir, tags }: FontPlace,
): FontFamily | undefined {
  const slug = name
    .toLowerCase()
    .replace(/ variable$/, "")
    .replaceAll(" ", "-");
  const own = join(brandDir, "assets/fonts", `${slug}.woff2`);
  if (existsSync(own))
    return { name, range: "100 900", files: [{ subset: "all", file: own }] };

  const folder = join(themesDir, "node_modules/@fontsource-variable", slug);
  if (!existsSync(folder)) return undefined;
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(join(folder, "unicode.json"), "utf8"),
  );
  const meta: { variable: { wght: { min: string; max: string } } } = JSON.parse(
    readFileSync(join(folder, "metadata.json"), "utf8"),
  );
  const slices = Object.keys(ranges).filter((subset) => subset.startsWith("["));
  const wanted = new Map<string, readonly string[]>();
  for (const tag of tags) {
    const fonts = fontsFor(tag);
    // Slices have no names: they contain the family's own script.
    const subsets =
      fonts?.subsets === "slices"
        ? fonts.family === name
          ? slices
          : []
        : (fonts?.subsets ?? []);
    for (const subset of subsets)
      wanted.set(subset, [...(wanted.get(subset) ?? []), tag]);
  }
  const files = [...latin, ...wanted.keys()].flatMap((subset): FontFile[] => {
    const part = subset.replaceAll(/[[\]]/g, "");
    const file = join(folder, "files", `${slug}-${part}-wght-normal.woff2`);
    const unicodeRange = ranges[subset];
    const languages = wanted.get(subset);
    return unicodeRange && existsSync(file)
      ? [{ subset, file, unicodeRange, ...(languages && { tags: languages }) }]
      : [];
  });
  return {
    name,
    range: `${meta.variable.wght.min} ${meta.variable.wght.max}`,
    files,
  };
}

/**
 * Writes the `@font-face` rules of a family, for those of its files that `isWanted` accepts.
 *
 * @example fontFaces(family, ({ tags }) => !tags)
 */
export function fontFaces(
  { name, range, files, systems = [] }: FontFamily,
  isWanted: (file: FontFile) => boolean,
): string[] {
  return files.filter(isWanted).map(({ file, unicodeRange }) => {
    const sources = [
      ...systems.map((face) => `local("${face}")`),
      `url("${file}") format("woff2")`,
    ];
    const rules = [
      `font-family:"${name}"`,
      `font-weight:${range}`,
      "font-display:swap",
      `src:${sources.join()}`,
      ...(unicodeRange ? [`unicode-range:${unicodeRange}`] : []),
    ];
    return `@font-face{${rules.join(";")}}`;
  });
}

/**
 * The rules of a family's fallback with the same metrics, for the weights in use; none if the family is for a script
 * other than Latin, for which no font is available everywhere.
 *
 * @example standIn(family, [400, 600])
 */
export function standIn(
  { name, files }: FontFamily,
  weights: readonly number[],
): string[] {
  const [first] = files;
  return first && !first.tags ? fallbackFaces(name, first.file, weights) : [];
}
