import { Skeleton } from "./Skeleton.tsx";

export interface SkeletonTextProps {
  /** How many lines; the last is shorter, as last lines are. @default 3 */
  lines?: number;
}

/**
 * A paragraph that is coming.
 *
 * @example <SkeletonText lines={2} />
 */
export function SkeletonText({ lines = 3 }: SkeletonTextProps) {
  return (
    <span aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton
          key={index}
          width={index === lines - 1 && lines > 1 ? "half" : "full"}
        />
      ))}
    </span>
  );
}
