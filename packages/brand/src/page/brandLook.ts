import * as v from "valibot";
import { brandSchema, lookOf, type HomeSection } from "@foyer/platform/brand";

/** What the document itself has to know of how a brand arranges the portal. */
export interface BrandLook {
  /** Words of `data-look` at the root. */
  readonly look: string;
  /** What the home shows, in order. */
  readonly sections: readonly HomeSection[];
}

/**
 * Reads it from what stands in brand.json; throws what is wrong with that, as the build of the brand does.
 *
 * @example brandLook({ gameCard: "tile" }).look // "tile bar bottom open natural wide"
 */
export function brandLook(layout: unknown): BrandLook {
  const parsed = v.parse(brandSchema.entries.layout, layout);
  return { look: lookOf(parsed), sections: parsed.home.sections };
}
