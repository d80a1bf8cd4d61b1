import type { ReactNode } from "react";
import { defineMessages, useIntl } from "react-intl";
import { IconButton } from "../icon-button/IconButton.tsx";
import { useNavigateProps } from "../navigation/NavigationProvider.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./Header.css.ts";
import "./HeaderLook.css.ts";

const messages = defineMessages({
  home: {
    id: "ui.header.home",
    defaultMessage: "Home",
    description: "Name of the link on the logo, which leads to the lobby",
  },
  menu: {
    id: "ui.header.menu",
    defaultMessage: "Open menu",
    description: "Name of the button that opens the side menu on a phone",
  },
  navigation: {
    id: "ui.header.navigation",
    defaultMessage: "Main",
    description: "Name of the navigation in the header",
  },
});

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
  const { formatMessage } = useIntl();
  const home = useNavigateProps(homeHref);
  return (
    <header className={styles.bar} data-look={look}>
      <div className={styles.row}>
        {onMenu && (
          <span className={styles.menu}>
            <IconButton
              icon="menu"
              label={formatMessage(messages.menu)}
              onClick={() => onMenu()}
            />
          </span>
        )}
        <a className={styles.logo} {...home}>
          {logo} <VisuallyHidden>{formatMessage(messages.home)}</VisuallyHidden>
        </a>
        {navigation && (
          <nav
            className={styles.navigation}
            aria-label={formatMessage(messages.navigation)}
          >
            {navigation}
          </nav>
        )}
        <div className={styles.end}>{children}</div>
      </div>
    </header>
  );
}
