export { bannerArt, type BannerInput } from "./banner.ts";
export { coverColor, gameCover, type CoverInput } from "./cover.ts";
export {
  goodsArt,
  goodsNames,
  isGoods,
  type GoodsName,
} from "./goods/index.ts";
export { licenceArt } from "./licence.ts";
export { avatarArt } from "./portrait.ts";
export type { GameKind } from "./theme-types.ts";
export { vendorMark, type VendorInput } from "./vendor.ts";
