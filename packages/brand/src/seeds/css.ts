import type { Mode } from "@foyer/themes/contract";
import type { Theme } from "./derive.ts";
import type { RoleMap } from "./roleMap.ts";

/**
 * Name of a role's CSS variable.
 *
 * @example variableOf("color.surface.page") // "--color-surface-page"
 */
export function variableOf(role: string): string {
  return `--${role.replaceAll(".", "-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * Writes a theme as CSS in the layer `theme`. With `fallbackMode` it also serves a document without attributes.
 *
 * @example themeCss("aurora", theme, { fallbackMode: "dark" })
 */
export function themeCss(
  brandId: string,
  theme: Theme,
  { fallbackMode }: { readonly fallbackMode?: Mode | undefined },
): string {
  const brand = `[data-brand="${brandId}"]`;
  const inMode = (mode: Mode) =>
    `${mode === fallbackMode ? ":root:not([data-mode])," : ""}${brand}[data-mode="${mode}"]{color-scheme:${mode};${declarations(theme[mode])}}`;
  return [
    "@layer theme{",
    `${fallbackMode ? ":root:not([data-brand])," : ""}${brand}{${declarations(theme.shared)}}`,
    inMode("dark"),
    inMode("light"),
    "}",
  ].join("\n");
}

/** The order of the cascade layers, whichever style sheet loads first. */
export const layerOrder = "@layer reset,theme,base;";

function declarations(values: RoleMap): string {
  return Object.entries(values)
    .map(([role, value]) => `${variableOf(role)}:${value}`)
    .join(";");
}
