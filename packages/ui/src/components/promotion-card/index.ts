export { PromotionCard, type PromotionCardProps } from "./PromotionCard.tsx";
export { PromotionCardSkeleton } from "./PromotionCardSkeleton.tsx";
