import { useEffect, useState, type RefObject } from "react";

export interface FullScreen {
  /** The browser can. */
  readonly possible: boolean;
  /** It is on now. */
  readonly on: boolean;
  toggle(): void;
}

/**
 * Full screen for one element, in step with the Escape key.
 *
 * @example const full = useFullScreen(stage);
 */
export function useFullScreen(
  element: RefObject<HTMLElement | null>,
): FullScreen {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const follow = () =>
      setOn(
        document.fullscreenElement !== null &&
          document.fullscreenElement === element.current,
      );
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, [element]);
  return {
    possible: document.fullscreenEnabled === true,
    on,
    toggle: () => {
      /* A refusal leaves things as they are, and the button says so by not changing. */
      const done = on
        ? document.exitFullscreen()
        : element.current?.requestFullscreen();
      done?.catch(() => {});
    },
  };
}
