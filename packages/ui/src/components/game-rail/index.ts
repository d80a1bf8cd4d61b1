export { GameRail, type GameRailProps } from "./GameRail.tsx";
export {
  GameRailSkeleton,
  type GameRailSkeletonProps,
} from "./GameRailSkeleton.tsx";
