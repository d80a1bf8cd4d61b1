import {
  findFamily,
  latin,
  type FontFamily,
  type FontFile,
  type FontPlace,
} from "./fonts.ts";
import { fallbackName } from "./fontFallback.ts";
import { fontsFor } from "./scriptFonts.ts";

/** A bundled family as a brand uses it. */
export interface UsedFont {
  readonly family: FontFamily;
  readonly weights: readonly number[];
}

/** One of a brand's two font lists, with the weights in use. */
interface FontList {
  readonly families: readonly string[];
  readonly weights: readonly number[];
}

const generic =
  /^(system-ui|ui-[a-z-]+|(sans-)?serif|monospace|cursive|fantasy|math|-apple-system)$/;

/**
 * What is loaded for a brand's font lists, and the lists as they are written into the style sheet: with a
 * metric-compatible fallback behind each Latin family, and before the generic names the families for scripts that
 * none of the brand's own has. A second family adds only what the first does not have.
 *
 * @example brandFonts([{ families: ["Figtree Variable", "sans-serif"], weights: [400, 600] }], place)
 */
export function brandFonts(
  lists: readonly FontList[],
  place: FontPlace,
): { readonly fonts: UsedFont[]; readonly lists: readonly string[][] } {
  const used = new Map<string, UsedFont>();
  const written = lists.map(({ families, weights }) => {
    const served = new Set<string>();
    const take = (name: string): string[] => {
      const family = findFamily(name, place);
      if (!family) return [name];
      const files = family.files.filter(({ subset }) => !served.has(subset));
      if (files.length === 0) return [];
      served.add(name);
      // A brand's own file is assumed to have Latin; slices belong to each family and have no shared name.
      for (const { subset } of files)
        for (const one of subset === "all" ? latin : [subset])
          if (!one.startsWith("[")) served.add(one);
      const before = used.get(name);
      used.set(name, {
        family: { ...family, files: together(before?.family.files, files) },
        weights: [...new Set([...(before?.weights ?? []), ...weights])],
      });
      return files.some(({ tags }) => !tags)
        ? [name, fallbackName(name)]
        : [name];
    };
    const own = families.filter((name) => !generic.test(name)).flatMap(take);
    const others = place.tags.flatMap((tag) => {
      const fonts = fontsFor(tag);
      if (!fonts) return [];
      const isServed =
        fonts.subsets === "slices"
          ? served.has(fonts.family)
          : fonts.subsets.every((subset) => served.has(subset));
      if (isServed) return [];
      return [...(fonts.systems ?? []), ...take(fonts.family)];
    });
    return [
      ...own,
      ...new Set(others),
      ...families.filter((name) => generic.test(name)),
    ];
  });
  return {
    fonts: [...used.values()].map(({ family, weights }) => ({
      family: withSystems(family),
      weights,
    })),
    lists: written,
  };
}

function together(
  before: readonly FontFile[] = [],
  more: readonly FontFile[],
): FontFile[] {
  const known = new Set(before.map(({ file }) => file));
  return [...before, ...more.filter(({ file }) => !known.has(file))];
}

/** For large scripts, the device's own font is preferred to fetching a hundred files. */
function withSystems(family: FontFamily): FontFamily {
  const tag = family.files.find(({ subset }) => subset.startsWith("["))
    ?.tags?.[0];
  const systems = tag && fontsFor(tag)?.systems;
  return systems ? { ...family, systems } : family;
}
