import { useEffect, useState } from "react";

/** Overlays that have the visitor's attention, whatever opened them: all of ours are appended to the body. */
const overlays = "[role=dialog], [role=alertdialog], [role=menu]";

/**
 * Whether a dialog or menu covers the page. `own` selects an element inside an overlay that does not count.
 *
 * @example const covered = useCovered("[data-announcements]");
 */
export function useCovered(own?: string): boolean {
  const [covered, setCovered] = useState(false);
  useEffect(() => {
    const look = () =>
      setCovered(
        [...document.querySelectorAll(overlays)].some(
          (overlay) => own === undefined || !overlay.querySelector(own),
        ),
      );
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true });
    look();
    return () => observer.disconnect();
  }, [own]);
  return covered;
}
