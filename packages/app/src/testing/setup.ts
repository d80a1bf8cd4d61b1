import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { toast } from "@foyer/ui/toast";
import { afterEach, beforeEach, vi } from "vitest";

/* What jsdom lacks: it lays nothing out and knows no media. */

class StillObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= StillObserver;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.scrollIntoView ??= () => undefined;

configure({
  // A first dialog brings its code along, which takes long where much else runs beside it.
  asyncUtilTimeout: 20_000,
  getElementError: (message) =>
    new Error(message ?? "The element is not as expected."),
});

/*
 * No style sheet of ours reaches jsdom, so there is next to nothing to compute; yet to find a button by its name
 * it would work its own sheet through for every element, which is most of such a test's time.
 */
const styleOf = (display: string) =>
  Object.assign(document.createElement("i").style, { display });
const plain = {
  block: styleOf("block"),
  inline: styleOf("inline"),
  none: styleOf("none"),
};
const inline = new Set([
  "A",
  "B",
  "BDI",
  "EM",
  "I",
  "IMG",
  "LABEL",
  "SMALL",
  "SPAN",
  "STRONG",
  "svg",
]);
function quickStyle(element: Element): CSSStyleDeclaration {
  if (element.hasAttribute("hidden")) return plain.none;
  if (element instanceof HTMLElement && element.style.length > 0)
    return element.style;
  return inline.has(element.tagName) ? plain.inline : plain.block;
}

beforeEach(() => {
  vi.stubGlobal("getComputedStyle", quickStyle);
  if (document.defaultView)
    vi.spyOn(document.defaultView, "getComputedStyle").mockImplementation(
      quickStyle,
    );
  vi.stubGlobal("matchMedia", (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal("scrollTo", vi.fn());
  // Portals of earlier tests would answer: in tests each tab stands alone, and no new one has to wait for them.
  vi.stubGlobal("BroadcastChannel", undefined);
  // Nobody is at the other end; a test of live events brings a socket of its own.
  vi.stubGlobal("WebSocket", undefined);
  vi.spyOn(toast, "show");
});

afterEach(() => {
  // Messages outlive the portal that showed them.
  for (const { value } of vi.mocked(toast.show).mock.results)
    toast.dismiss(value);
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  document.documentElement.removeAttribute("class");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
