import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useTranslations } from "@foyer/ui/words";
import { Drawer } from "@foyer/ui/drawer";
import { SideMenu } from "@foyer/ui/side-menu";
import { ModeChoice } from "./Choices.tsx";
import MenuBelow from "./MenuBelow.tsx";
import { useMenuSections } from "./menuSections.ts";
import { useMenuParts } from "./useMenuParts.tsx";

interface MenuDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The side menu on a phone: a sheet over the page, with language and mode. It closes when a page is selected. */
export default function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  const t = useTranslations();
  const sections = useMenuSections(useMenuParts());
  const { key } = useLocation();
  const shownAt = useRef(key);

  useEffect(() => {
    if (shownAt.current !== key) onClose();
    shownAt.current = key;
  }, [key, onClose]);

  return (
    <Drawer open={open} onClose={onClose} title={t("menu.label")}>
      <SideMenu label={t("menu.label")} sections={sections} folded={false}>
        <MenuBelow>
          <ModeChoice />
        </MenuBelow>
      </SideMenu>
    </Drawer>
  );
}
