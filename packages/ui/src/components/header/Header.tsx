import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { useNavigateProps } from "../navigation/NavigationProvider.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./Header.css.ts";

export interface HeaderProps {
  /** Where the logo leads. */
  homeHref: string;
  /** The logo; it may shrink, so let it be drawn to fit. */
  logo: ReactNode;
  /** Shows the menu button on phones and tablets, and is called by it. */
  onMenu?(): void;
  /** Links of the header, from a desktop's width up. */
  navigation?: ReactNode;
  /** What stands at the end: sign-in buttons or the member's block, language, mode. */
  children: ReactNode;
  /** How it is arranged where it is not as on the whole page: in one line; from a tablet's width up with the logo in the middle; lower and of the page's own colour. @default as on the page */
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
