import { createGlobalThemeContract } from "@vanilla-extract/css";
import { roles, type Filled, type Role } from "@foyer/themes/contract";

type Tree = { readonly [key: string]: Role | Tree };

/* Every leaf becomes the CSS variable named by its path: color.surface.page → --color-surface-page. */
function names<T extends Tree>(tree: T): Filled<T, string>;
function names(tree: Tree): unknown {
  return Object.fromEntries(
    Object.entries(tree).map(([key, node]) => [
      key,
      isRole(node) ? "" : names(node),
    ]),
  );
}

function isRole(node: Role | Tree): node is Role {
  return typeof node["use"] === "string";
}

/**
 * The theme's variables, for use in style files.
 *
 * @example style({ color: vars.color.text.primary, padding: vars.space.x4 })
 */
export const vars = createGlobalThemeContract(names(roles), (_value, path) =>
  path.join("-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);
