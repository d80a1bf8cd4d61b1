import type { Brand, BrandFile } from "@foyer/platform/brand";
import { testBrand } from "../../packages/app/src/testing/brands.ts";

const files = import.meta.glob<BrandFile>("../../themes/*/brand.json", {
  import: "default",
  eager: true,
});

/**
 * A brand's own content of brand.json.
 *
 * @example brandOf("aurora").name // "Aurora"
 */
export const brandOf = (brandId: string): Brand =>
  testBrand(files[`../../themes/${brandId}/brand.json`]);
