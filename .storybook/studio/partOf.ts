import { roleEntries } from "@foyer/themes/contract";
import { seedNames } from "./diff.ts";
import { slugOf } from "./links.ts";
import type { StudioPart } from "./view.ts";

/**
 * The part of the studio that a control stands in, by its name in an address.
 *
 * @example partOf("layout-gameCard") // "layout"
 */
export function partOf(slug: string): StudioPart {
  if (seedNames.some((name) => name === slug)) return "seeds";
  return roleEntries().some(([name]) => slugOf(name) === slug)
    ? "roles"
    : "layout";
}
