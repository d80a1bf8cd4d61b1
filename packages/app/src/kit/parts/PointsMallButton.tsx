import { Button } from "@foyer/ui/button";
import { Inline } from "@foyer/ui/stack";
import { usePointsMall } from "../usePointsMall.ts";

/**
 * The way from a page of the member centre to the points mall; nothing where there is none.
 *
 * @example <Stack>{ranks}<PointsMallButton /></Stack>
 */
export function PointsMallButton() {
  const mall = usePointsMall();
  return (
    mall && (
      <Inline>
        <Button icon={mall.icon} href={mall.href}>
          {mall.label}
        </Button>
      </Inline>
    )
  );
}
