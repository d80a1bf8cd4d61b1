import { useCallback, useSyncExternalStore } from "react";
import { localKeys } from "@foyer/platform/constants";
import { useServices } from "../../services/services.ts";

type Answer = "granted" | "refused";

const listeners = new Set<() => void>();

/** Changes in other tabs of the portal arrive as storage events. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/**
 * The visitor's consent to measuring visits, kept across visits and synchronised across tabs; undefined while there
 * is no answer, or after it was withdrawn.
 *
 * @example const [answer, keep] = useConsent();
 */
export function useConsent(): readonly [
  Answer | undefined,
  (answer: Answer | undefined) => void,
] {
  const { local } = useServices();
  const key = localKeys.analyticsConsent;
  const kept = useSyncExternalStore(
    subscribe,
    () => local.get(key),
    () => undefined,
  );
  const keep = useCallback(
    (answer: Answer | undefined) => {
      if (answer) local.set(key, answer);
      else local.remove(key);
      for (const listener of listeners) listener();
    },
    [local, key],
  );
  return [kept === "granted" || kept === "refused" ? kept : undefined, keep];
}
