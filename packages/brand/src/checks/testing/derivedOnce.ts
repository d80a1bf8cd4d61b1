import type * as derive from "../../seeds/derive.ts";

/**
 * The module that derives a theme, with a memory: each look is derived once, because solving its colours takes longest
 * and most faults of a brand leave them as they are.
 *
 * @example vi.mock(import("../seeds/derive.ts"), async (load) => derivedOnce(await load())) // imported in the factory
 */
export function derivedOnce(real: typeof derive): typeof derive {
  const derived = new Map<string, derive.Theme>();
  return {
    ...real,
    deriveTheme(...look) {
      const key = JSON.stringify(look);
      const theme = derived.get(key) ?? real.deriveTheme(...look);
      derived.set(key, theme);
      return theme;
    },
  };
}
