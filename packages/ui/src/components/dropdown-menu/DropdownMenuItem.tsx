import { DropdownMenu as Menu } from "radix-ui";
import type { ReactNode } from "react";
import { NavigateAnchor } from "../link/NavigateAnchor.tsx";
import * as styles from "./DropdownMenu.css.ts";

export interface DropdownMenuItemProps {
  /** What the entry does, in words. */
  children: ReactNode;
  /** Picture before the words. */
  icon?: ReactNode;
  /** Quiet words or a badge after them, a balance for one. */
  end?: ReactNode;
  /** What choosing it means; `danger` is for what cannot be undone. @default "neutral" */
  tone?: "neutral" | "danger";
  /** Shows the entry but lets nobody choose it. @default false */
  disabled?: boolean;
  /** Keeps the menu open after choosing, as copying does. @default false */
  keepOpen?: boolean;
  /** Makes the entry a real link; an address of this site moves without a page load. */
  href?: string;
  /** Called when the entry is chosen by pointer, Enter or Space; a link may go without. */
  onSelect?(): void;
}

/**
 * One action of a `DropdownMenu`.
 *
 * @example <DropdownMenuItem icon={<Icon name="logout" />} onSelect={signOut}>Sign out</DropdownMenuItem>
 */
export function DropdownMenuItem(props: DropdownMenuItemProps) {
  const {
    children,
    icon,
    end,
    tone = "neutral",
    disabled = false,
    keepOpen = false,
    href,
    onSelect,
  } = props;
  const content = (
    <>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>{children}</span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </>
  );
  const link = href !== undefined && !disabled;
  return (
    <Menu.Item
      className={styles.item({ tone })}
      disabled={disabled}
      asChild={link}
      onSelect={(event) => {
        if (keepOpen) event.preventDefault();
        onSelect?.();
      }}
    >
      {link ? <NavigateAnchor href={href}>{content}</NavigateAnchor> : content}
    </Menu.Item>
  );
}
