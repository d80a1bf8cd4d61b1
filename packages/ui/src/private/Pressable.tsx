import type { AriaAttributes, ReactNode, MouseEvent } from "react";
import { useNavigateProps } from "../components/navigation/NavigationProvider.tsx";

interface PressableProps extends Pick<
  AriaAttributes,
  "aria-current" | "aria-pressed" | "aria-label" | "aria-describedby"
> {
  /** Makes it a real link, which opens in a new tab as links do; without it, it is a button. */
  href?: string | undefined;
  /** Takes a plain press; a link without it moves within the site. */
  onPress?: (() => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * An entry of a menu: a real link where it has an address, else a button.
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
      /* A link cannot be pressed in; what is chosen is the place one is at. */
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
 * Says whether a click means "here": the first button, no key that asks for a new tab or a download.
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
