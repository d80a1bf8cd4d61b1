import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useIntl } from "react-intl";
import { Drawer } from "@foyer/ui/drawer";
import { LanguageSelect } from "@foyer/ui/language-select";
import { ModeSwitch } from "@foyer/ui/mode-switch";
import { SideMenu } from "@foyer/ui/side-menu";
import { chooseMode } from "../mode/mode.ts";
import { useServices } from "../services/services.ts";
import { useMenuSections } from "./menuSections.ts";
import { menuMessages, useServiceIsChat } from "./ShellSideMenu.tsx";
import { useLanguageChange } from "./useLanguageChange.ts";
import * as styles from "./shell.css.ts";

interface MenuDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The side menu of a phone: a sheet over the page, with language and mode. It goes when a page is chosen. */
export default function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  const { formatMessage } = useIntl();
  const { local } = useServices();
  const sections = useMenuSections(useServiceIsChat());
  const { language, languages, change } = useLanguageChange();
  const { key } = useLocation();
  const shownAt = useRef(key);

  useEffect(() => {
    if (shownAt.current !== key) onClose();
    shownAt.current = key;
  }, [key, onClose]);

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={formatMessage(menuMessages.label)}
    >
      <SideMenu
        label={formatMessage(menuMessages.label)}
        sections={sections}
        folded={false}
      >
        <div className={styles.menuTools}>
          <LanguageSelect
            languages={languages}
            selected={language.code}
            onSelect={change}
            variant="words"
          />
          <ModeSwitch onChange={(mode) => chooseMode(mode, local)} />
        </div>
      </SideMenu>
    </Drawer>
  );
}
