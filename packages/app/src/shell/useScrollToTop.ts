import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router-dom";
import { useRouteRecord } from "../navigation/useRouteRecord.ts";

/**
 * Scrolls to the top when another page is shown, smoothly unless reduced motion is preferred (NAV-04). For Back and
 * Forward the browser restores the scroll position.
 */
export function useScrollToTop(): void {
  const record = useRouteRecord();
  const name = record && (record.category ?? record.page);
  const type = useNavigationType();
  const before = useRef(name);

  useEffect(() => {
    if (before.current === name) return;
    before.current = name;
    if (type === "POP") return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
  }, [name, type]);
}
