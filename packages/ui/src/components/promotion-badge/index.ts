export {
  PromotionBadge,
  type PromotionBadgeKind,
  type PromotionBadgeProps,
} from "./PromotionBadge.tsx";
