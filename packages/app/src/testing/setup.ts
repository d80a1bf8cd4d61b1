import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import "@foyer/ui/testing/quick-document";
import { toast } from "@foyer/ui/toast";
import { afterAll, afterEach, beforeEach, vi } from "vitest";

/* What jsdom lacks: it has no layout and no media queries. */

class StillObserver implements ResizeObserver {
  readonly #measure: () => void;
  constructor(measure: ResizeObserverCallback) {
    this.#measure = () => measure([], this);
  }
  /* As in a browser: each element is measured once, soon. */
  observe() {
    queueMicrotask(this.#measure);
  }
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= StillObserver;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.scrollIntoView ??= () => undefined;
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

configure({
  // A first dialog has to load its code, which takes long while many tests run in parallel.
  asyncUtilTimeout: 20_000,
  getElementError: (message) =>
    new Error(message ?? "The element is not as expected."),
});

beforeEach(() => {
  vi.stubGlobal("matchMedia", (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal("scrollTo", vi.fn());
  // Portals of earlier tests would answer: in tests each tab is on its own, and no new one has to wait for others.
  vi.stubGlobal("BroadcastChannel", undefined);
  // There is no server; a test of live events provides its own socket.
  vi.stubGlobal("WebSocket", undefined);
  vi.spyOn(toast, "show");
});

afterEach(() => {
  // Toasts outlive the portal that showed them.
  for (const { value } of vi.mocked(toast.show).mock.results)
    toast.dismiss(value);
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  document.documentElement.removeAttribute("class");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// What a file leaves loading fails when the file ends, and stays failed for all later files of the worker.
afterAll(() => vi.dynamicImportSettled(), 60_000);
