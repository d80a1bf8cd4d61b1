import type { ReactNode } from "react";
import { SkipLink } from "../skip-link/SkipLink.tsx";
import { useMediaQuery } from "../../private/useMediaQuery.ts";
import { media } from "../../styles/media.ts";
import "../../styles/look.css.ts";
import * as styles from "./PageLayout.css.ts";

export interface PageLayoutProps {
  /** The header, fixed at the top while the page scrolls. */
  header: ReactNode;
  /** The side menu, shown beside the page at desktop width; omit it on game pages. */
  sideMenu?: ReactNode;
  /** The footer, below the page. */
  footer?: ReactNode;
  /** The five entries at the bottom of a phone screen. */
  bottomNavigation?: ReactNode;
  /** Fills the window without margins, for a game. @default false */
  bare?: boolean;
  /** Content of the page. */
  children: ReactNode;
}

/* Whether React meets a document without its side menu. */
let leftOut = false;

/**
 * Takes the side menu out of a drawn document where the window is too narrow for it, before React meets it: a phone
 * does not bring to life what it does not show.
 *
 * @example leaveOutSideMenu(container); hydrateRoot(container, portal);
 */
export function leaveOutSideMenu(container: ParentNode): void {
  if (!window.matchMedia(media.belowDesktop).matches) return;
  leftOut = true;
  container.querySelector(`.${styles.side}`)?.remove();
}

/**
 * The layout of every page: header, side menu, content, footer and bottom navigation.
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
  // Not rendered where it is not visible: a phone should not pay for a desktop's menu.
  const narrow = useMediaQuery(media.belowDesktop, () => leftOut);
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
