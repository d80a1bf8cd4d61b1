import { DropdownMenu as Menu } from "radix-ui";
import type { ReactNode } from "react";
import { NavigateAnchor } from "../link/NavigateAnchor.tsx";
import * as styles from "./DropdownMenu.css.ts";

export interface DropdownMenuItemProps {
  /** Label: the action. */
  children: ReactNode;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Secondary text or a badge after the label, for example a balance. */
  end?: ReactNode;
  /** Tone of the action; `danger` is for actions that cannot be undone. @default "neutral" */
  tone?: "neutral" | "danger";
  /** Shows the entry but prevents choosing it. @default false */
  disabled?: boolean;
  /** Keeps the menu open after choosing, for example for copying. @default false */
  keepOpen?: boolean;
  /** Makes the entry a real link; a URL of this site is opened without a page load. */
  href?: string;
  /** Called when the entry is chosen by pointer, Enter or Space; optional for a link. */
  onSelect?(): void;
}

/**
 * An action in a `DropdownMenu`.
 *
 * @example <DropdownMenuItem icon={<Icon name="logout" />} onSelect={signOut}>Log out</DropdownMenuItem>
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
