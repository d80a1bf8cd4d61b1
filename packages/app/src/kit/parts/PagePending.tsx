import { GameGridSkeleton } from "@foyer/ui/game-grid";
import { Skeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";

/** Placeholder for a page whose code is loading. */
export function PagePending() {
  return (
    <Stack gap="x6">
      <Skeleton shape="heading" width="half" />
      <GameGridSkeleton count={12} />
    </Stack>
  );
}
