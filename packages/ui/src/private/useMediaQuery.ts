import { useCallback, useSyncExternalStore } from "react";

/**
 * Follows a media query; false where there is no screen, as on a server.
 *
 * @param drawn What a document was drawn with, if not without a screen.
 *
 * @example const still = useMediaQuery(media.still);
 */
export function useMediaQuery(
  query: string,
  drawn: () => boolean = () => false,
): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (typeof window.matchMedia !== "function") return () => {};
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () =>
      typeof window.matchMedia === "function" &&
      window.matchMedia(query).matches,
    drawn,
  );
}
