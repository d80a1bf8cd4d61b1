export {
  PromotionCategoryStrip,
  type PromotionCategory,
  type PromotionCategoryStripProps,
} from "./PromotionCategoryStrip.tsx";
