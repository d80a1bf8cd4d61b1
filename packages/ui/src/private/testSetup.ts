import "@testing-library/jest-dom/vitest";
import { afterAll, afterEach, vi } from "vitest";

/*
 * jsdom does no layout and has no ResizeObserver, but components that measure themselves must be able to create one.
 */
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

if (typeof document !== "undefined") {
  globalThis.ResizeObserver ??= StillObserver;
  Element.prototype.hasPointerCapture ??= () => false;
  await import("./quickDocument.testing.ts");
  const { cleanup, configure } = await import("@testing-library/react");
  // The first menu in a test loads its code, which takes long while other tests run in parallel.
  configure({ asyncUtilTimeout: 20_000 });
  afterEach(cleanup);
  // What a file leaves loading fails when the file ends, and stays failed for all later files of the worker.
  afterAll(() => vi.dynamicImportSettled(), 60_000);
}
