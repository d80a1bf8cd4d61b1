import { useEffect, useState, useSyncExternalStore } from "react";
import { fetchPart } from "@foyer/platform/part";
import type ToastRegion from "./ToastRegion.tsx";
import { toastSource } from "./toastStore.ts";

const touches = ["pointerdown", "keydown"];

/**
 * Shows what `toast.show` says; once per page, at its root. What draws the messages is fetched when the page is
 * first touched, because the message that the line is gone could not fetch it; at the latest with the first
 * message, and where that fails with the next.
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
    // Not `import().then(…, …)`: the build fetches the style sheet before that, where nothing would catch it.
    const load = async () => {
      try {
        const part = await fetchPart(() => import("./ToastRegion.tsx"));
        if (current) setRegion(() => part.default);
      } catch {
        // The next message tries again.
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
