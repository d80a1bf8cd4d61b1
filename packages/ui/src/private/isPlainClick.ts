import type { MouseEvent } from "react";

/**
 * Says whether a click means "here": the first button, no key that asks for a new tab or a download.
 *
 * @example if (isPlainClick(event)) event.preventDefault();
 */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}
