import { useEffect, useState, useSyncExternalStore } from "react";
import { fetchPart } from "@foyer/platform/part";
import type ToastRegion from "./ToastRegion.tsx";
import { toastSource } from "./toastStore.ts";

const touches = ["pointerdown", "keydown"];

/**
 * Shows the messages of `toast.show`. Use it once per page, at the root. Its code is loaded on the first interaction,
 * so that it is there to report a lost connection; at the latest with the first message, or with the next one if
 * loading fails.
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
    if (Region) return;
    let current = true;
    // Not `import().then(…, …)`: the build loads the style sheet first, and nothing would catch its failure.
    const load = async () => {
      try {
        const part = await fetchPart(() => import("./ToastRegion.tsx"));
        if (current) setRegion(() => part.default);
      } catch {
        // The next message retries.
      }
    };
    if (entries.length > 0) void load();
    for (const touch of touches) addEventListener(touch, load, { once: true });
    return () => {
      current = false;
      for (const touch of touches) removeEventListener(touch, load);
    };
  }, [Region, entries]);

  return Region ? <Region entries={entries} /> : null;
}
