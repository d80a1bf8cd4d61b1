import { useEffect, useEffectEvent } from "react";

/**
 * Calls back when the page returns from the background, where timers are suspended.
 *
 * @example usePageShown(() => actor.send({ type: "register.resumed" }));
 */
export function usePageShown(onShown: () => void): void {
  const tellShown = useEffectEvent(onShown);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") tellShown();
    };
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pageshow", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pageshow", look);
    };
  }, []);
}
