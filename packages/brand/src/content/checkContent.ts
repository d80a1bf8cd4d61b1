import { blockIdOf } from "@foyer/platform/brand";
import { nearest, type Problem } from "../files/problem.ts";
import { isObject } from "../tokens/tokenBasics.ts";
import { readContent } from "./readContent.ts";

/** What a brand's own content is checked against, as far as it is known. */
interface Known {
  /** The content of brand.json, whatever it is. */
  readonly brand: unknown;
  /** Pack codes of the brand's languages. */
  readonly codes: readonly string[];
  /** Paths of the portal's pages; undefined: any path may be linked to. */
  readonly paths: readonly string[] | undefined;
}

/**
 * Checks a brand's folder `content`, and that the home page names the blocks that are there.
 *
 * @example checkContent("themes/tivora", { brand, codes: ["VI", "EN"], paths: ["/", "/help"] })
 */
export function checkContent(
  brandDir: string,
  { brand, codes, paths }: Known,
): Problem[] {
  // If the languages could not be read, the texts cannot be told apart.
  if (codes.length === 0) return [];
  const off = textsAt(brand, "routes", "off");
  const [fallback = ""] = codes;
  const { defaultLanguage } = isObject(brand) ? brand : {};
  const first =
    typeof defaultLanguage === "string" && codes.includes(defaultLanguage)
      ? defaultLanguage
      : fallback;
  const { content, problems } = readContent(brandDir, {
    codes,
    first,
    hosts: textsAt(brand, "hosts", "link"),
    paths: paths?.filter((path) => !off.includes(path)),
  });
  const ids = content?.file.blocks.map(({ id }) => id) ?? [];
  const sections = textsAt(brand, "layout", "home", "sections");
  return [
    ...problems,
    ...unknownBlocks(ids, sections),
    ...unused(ids, sections),
  ];
}

/** Blocks that the home page names and nobody wrote. */
const unknownBlocks = (
  ids: readonly string[],
  sections: readonly string[],
): Problem[] =>
  sections.flatMap((section) => {
    const id = blockIdOf(section);
    return id === undefined || ids.includes(id)
      ? []
      : [
          {
            file: "brand.json",
            key: "layout.home.sections",
            rule: `names ${section}, but content/content.json has no block "${id}"${nearest(id, ids)}.`,
          },
        ];
  });

/** Blocks that are shown nowhere. */
const unused = (
  ids: readonly string[],
  sections: readonly string[],
): Problem[] =>
  ids
    .map((id, at) => ({ id, at }))
    .filter(({ id }) => !sections.some((section) => blockIdOf(section) === id))
    .map(({ id, at }) => ({
      file: "content/content.json",
      key: `blocks.${at}.id`,
      rule: `is shown nowhere; name it in layout.home.sections of brand.json as content:${id}.`,
      note: true,
    }));

/** The texts of a list inside a file that may have any form. */
function textsAt(file: unknown, ...path: readonly string[]): string[] {
  let at = file;
  for (const name of path) at = isObject(at) ? at[name] : undefined;
  return Array.isArray(at)
    ? at.filter((entry): entry is string => typeof entry === "string")
    : [];
}
