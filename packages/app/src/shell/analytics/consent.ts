import { useCallback, useSyncExternalStore } from "react";
import { localKeys } from "@foyer/platform/constants";
import { useServices } from "../../services/services.ts";

type Answer = "granted" | "refused";

const listeners = new Set<() => void>();

/** Other tabs of the portal speak through the storage. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/**
 * The visitor's answer to the measuring of visits, kept across visits and followed across tabs; undefined while it
 * is not given, or was taken back.
 *
 * @example const [answer, keep] = useConsent();
 */
export function useConsent(): readonly [
  Answer | undefined,
  (answer: Answer | undefined) => void,
] {
  const { local } = useServices();
  const key = localKeys.analyticsConsent;
  const kept = useSyncExternalStore(subscribe, () => local.get(key));
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
