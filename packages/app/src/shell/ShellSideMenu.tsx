import { useState } from "react";
import { defineMessages, useIntl } from "react-intl";
import { SideMenu, type SideMenuPart } from "@foyer/ui/side-menu";
import { loadable } from "../shared/parts/loadable.tsx";
import { useMenuSections } from "./menuSections.ts";

const MenuLater = loadable(() => import("./MenuLater.tsx"));

export const menuMessages = defineMessages({
  label: {
    id: "menu.label",
    defaultMessage: "Menu",
    description: "Name of the side menu",
  },
});

interface ShellSideMenuProps {
  readonly folded: boolean;
  readonly onFoldedChange: (folded: boolean) => void;
}

/** The side menu beside the page, from a desktop's width up. */
export function ShellSideMenu(props: ShellSideMenuProps) {
  const { formatMessage } = useIntl();
  const [parts, setParts] = useState<readonly SideMenuPart[]>();
  return (
    <SideMenu
      label={formatMessage(menuMessages.label)}
      sections={useMenuSections(parts)}
      {...props}
    >
      <MenuLater onParts={setParts} />
    </SideMenu>
  );
}
