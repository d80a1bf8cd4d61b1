import type { Brand, BrandFile, PortalBrand } from "@foyer/platform/brand";
import { brandWords } from "virtual:brand-words";
import { testBrand } from "../../packages/app/src/testing/brands.ts";

const files = import.meta.glob<BrandFile>("../../themes/*/brand.json", {
  import: "default",
  eager: true,
});
const pictures = import.meta.glob<string>(
  "../../themes/*/assets/{logo,logoMark}.*",
  { query: "?url", import: "default", eager: true },
);

/**
 * A brand as a portal is drawn from it, with its own content of brand.json.
 *
 * @example brandOf("aurora").name // "Aurora"
 */
export const brandOf = (brandId: string): PortalBrand =>
  portalOf(brandId, testBrand(files[`../../themes/${brandId}/brand.json`]));

/**
 * The same with a configuration that is being drafted. Its pictures have the sizes in their own files, and the browser's
 * own bars keep their colour.
 *
 * @example portalOf("aurora", testBrand(draft)).pictures.logo.src
 */
export function portalOf(brandId: string, draft: Brand): PortalBrand {
  const languages = brandWords[brandId]?.languages ?? [];
  const picture = (name: string) => ({
    src:
      Object.entries(pictures).find(([path]) =>
        path.startsWith(`../../themes/${brandId}/assets/${name}.`),
      )?.[1] ?? "",
  });
  return {
    ...testBrand(),
    ...draft,
    id: brandId,
    languages: Object.fromEntries(
      languages.map(({ code, ...language }) => [
        code,
        { ...language, ...draft.languages[code] },
      ]),
    ),
    pictures: { logo: picture("logo"), logoMark: picture("logoMark") },
  };
}
