import { useSyncExternalStore, type RefObject } from "react";

function follow(changed: () => void): () => void {
  document.addEventListener("fullscreenchange", changed);
  return () => document.removeEventListener("fullscreenchange", changed);
}

const no = () => false;

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
  const on = useSyncExternalStore(
    follow,
    () =>
      document.fullscreenElement !== null &&
      document.fullscreenElement === element.current,
    no,
  );
  const possible = useSyncExternalStore(
    follow,
    () => document.fullscreenEnabled === true,
    no,
  );
  return {
    possible,
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
