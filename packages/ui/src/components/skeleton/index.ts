export { FormSkeleton, type FormSkeletonProps } from "./FormSkeleton.tsx";
export {
  ListRowSkeleton,
  type ListRowSkeletonProps,
} from "./ListRowSkeleton.tsx";
export { Skeleton, type SkeletonProps } from "./Skeleton.tsx";
export { SkeletonText, type SkeletonTextProps } from "./SkeletonText.tsx";
export { StatTileSkeleton } from "./StatTileSkeleton.tsx";
export { VendorCardSkeleton } from "./VendorCardSkeleton.tsx";
