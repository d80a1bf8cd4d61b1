import { roleEntries } from "@foyer/themes/contract";
import { globalsOf } from "../look.ts";
import type { ShownLook } from "../useLook.ts";
import { seedNames } from "./diff.ts";
import type { StudioPart } from "./view.ts";

/**
 * A control's name in a URL, where dots are not allowed.
 *
 * @example slugOf("layout.home.rails") // "layout-home-rails"
 */
export const slugOf = (name: string): string => name.replaceAll(".", "-");

/** Id of a control's element. */
export const controlId = (name: string): string => `control-${slugOf(name)}`;

/**
 * The URL of the studio with a control open, as in Storybook's own window.
 *
 * @example linkTo("accent", look, location.href)
 */
export function linkTo(name: string, look: ShownLook, here: string): string {
  const address = new URL("./", here);
  address.search = "";
  address.hash = "";
  return `${address.href}?path=/story/foyer-brand-studio--live&args=control:${slugOf(name)}&globals=${globalsOf(look)}`;
}

/**
 * The part of the studio that contains a control, by its name in a URL.
 *
 * @example partOf("layout-gameCard") // "layout"
 */
export function partOf(slug: string): StudioPart {
  if (seedNames.some((name) => name === slug)) return "seeds";
  return roleEntries().some(([name]) => slugOf(name) === slug)
    ? "roles"
    : "layout";
}
