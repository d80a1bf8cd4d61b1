import type { Theme } from "../../packages/brand/src/seeds/derive.ts";
import { fontsFor } from "../../packages/brand/src/fonts/scriptFonts.ts";
import { cssOf } from "../../packages/brand/src/tokens/tokenValues.ts";
import { same } from "./changes.ts";
import type { StudioPack } from "./pack.ts";

const roleOf = { fontBody: "font.body", fontDisplay: "font.display" } as const;
const lists = ["fontBody", "fontDisplay"] as const;

/* The generic end of a font list, which every device has. */
const isGeneric = (name: string) =>
  /^(system-ui|ui-[a-z-]+|(sans-)?serif|monospace|cursive|fantasy)$/.test(name);

/** The highlight colour for places that use a seed: one that no theme has by chance. */
const marker = "#ff2fd0";

/**
 * A draft's theme as the portal shows it. A build adds fallback families for other scripts to a brand's families: an
 * unchanged list stays as it was built, and a changed one gets them here. `marked` roles are painted so that their
 * places can be seen.
 *
 * @example liveTheme(theme, pack, saved)
 */
export function liveTheme(
  theme: Theme,
  pack: StudioPack,
  saved: StudioPack,
  marked: readonly string[] = [],
): Theme {
  const shared = { ...theme.shared };
  const { seeds, overrides } = pack.tokens;
  for (const list of lists) {
    const role = roleOf[list];
    if (role in overrides.both) continue;
    if (same(seeds[list], saved.tokens.seeds[list])) delete shared[role];
    else shared[role] = cssOf("fontFamily", withScripts(seeds[list], pack));
  }
  const mark = (values: Theme["dark"]): Theme["dark"] => ({
    ...values,
    ...Object.fromEntries(
      marked
        .filter((role) => role.startsWith("color.") && role in values)
        .map((role) => [role, marker]),
    ),
  });
  return { shared, dark: mark(theme.dark), light: mark(theme.light) };
}

function withScripts(
  families: readonly string[],
  { brand }: StudioPack,
): string[] {
  const others = Object.values(brand.languages).flatMap(({ tag }) => {
    const fonts = fontsFor(tag);
    return fonts ? [...(fonts.systems ?? []), fonts.family] : [];
  });
  return [
    ...new Set([
      ...families.filter((name) => !isGeneric(name)),
      ...others,
      ...families.filter(isGeneric),
    ]),
  ];
}
