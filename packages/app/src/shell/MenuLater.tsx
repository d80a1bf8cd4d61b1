import { useLayoutEffect } from "react";
import type { SideMenuPart } from "@foyer/ui/side-menu";
import MenuBelow from "./MenuBelow.tsx";
import { useMenuParts } from "./useMenuParts.tsx";

interface MenuLaterProps {
  /** Told which entries there are besides, whenever that changes. */
  readonly onParts: (parts: readonly SideMenuPart[] | undefined) => void;
}

/** What the first screen does without: further entries, which the menu is handed, and what stands below all of them. */
export default function MenuLater({ onParts }: MenuLaterProps) {
  const parts = useMenuParts();
  // Before it is painted: what stands below would be seen to move.
  useLayoutEffect(() => onParts(parts), [onParts, parts]);
  return parts && <MenuBelow codes />;
}
