import { roleEntries, type Mode, type RoleName } from "@foyer/themes/contract";
import { deriveColors } from "./deriveColors.ts";
import { deriveMeasures } from "./deriveMeasures.ts";
import { deriveShadows } from "./deriveShadows.ts";
import type { RoleMap } from "./roleMap.ts";
import type { Seeds } from "./seeds.ts";

/** Values that a brand sets itself, by role name. */
export interface Overrides {
  readonly both: RoleMap;
  readonly dark: RoleMap;
  readonly light: RoleMap;
}

/** A brand's finished theme: every role has a value in every mode. */
export interface Theme {
  /** Roles that do not differ between the modes. */
  readonly shared: RoleMap;
  readonly dark: RoleMap;
  readonly light: RoleMap;
}

export const noOverrides: Overrides = { both: {}, dark: {}, light: {} };

/**
 * Makes a theme from a brand's seeds. Colours that carry text or mark controls are solved until every pair of the
 * contract passes; a role that the brand sets itself is used as it is, and what depends on it is solved against it.
 *
 * @example deriveTheme(seeds, { both: {}, dark: { "color.accent.fill": "#4fe0bd" }, light: {} }).dark["color.accent.onFill"]
 */
export function deriveTheme(
  seeds: Seeds,
  overrides: Overrides = noOverrides,
): Theme {
  const measures = { ...deriveMeasures(seeds), ...overrides.both };
  const inMode = (mode: Mode): RoleMap => {
    const own = { ...overrides.both, ...overrides[mode] };
    return {
      ...deriveColors(seeds, mode, own),
      ...deriveShadows(seeds, mode),
      ...own,
    };
  };
  const byMode = { dark: inMode("dark"), light: inMode("light") };
  return {
    shared: only(measures, (role) => !role.perMode),
    dark: only(byMode.dark, (role) => role.perMode),
    light: only(byMode.light, (role) => role.perMode),
  };
}

/**
 * A role's value in a mode.
 *
 * @example valueOf(theme, "dark", "color.text.primary")
 */
export function valueOf(theme: Theme, mode: Mode, name: RoleName): string {
  const value = theme[mode][name] ?? theme.shared[name];
  if (value === undefined)
    throw new Error(`No value is derived for the role "${name}".`);
  return value;
}

function only(
  values: RoleMap,
  wanted: (role: { perMode: boolean }) => boolean,
): RoleMap {
  const entries = roleEntries().filter(([, role]) => wanted(role));
  return Object.fromEntries(
    entries.map(([name]) => {
      const value = values[name];
      if (value === undefined)
        throw new Error(`No value is derived for the role "${name}".`);
      return [name, value];
    }),
  );
}
