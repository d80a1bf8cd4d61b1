import { DropdownMenu as Menu } from "radix-ui";
import * as styles from "./DropdownMenu.css.ts";

/**
 * A line between two groups of entries of a `DropdownMenu`.
 *
 * @example <DropdownMenuSeparator />
 */
export function DropdownMenuSeparator() {
  return <Menu.Separator className={styles.separator} />;
}
