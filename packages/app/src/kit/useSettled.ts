import { useEffect, useState } from "react";

/** How long somebody pauses between two letters, at most, in ms. */
const pauseMs = 300;

/**
 * What was typed, once nothing more is typed for a moment; emptied at once.
 *
 * @example const keyword = useSettled(words);
 */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return typed === "" ? "" : settled;
}
