import { useEffect, useRef, type RefObject } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { modalOf } from "../../navigation/modals.ts";

/**
 * Brings what the address has chosen into view, and the keyboard to it, once it is there; again for each time that a
 * link asks for it. Back and forward find the reader where they were.
 *
 * @example const grid = useChosenInView<HTMLDivElement>(ready); <div ref={grid}>…</div>
 */
export function useChosenInView<Part extends HTMLElement>(
  ready: boolean,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const done = useRef<string>(undefined);
  const location = useLocation();
  const { key } = location;
  const isCovered = modalOf(location) !== undefined;
  const type = useNavigationType();
  useEffect(() => {
    // A dialog is an entry of its own, over a page that stays as it is.
    if (isCovered) done.current = key;
    // The entry that the portal was opened with is come back to, too.
    const led =
      type !== "POP" || (key === "default" && done.current === undefined);
    if (!ready || !led || done.current === key) return;
    // After the page itself has begun to move to its head.
    const frame = requestAnimationFrame(() => {
      done.current = key;
      const chosen = part.current?.querySelector<HTMLElement>("[aria-current]");
      chosen?.focus({ preventScroll: true });
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      chosen?.scrollIntoView({
        block: "center",
        behavior: still ? "instant" : "smooth",
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [ready, type, key, isCovered]);
  return part;
}
