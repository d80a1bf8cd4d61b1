import { useEffect, useState, useSyncExternalStore } from "react";
import type { ToastRegion } from "./ToastRegion.tsx";
import { toastSource } from "./toastStore.ts";

/**
 * Shows what `toast.show` says; once per page, at its root. What draws the messages is fetched with the first one;
 * where that fails, the next message tries again.
 *
 * @example <Toaster />
 */
export function Toaster() {
  const entries = useSyncExternalStore(
    toastSource.subscribe,
    toastSource.read,
    toastSource.read,
  );
  const [Region, setRegion] = useState<typeof ToastRegion>();

  useEffect(() => {
    if (Region || entries.length === 0) return;
    let current = true;
    import("./ToastRegion.tsx").then(
      (part) => current && setRegion(() => part.ToastRegion),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [Region, entries]);

  return Region ? <Region entries={entries} /> : null;
}
