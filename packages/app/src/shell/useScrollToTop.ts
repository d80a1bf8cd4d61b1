import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router-dom";
import { useRouteRecord } from "../navigation/useRouteRecord.ts";

/**
 * Scrolls to the top when another page is shown, smoothly where motion is welcome (NAV-04). Back and forward are
 * left to the browser, which puts the reader where they were.
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
