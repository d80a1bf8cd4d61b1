import * as v from "valibot";
import { brandSchema, lookOf } from "@foyer/platform/brand";

/** What the document itself needs to know about a brand's layout. */
export interface BrandLook {
  /** Words of `data-look` on the root. */
  readonly look: string;
  /** What the home shows, in order. */
  readonly sections: readonly string[];
}

/**
 * Reads it from the layout in brand.json; throws the same errors as the build of the brand.
 *
 * @example brandLook({ gameCard: "tile" }).look // "tile bar bottom open natural wide"
 */
export function brandLook(layout: unknown): BrandLook {
  const parsed = v.parse(brandSchema.entries.layout, layout);
  return { look: lookOf(parsed), sections: parsed.home.sections };
}
