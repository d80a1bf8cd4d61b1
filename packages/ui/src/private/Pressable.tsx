import type { AriaAttributes, ReactNode, MouseEvent } from "react";
import { useNavigateProps } from "../components/navigation/NavigationProvider.tsx";

interface PressableProps extends Pick<
  AriaAttributes,
  "aria-current" | "aria-pressed" | "aria-label" | "aria-describedby"
> {
  /** Makes it a real link, which can be opened in a new tab; without it, it is a button. */
  href?: string | undefined;
  /** Handles a plain press; without it, a link navigates within the site. */
  onPress?: (() => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * An entry of a menu: a real link if it has a URL, otherwise a button.
 *
 * @example <Pressable href="/rng" onPress={() => onSelect("RNG")}>Slots</Pressable>
 */
export function Pressable({ href, onPress, ...rest }: PressableProps) {
  if (href === undefined)
    return <button type="button" onClick={() => onPress?.()} {...rest} />;
  return <PressableLink href={href} onPress={onPress} {...rest} />;
}

function PressableLink({
  href,
  onPress,
  "aria-pressed": pressed,
  "aria-current": current,
  ...rest
}: PressableProps & { href: string }) {
  const { onClick } = useNavigateProps(href);
  return (
    <a
      {...rest}
      href={href}
      /* A link cannot be in a pressed state, so the selected one is marked as the current page. */
      aria-current={current ?? (pressed ? "page" : undefined)}
      onClick={(event) => {
        if (!onPress || !isPlainClick(event)) return onClick(event);
        event.preventDefault();
        onPress();
      }}
    />
  );
}

/**
 * Whether a click should open the link in this tab: main button, no modifier key for a new tab or a download.
 *
 * @example if (isPlainClick(event)) event.preventDefault();
 */
function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}
