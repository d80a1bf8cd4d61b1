export {
  PromotionList,
  type PromotionEntry,
  type PromotionListProps,
} from "./PromotionList.tsx";
