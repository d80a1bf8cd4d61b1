import { useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import { SideMenu, type SideMenuPart } from "@foyer/ui/side-menu";
import { loadable } from "../kit/parts/loadable.tsx";
import { useMenuSections } from "./menuSections.ts";

const MenuLater = loadable(() => import("./MenuLater.tsx"));

interface ShellSideMenuProps {
  readonly folded: boolean;
  readonly onFoldedChange: (folded: boolean) => void;
}

/** The side menu beside the page, from desktop width up. */
export function ShellSideMenu(props: ShellSideMenuProps) {
  const t = useTranslations();
  const [parts, setParts] = useState<readonly SideMenuPart[]>();
  return (
    <SideMenu
      label={t("menu.label")}
      sections={useMenuSections(parts)}
      {...props}
    >
      <MenuLater onParts={setParts} shown={parts !== undefined} />
    </SideMenu>
  );
}
