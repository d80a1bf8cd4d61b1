import { useLayoutEffect } from "react";
import * as styles from "./scrollLock.css.ts";

let holders = 0;

/**
 * Fixes the page's scroll while `active`; dialogs on top of each other are counted, and the last one to go lets it free.
 *
 * @example useScrollLock(open);
 */
export function useScrollLock(active: boolean): void {
  useLayoutEffect(() => {
    if (!active) return;
    const root = document.documentElement;
    if (holders === 0) {
      root.classList.toggle(
        styles.gutter,
        window.innerWidth > root.clientWidth,
      );
      root.classList.add(styles.locked);
    }
    holders += 1;
    return () => {
      holders -= 1;
      if (holders === 0) root.classList.remove(styles.locked, styles.gutter);
    };
  }, [active]);
}
