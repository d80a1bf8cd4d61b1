import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { SideMenuSection, type SideMenuPart } from "./SideMenuSection.tsx";
import * as styles from "./SideMenu.css.ts";

export interface SideMenuProps {
  /** Accessible name of the menu. */
  label: string;
  /** The groups of entries, in order. */
  sections: readonly SideMenuPart[];
  /** Folds the menu to a narrow column of icons. */
  folded: boolean;
  /** Called when the menu is folded or unfolded. Without it, for example in a drawer, it cannot be folded. */
  onFoldedChange?(folded: boolean): void;
  /** Content below the entries: language, QR codes for downloads, social channels. Hidden while folded, but stays mounted. */
  children?: ReactNode;
}

/**
 * The menu beside the page: 240 px wide, or folded to icons.
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
