import type { RoleName } from "@foyer/themes/contract";
import { readColor, writeColor } from "../colors/color.ts";
import { valueOf, type Theme } from "../seeds/derive.ts";

/** The colours and the typeface of an e-mail; colours as `#rrggbb`, which every mail program can read. */
export interface MailLook {
  readonly page: string;
  readonly surface: string;
  readonly text: string;
  readonly quiet: string;
  readonly line: string;
  readonly accent: string;
  readonly onAccent: string;
  /** The accent as text on the surface. */
  readonly accentText: string;
  /** Background of a code, and the code on it. */
  readonly soft: string;
  readonly onSoft: string;
  /** Value of `font-family`; a mail program loads no fonts, so it ends in ones that everybody has. */
  readonly font: string;
}

const roles = {
  page: "color.surface.page",
  surface: "color.surface.raised",
  text: "color.text.primary",
  quiet: "color.text.quiet",
  line: "color.line.subtle",
  accent: "color.accent.fill",
  onAccent: "color.accent.onFill",
  accentText: "color.accent.text",
  soft: "color.accent.soft",
  onSoft: "color.accent.onSoft",
} as const satisfies Readonly<Record<string, RoleName>>;

/** A name of a typeface that needs no escaping in a style attribute. */
const plainFamily = /^[\p{L}\p{N} -]{1,60}$/u;
const usualFonts = "'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/**
 * The look of e-mails in a theme's light mode: many programs show e-mails on white, whatever mode the reader's device is
 * in.
 *
 * @param families The families of the body, in order.
 * @example themeLook(deriveTheme(seeds, overrides), seeds.fontBody).accent // "#14806a"
 */
export function themeLook(theme: Theme, families: readonly string[]): MailLook {
  const colour = (role: RoleName) => {
    const read = readColor(valueOf(theme, "light", role));
    // A translucent colour has no meaning without what is below it.
    return read === undefined
      ? "#000000"
      : writeColor({ l: read.l, c: read.c, h: read.h });
  };
  const named = families
    .filter((family) => plainFamily.test(family))
    .map((family) => `'${family.replace(/ Variable$/, "")}'`);
  return {
    page: colour(roles.page),
    surface: colour(roles.surface),
    text: colour(roles.text),
    quiet: colour(roles.quiet),
    line: colour(roles.line),
    accent: colour(roles.accent),
    onAccent: colour(roles.onAccent),
    accentText: colour(roles.accentText),
    soft: colour(roles.soft),
    onSoft: colour(roles.onSoft),
    font: [...named, usualFonts].join(", "),
  };
}
