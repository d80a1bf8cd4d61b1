import { act } from "@testing-library/react";
import { vi } from "vitest";

/**
 * Sends the page to the background or brings it back, with the event that a browser fires.
 *
 * @example pageInBackground(true); …; pageInBackground(false);
 */
export function pageInBackground(hidden: boolean): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(
    hidden ? "hidden" : "visible",
  );
  act(() => {
    window.dispatchEvent(new Event("visibilitychange"));
    document.dispatchEvent(new Event("visibilitychange"));
  });
}
