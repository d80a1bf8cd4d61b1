import { Skeleton } from "./Skeleton.tsx";

export interface SkeletonTextProps {
  /** Number of lines; the last one is shorter. @default 3 */
  lines?: number;
}

/**
 * Placeholder for a paragraph.
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
