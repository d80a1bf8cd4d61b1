import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { SideMenuSection, type SideMenuPart } from "./SideMenuSection.tsx";
import * as styles from "./SideMenu.css.ts";

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
  const t = useTranslations();
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
            label={t(folded ? "ui.sideMenu.unfold" : "ui.sideMenu.fold")}
            aria-expanded={!folded}
            onClick={() => onFoldedChange(!folded)}
          />
        </div>
      )}
    </nav>
  );
}
