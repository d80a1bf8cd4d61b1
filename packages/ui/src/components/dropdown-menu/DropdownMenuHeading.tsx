import { DropdownMenu as Menu } from "radix-ui";
import type { ReactNode } from "react";
import * as styles from "./DropdownMenu.css.ts";

export interface DropdownMenuHeadingProps {
  /** Heading of the entries that follow; it cannot be chosen. */
  children: ReactNode;
}

/**
 * A heading above entries of a `DropdownMenu`.
 *
 * @example <DropdownMenuHeading>Logged in as lake.walker</DropdownMenuHeading>
 */
export function DropdownMenuHeading({ children }: DropdownMenuHeadingProps) {
  return <Menu.Label className={styles.heading}>{children}</Menu.Label>;
}
