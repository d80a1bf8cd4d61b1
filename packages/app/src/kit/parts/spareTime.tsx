import { startTransition, useEffect, useState, type ReactNode } from "react";

/** A page that is never idle gets it all the same, after this many ms. */
const longestMs = 2000;

/**
 * Calls back when the browser has nothing else to do; Safari has no such callback, and is given a moment.
 *
 * @returns Takes it back.
 * @example useEffect(() => inSpareTime(fetchCode), []);
 */
export function inSpareTime(act: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const asked = requestIdleCallback(act, { timeout: longestMs });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(act);
  return () => clearTimeout(timer);
}

/**
 * What nobody sees at first: it is rendered in spare time, after the page around it.
 *
 * @example <InSpareTime><PromptHost /></InSpareTime>
 */
export function InSpareTime({ children }: { readonly children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => inSpareTime(() => startTransition(() => setDue(true))), []);
  return due && children;
}
