import { roleEntries, type Role, type RoleType } from "@foyer/themes/contract";
import type { Theme } from "../seeds/derive.ts";
import type { RoleMap } from "../seeds/roleMap.ts";
import type { RoleGroup } from "../tokens/readRoles.ts";
import { rounded, tokenValue } from "./exportValues.ts";

/** A role as a token that design tools read. */
export interface RoleToken {
  readonly $type: RoleType;
  readonly $value: unknown;
  /** What a component uses it for; and what the format cannot say of its value. */
  readonly $description: string;
  /** The exact value in the style sheet, where `$value` is only the nearest one that the format has. */
  readonly $extensions?: { readonly foyer: { readonly css: string } };
}

/** Role tokens by dotted name, in the order of the contract: those of both modes, and those of each. */
export type RoleTokens = Readonly<
  Record<RoleGroup, ReadonlyMap<string, RoleToken>>
>;

/**
 * Every role of a theme as a token of the Design Tokens format (2025.10).
 *
 * @example roleTokens(deriveTheme(seeds)).dark.get("color.surface.page")?.$value
 */
export function roleTokens(theme: Theme): RoleTokens {
  const tokensOf = (values: RoleMap) =>
    new Map(
      roleEntries().flatMap(([name, role]) => {
        const css = values[name];
        return css === undefined
          ? []
          : [[name, roleToken(role, css, theme)] as const];
      }),
    );
  return {
    both: tokensOf(theme.shared),
    dark: tokensOf(theme.dark),
    light: tokensOf(theme.light),
  };
}

function roleToken({ type, use }: Role, css: string, theme: Theme): RoleToken {
  const near = nearestValue(css, theme);
  // The usual spacing of letters is no spacing of our own.
  const exact = css === "normal" ? "0px" : css;
  return {
    $type: type,
    $value: tokenValue(type, near?.css ?? exact),
    $description: near ? `${use} ${near.note}` : use,
    ...(near && { $extensions: { foyer: { css } } }),
  };
}

/** A size that grows with the window, as the seeds' type scale has it. */
const fluid = /^clamp\(([^,]+),[^,]+,([^,]+)\)$/;

/**
 * The format has lengths in px and rem alone. For any other, the nearest that it has, and a sentence about it;
 * undefined if the format has the value itself.
 */
function nearestValue(css: string, { shared }: Theme) {
  const [, smallest = "", largest] = fluid.exec(css) ?? [];
  if (largest !== undefined)
    return {
      css: largest,
      note: `It grows with the window, from ${smallest} on a phone; this is the size on a wide screen.`,
    };
  const spacing = /^(-?[\d.]+)em$/.exec(css)?.[1];
  if (spacing === undefined) return undefined;
  const heading = shared["text.x6"] ?? "";
  const size = fluid.exec(heading)?.[2] ?? heading;
  return {
    css: `${rounded(Number(spacing) * Number.parseFloat(size))}${size.replace(/^[\d.]+/, "")}`,
    note: `It follows the size of the text (${css}); this is the value for a page heading.`,
  };
}
