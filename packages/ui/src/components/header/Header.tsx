import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { useNavigateProps } from "../navigation/NavigationProvider.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./Header.css.ts";

export interface HeaderProps {
  /** URL of the logo's link. */
  homeHref: string;
  /** The logo; it may be scaled down, so it must fit its container. */
  logo: ReactNode;
  /** Called by the menu button, which is shown on phones and tablets; without it there is no button. */
  onMenu?(): void;
  /** Links of the header, at desktop width and above. */
  navigation?: ReactNode;
  /** Content at the end: login buttons or the member block, language, mode. */
  children: ReactNode;
  /**
   * Layout, where it differs from that of the whole page: `bar` in one line; `centred` with the logo in the middle, at
   * tablet width and above; `slim` lower and in the page's own colour.
   * @default as on the page
   */
  look?: "bar" | "centred" | "slim";
}

/**
 * The bar at the top of every page.
 *
 * @example <Header homeHref="/" logo={<Logo />} onMenu={openMenu}><Button>Log in</Button></Header>
 */
export function Header({
  homeHref,
  logo,
  onMenu,
  navigation,
  children,
  look,
}: HeaderProps) {
  const t = useTranslations();
  const home = useNavigateProps(homeHref);
  return (
    <header className={styles.bar} data-look={look}>
      <div className={styles.row}>
        {onMenu && (
          <span className={styles.menu}>
            <IconButton
              icon="menu"
              label={t("ui.header.menu")}
              onClick={() => onMenu()}
            />
          </span>
        )}
        <a className={styles.logo} {...home}>
          {logo} <VisuallyHidden>{t("ui.header.home")}</VisuallyHidden>
        </a>
        {navigation && (
          <nav
            className={styles.navigation}
            aria-label={t("ui.header.navigation")}
          >
            {navigation}
          </nav>
        )}
        <div className={styles.end}>{children}</div>
      </div>
    </header>
  );
}
