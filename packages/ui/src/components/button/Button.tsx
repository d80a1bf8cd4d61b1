import { useId, type MouseEvent, type ReactNode, type Ref } from "react";
import { Icon, type IconName } from "../icon/index.ts";
import { NavigateAnchor } from "../link/NavigateAnchor.tsx";
import { SpinnerMark } from "../spinner/Spinner.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import type { NativeButtonProps } from "./nativeButton.ts";
import * as styles from "./Button.css.ts";

export interface ButtonProps extends NativeButtonProps {
  /** Label: name the action, "Deposit 50" rather than "OK". */
  children: ReactNode;
  /**
   * Meaning: `accent` for the main action, `neutral` for any other, `danger` for what cannot be undone.
   * @default "neutral"
   */
  tone?: "accent" | "neutral" | "danger";
  /**
   * Emphasis: `solid` once per screen, then `soft`, `outline`, `quiet`.
   * @default "solid" for accent and danger, "soft" for neutral
   */
  variant?: "solid" | "soft" | "outline" | "quiet";
  /** Height: `small` inside rows, `large` for the main action of a screen. @default "medium" */
  size?: "small" | "medium" | "large";
  /** Fills the width of its container. @default false */
  wide?: boolean;
  /** Icon before the label. */
  icon?: IconName;
  /** Icon after the label. */
  iconEnd?: IconName;
  /** Shows that its action is in progress; it keeps its width and ignores further presses. @default false */
  loading?: boolean;
  /** Whether it is disabled. @default false */
  disabled?: boolean;
  /** Why it is disabled; the button stays focusable, so that the reason can be read. */
  disabledReason?: string;
  /** Makes it a real link that looks like a button. */
  href?: string;
  /** Called on press; not while loading or disabled. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Performs an action or, with `href`, follows a link.
 *
 * @example <Button tone="accent" size="large" loading={busy} onClick={signIn}>Log in</Button>
 * @example <Button href="/promotions" iconEnd="chevron-end">All promotions</Button>
 */
export function Button({
  children,
  tone = "neutral",
  variant = tone === "neutral" ? "soft" : "solid",
  size = "medium",
  wide = false,
  icon,
  iconEnd,
  loading = false,
  disabled = false,
  disabledReason,
  href,
  onClick,
  ref,
  type = "button",
  ...native
}: ButtonProps) {
  const reasonId = useId();
  const className = styles.button({ tone, variant, size, wide });
  const reason = disabled ? disabledReason : undefined;
  const inert = loading || disabled;
  const iconSize = size === "small" ? "small" : "medium";
  const content = (
    <>
      <span className={styles.content({ busy: loading })}>
        {icon && <Icon name={icon} size={iconSize} />}
        {children}
        {iconEnd && <Icon name={iconEnd} size={iconSize} />}
      </span>
      {loading && (
        <span className={styles.busyMark}>
          <SpinnerMark size={iconSize} />
        </span>
      )}
    </>
  );

  if (href !== undefined && !inert) {
    return (
      <NavigateAnchor
        className={className}
        href={href}
        onClick={onClick}
        id={native.id}
      >
        {content}
      </NavigateAnchor>
    );
  }
  return (
    <>
      <button
        {...native}
        ref={ref}
        /* A press that is ignored must not submit the form either. */
        type={inert ? "button" : type}
        className={className}
        disabled={disabled && reason === undefined && !loading}
        aria-disabled={
          loading || reason !== undefined ? true : native["aria-disabled"]
        }
        aria-busy={loading || undefined}
        aria-describedby={
          reason === undefined ? native["aria-describedby"] : reasonId
        }
        title={reason ?? native.title}
        onClick={inert ? undefined : onClick}
      >
        {content}
      </button>
      {reason !== undefined && (
        <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>
      )}
    </>
  );
}
