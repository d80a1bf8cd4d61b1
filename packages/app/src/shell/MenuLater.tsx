import { useLayoutEffect } from "react";
import type { SideMenuPart } from "@foyer/ui/side-menu";
import MenuBelow from "./MenuBelow.tsx";
import { useMenuParts } from "./useMenuParts.tsx";

interface MenuLaterProps {
  /** Called with the additional entries, whenever they change. */
  readonly onParts: (parts: readonly SideMenuPart[] | undefined) => void;
  /** The menu shows them. */
  readonly shown: boolean;
}

/**
 * Parts that the first screen does not need: further entries, which are passed to the menu, and the part below them.
 */
export default function MenuLater({ onParts, shown }: MenuLaterProps) {
  const parts = useMenuParts();
  // Before painting, and before the part below is there: otherwise that would visibly move.
  useLayoutEffect(() => onParts(parts), [onParts, parts]);
  return shown && parts && <MenuBelow codes />;
}
