import type { MouseEvent, ReactNode, Ref } from "react";
import type { NativeButtonProps } from "../button/nativeButton.ts";
import { Icon, type IconName } from "../icon/index.ts";
import { NavigateAnchor } from "../link/NavigateAnchor.tsx";
import { SpinnerMark } from "../spinner/Spinner.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./IconButton.css.ts";

export interface IconButtonProps extends NativeButtonProps {
  /** The icon. */
  icon: IconName;
  /** Accessible name: the action. Also shown as a tooltip. */
  label: string;
  /** Emphasis; `art` is legible on any picture. @default "quiet" */
  variant?: "quiet" | "soft" | "outline" | "solid" | "art";
  /** Size: 32 px, 44 px or the large control height; the touch target is always 44 px. @default "medium" */
  size?: "small" | "medium" | "large";
  /** Makes it a toggle button. Leave it out for a plain action. */
  selected?: boolean;
  /** Shows that its action is in progress; further presses are ignored. @default false */
  loading?: boolean;
  /** Whether it is disabled. @default false */
  disabled?: boolean;
  /** A count or a dot at its corner. */
  badge?: ReactNode;
  /** Makes it a real link. */
  href?: string;
  /** Called on press; not while loading or disabled. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button with only an icon.
 *
 * @example <IconButton icon="refresh" label="Refresh balance" loading={updating} onClick={refresh} />
 */
export function IconButton({
  icon,
  label,
  variant = "quiet",
  size = "medium",
  selected,
  loading = false,
  disabled = false,
  badge,
  href,
  onClick,
  ref,
  type = "button",
  ...native
}: IconButtonProps) {
  /* With a badge, the name comes from the content, so that it includes the count. */
  const name =
    badge === undefined ? { "aria-label": label, title: label } : undefined;
  const className = styles.iconButton({
    variant,
    size,
    selected: selected === true,
  });
  const iconSize = size === "small" ? "small" : "medium";
  const content = (
    <>
      {loading ? (
        <SpinnerMark size={iconSize} />
      ) : (
        <Icon name={icon} size={iconSize} />
      )}
      {badge !== undefined && (
        <>
          <VisuallyHidden>{label}</VisuallyHidden>{" "}
          <span className={styles.corner}>{badge}</span>
        </>
      )}
    </>
  );

  if (href !== undefined && !disabled && !loading) {
    return (
      <NavigateAnchor
        className={className}
        href={href}
        onClick={onClick}
        {...name}
      >
        {content}
      </NavigateAnchor>
    );
  }
  return (
    <button
      {...name}
      {...native}
      ref={ref}
      type={loading || disabled ? "button" : type}
      className={className}
      disabled={disabled && !loading}
      aria-pressed={selected}
      aria-busy={loading || undefined}
      aria-disabled={loading || native["aria-disabled"]}
      onClick={loading || disabled ? undefined : onClick}
    >
      {content}
    </button>
  );
}
