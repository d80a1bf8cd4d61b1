export { GameGrid, type GameGridProps } from "./GameGrid.tsx";
export {
  GameGridSkeleton,
  type GameGridSkeletonProps,
} from "./GameGridSkeleton.tsx";
