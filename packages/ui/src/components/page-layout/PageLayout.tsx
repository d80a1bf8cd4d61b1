import type { ReactNode } from "react";
import { SkipLink } from "../skip-link/SkipLink.tsx";
import { useMediaQuery } from "../../private/useMediaQuery.ts";
import { media } from "../../styles/media.ts";
import "../../styles/look.css.ts";
import * as styles from "./PageLayout.css.ts";

export interface PageLayoutProps {
  /** The header, kept at the top while the page scrolls. */
  header: ReactNode;
  /** The side menu, beside the page from a desktop's width up; none on game pages. */
  sideMenu?: ReactNode;
  /** The footer, under the page. */
  footer?: ReactNode;
  /** The five places at a phone's lower edge. */
  bottomNavigation?: ReactNode;
  /** Fills the whole window without margins, for a game. @default false */
  bare?: boolean;
  /** The page. */
  children: ReactNode;
}

/**
 * The frame of every page: header, side menu, the page in its measure, footer, bottom navigation.
 *
 * @example <PageLayout header={<Header … />} sideMenu={<SideMenu … />} footer={<Footer … />}><Lobby /></PageLayout>
 */
export function PageLayout({
  header,
  sideMenu,
  footer,
  bottomNavigation,
  bare = false,
  children,
}: PageLayoutProps) {
  // Not drawn where it is not seen: a phone should not pay for a desktop's menu.
  const narrow = useMediaQuery(media.belowDesktop);
  return (
    <div className={styles.frame({ barred: Boolean(bottomNavigation) })}>
      <SkipLink targetId="main" />
      {header}
      <div className={styles.columns}>
        {sideMenu && !narrow && <div className={styles.side}>{sideMenu}</div>}
        <div className={styles.page}>
          <main id="main" tabIndex={-1} className={styles.main({ bare })}>
            {children}
          </main>
          {footer}
        </div>
      </div>
      {bottomNavigation && (
        <div className={styles.bottom}>{bottomNavigation}</div>
      )}
    </div>
  );
}
