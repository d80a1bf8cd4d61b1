import { useEffect, useState } from "react";

/** What has the person's attention, whoever opened it: every overlay of ours is appended to the body. */
const overlays = "[role=dialog], [role=alertdialog], [role=menu]";

/**
 * Whether a dialog or menu stands over the page. `own` names an element inside of the one that does not count.
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
