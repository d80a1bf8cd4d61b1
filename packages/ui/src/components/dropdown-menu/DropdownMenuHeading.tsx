import { DropdownMenu as Menu } from "radix-ui";
import type { ReactNode } from "react";
import * as styles from "./DropdownMenu.css.ts";

export interface DropdownMenuHeadingProps {
  /** Words that name what follows; they cannot be chosen. */
  children: ReactNode;
}

/**
 * Words above the entries of a `DropdownMenu`.
 *
 * @example <DropdownMenuHeading>Signed in as lake.walker</DropdownMenuHeading>
 */
export function DropdownMenuHeading({ children }: DropdownMenuHeadingProps) {
  return <Menu.Label className={styles.heading}>{children}</Menu.Label>;
}
