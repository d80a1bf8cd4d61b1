import { useEffect, useRef, type RefObject } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

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
  const { key } = useLocation();
  const type = useNavigationType();
  const led = type !== "POP" || key === "default";
  useEffect(() => {
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
  }, [ready, led, key]);
  return part;
}
