import { GameGridSkeleton } from "@foyer/ui/game-grid";
import { Skeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";

/** The place of a page whose code is on its way. */
export function PagePending() {
  return (
    <Stack gap="x6">
      <Skeleton shape="heading" width="half" />
      <GameGridSkeleton count={12} />
    </Stack>
  );
}
