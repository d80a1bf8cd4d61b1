import { Skeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";

/** The place of a form while its code, or what it needs to know, is on its way. */
export function FormPending() {
  return (
    <Stack gap="x5">
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Stack>
  );
}
