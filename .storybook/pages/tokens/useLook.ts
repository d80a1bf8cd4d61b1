import { useSyncExternalStore } from "react";

/**
 * Brand and mode of the document, as "brand / mode"; whoever reads variables renders again when they change.
 *
 * @example const look = useLook();
 */
export function useLook(): string {
  return useSyncExternalStore(subscribe, read);
}

function read(): string {
  const { brand = "", mode = "" } = document.documentElement.dataset;
  return `${brand} / ${mode}`;
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributeFilter: ["data-brand", "data-mode"],
  });
  return () => observer.disconnect();
}
