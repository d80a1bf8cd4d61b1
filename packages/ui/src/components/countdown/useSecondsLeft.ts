import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { secondsUntil } from "./timeLeft.ts";

/**
 * Whole seconds until a moment, by the clock and not by counting: a tab that slept or was throttled is right at once.
 *
 * @example const left = useSecondsLeft(order.endsAt, Date.now, refetch);
 */
export function useSecondsLeft(
  endsAt: number,
  now: () => number,
  onEnd: (() => void) | undefined,
): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tick = () => {
        clearTimeout(timer);
        changed();
        const left = endsAt - now();
        /* The next tick falls where the shown second changes; not rounded down, or it would come just too early. */
        if (left > 0 && Number.isFinite(left))
          timer = setTimeout(tick, Math.ceil(left % 1000) || 1000);
      };
      tick();
      document.addEventListener("visibilitychange", tick);
      window.addEventListener("pageshow", tick);
      return () => {
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", tick);
        window.removeEventListener("pageshow", tick);
      };
    },
    [endsAt, now],
  );
  const read = () => secondsUntil(endsAt, now());
  const seconds = useSyncExternalStore(subscribe, read, read);

  const ended = useRef<number>(undefined);
  const isOver = seconds === 0;
  useEffect(() => {
    if (!isOver || ended.current === endsAt) return;
    ended.current = endsAt;
    onEnd?.();
  }, [isOver, endsAt, onEnd]);
  return seconds;
}
