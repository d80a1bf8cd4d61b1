/* Everything that the Vite plug-in needs from this folder, in one module that is loaded through Vite's own runner. */
export { bootConfig } from "../page/bootConfig.ts";
export { bootScript } from "../page/bootScript.ts";
export {
  brandsCss,
  languageFontsCss,
  listBrands,
  loadBrand,
  preloadFiles,
} from "./brands.ts";
export { portalBrand, routedBrand } from "./portalBrand.ts";
export { valueOf } from "../seeds/derive.ts";
