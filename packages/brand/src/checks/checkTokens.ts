import { explainWeakPair, weakPairs } from "./checkContrast.ts";
import { textFault } from "./checkTexts.ts";
import { nearest, shown, type Problem } from "../files/problem.ts";
import { findFamily } from "../fonts/fonts.ts";
import { bundledFamilies } from "../scaffold/scaffold.ts";
import { deriveTheme } from "../seeds/derive.ts";
import { isObject } from "../tokens/tokenBasics.ts";
import { readTheme } from "../tokens/readTheme.ts";

type Finding = Omit<Problem, "file">;

const systemFamilies =
  /^(system-ui|sans-serif|serif|monospace|cursive|ui-[a-z-]+)$/;

/** Maximum number of tokens that are listed because they cannot be read. */
const mostUnread = 40;

/**
 * Checks the content of a tokens.json: its tokens, its fonts, and the contrast of every pair in both modes.
 *
 * @example checkTokens(JSON.parse(text), { themesDir: "themes", brandDir: "themes/aurora" })
 */
export function checkTokens(
  file: unknown,
  place: { readonly themesDir: string; readonly brandDir: string },
): Finding[] {
  const { seeds, overrides, problems, description } = readTheme(file);
  const known = bundledFamilies(place.themesDir);
  const fonts = (["fontBody", "fontDisplay"] as const).flatMap((seed) => {
    const [first = ""] = seeds[seed];
    if (systemFamilies.test(first) || findFamily(first, { ...place, tags: [] }))
      return [];
    const meant = nearest(first, known);
    return [
      {
        key: `seeds.${seed}`,
        rule: `the family ${shown(first)} is not bundled; put its file into assets/fonts, or use a bundled one${meant}.`,
      },
    ];
  });
  const { $schema = "" } = isObject(file) ? file : {};
  const words = Object.entries({ $schema, $description: description ?? "" })
    .map(([key, text]) => ({ key, rule: textFault(String(text)) }))
    .flatMap(({ key, rule }) => (rule === undefined ? [] : [{ key, rule }]));
  const weak = weakPairs(deriveTheme(seeds, overrides)).map((pair) =>
    explainWeakPair(pair, overrides),
  );
  return [
    ...problems.slice(0, mostUnread).map(({ key, rule }) => ({
      key,
      rule: `${rule}.`,
    })),
    ...words,
    ...fonts,
    ...weak,
  ];
}
