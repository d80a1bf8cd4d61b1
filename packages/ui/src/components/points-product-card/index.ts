export {
  PointsFigure,
  usePointsText,
  type PointsFigureProps,
} from "./PointsFigure.tsx";
export {
  PointsProductCard,
  type PointsProductCardProps,
} from "./PointsProductCard.tsx";
export { PointsProductCardSkeleton } from "./PointsProductCardSkeleton.tsx";
