import { useEffect, useState } from "react";

/** Debounce between two keystrokes, in ms. */
const pauseMs = 300;

/**
 * The debounced value of a text field; emptied immediately.
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
