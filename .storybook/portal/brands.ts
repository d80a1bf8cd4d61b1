import type { Brand, PortalBrand } from "@foyer/platform/brand";
import { sites } from "virtual:brand-sites";
import { testBrand } from "../../packages/app/src/testing/brands.ts";

/**
 * A brand as its portal gets it: with pictures, its own pages and its own languages. A brand without a folder is an
 * invented one.
 *
 * @example brandOf("aurora").name // "Aurora"
 */
export const brandOf = (brandId: string): PortalBrand =>
  sites[brandId]?.brand ?? testBrand();

/**
 * The same with a configuration that is being drafted.
 *
 * @example portalOf("aurora", draft).pictures.logo.src
 */
export function portalOf(brandId: string, draft: Brand): PortalBrand {
  const { id, pictures, pageColors, content, ...built } = brandOf(brandId);
  return {
    ...built,
    ...draft,
    ...{ id, pictures, pageColors, ...(content && { content }) },
    languages: Object.fromEntries(
      Object.entries(built.languages).map(([code, language]) => [
        code,
        { ...language, ...draft.languages[code] },
      ]),
    ),
  };
}
