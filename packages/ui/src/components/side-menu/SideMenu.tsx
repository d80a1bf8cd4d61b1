import type { ReactNode } from "react";
import { defineMessages, useIntl } from "react-intl";
import type { IconName } from "../icon/glyphs.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { SideMenuSection } from "./SideMenuSection.tsx";
import * as styles from "./SideMenu.css.ts";

const messages = defineMessages<{ fold: {}; unfold: {} }>({
  fold: {
    id: "ui.sideMenu.fold",
    defaultMessage: "Fold menu",
    description: "Button that folds the side menu to a narrow column",
  },
  unfold: {
    id: "ui.sideMenu.unfold",
    defaultMessage: "Unfold menu",
    description: "Button that opens the folded side menu",
  },
});

export interface SideMenuItem {
  /** Tells the entries apart. */
  key: string;
  /** Words of the entry; small under the picture while the menu is folded. */
  label: string;
  /** Picture of the entry. */
  icon: IconName;
  /** Makes it a real link. */
  href?: string;
  /** It is where one is. @default false */
  selected?: boolean;
  /** A count at the end of the words, `<CountBadge />` for one. */
  badge?: ReactNode;
  /** Called on a plain press, instead of following the address. */
  onSelect?(): void;
}

export interface SideMenuPart {
  /** Tells the sections apart. */
  key: string;
  /** Words above the entries; needed if it opens and closes. */
  label?: string;
  /** Its words open and close it; it begins open. @default false */
  collapsible?: boolean;
  /** The entries, in order. */
  items: readonly SideMenuItem[];
  /** Shows so many of them only, as the first six promotions. @default all */
  most?: number;
  /** The way to all of them, after the last one shown; left out where there are none. */
  more?: SideMenuItem;
}

export interface SideMenuProps {
  /** Name of the menu, for who cannot see it. */
  label: string;
  /** Groups of entries, in order. */
  sections: readonly SideMenuPart[];
  /** Folds it to a narrow column of pictures. */
  folded: boolean;
  /** The reader folded or unfolded it; without it, in a drawer for one, it cannot be. */
  onFoldedChange?(folded: boolean): void;
  /** What is seen below the entries while the menu is open: language, codes to download, channels. It stays while folded. */
  children?: ReactNode;
}

/**
 * The menu beside the page: 240 px wide, or folded to pictures.
 *
 * @example <SideMenu label="Portal" sections={sections} folded={folded} onFoldedChange={setFolded} />
 */
export function SideMenu({
  label,
  sections,
  folded,
  onFoldedChange,
  children,
}: SideMenuProps) {
  const { formatMessage } = useIntl();
  return (
    <nav className={styles.panel({ folded })} aria-label={label}>
      <div className={styles.scroller}>
        <div className={styles.entries}>
          {sections.map((section) => (
            <SideMenuSection
              key={section.key}
              section={section}
              folded={folded}
            />
          ))}
        </div>
        {children && (
          <div className={styles.below} hidden={folded}>
            {children}
          </div>
        )}
      </div>
      {onFoldedChange && (
        <div className={styles.foot({ folded })}>
          <IconButton
            icon={folded ? "chevron-end" : "chevron-start"}
            label={formatMessage(folded ? messages.unfold : messages.fold)}
            aria-expanded={!folded}
            onClick={() => onFoldedChange(!folded)}
          />
        </div>
      )}
    </nav>
  );
}
