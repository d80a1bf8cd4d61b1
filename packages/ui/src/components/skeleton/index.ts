export { Skeleton, type SkeletonProps } from "./Skeleton.tsx";
export { SkeletonText, type SkeletonTextProps } from "./SkeletonText.tsx";
