/* All that the Vite plug-in needs of this folder, behind one door: it is loaded through Vite's own runner. */
export { bootConfig } from "./bootConfig.ts";
export { bootScript } from "./bootScript.ts";
export {
  brandsCss,
  languageFontsCss,
  listBrands,
  loadBrand,
  preloadFiles,
} from "./brands.ts";
export { valueOf } from "./derive.ts";
