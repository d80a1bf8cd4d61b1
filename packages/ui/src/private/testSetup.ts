import "@testing-library/jest-dom/vitest";
import { afterEach } from "vitest";

/* jsdom lays nothing out and so has no observer of sizes; what measures itself must still be able to ask for one. */
class StillObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

if (typeof document !== "undefined") {
  globalThis.ResizeObserver ??= StillObserver;
  Element.prototype.hasPointerCapture ??= () => false;
  await import("./quickDocument.testing.ts");
  const { cleanup } = await import("@testing-library/react");
  afterEach(cleanup);
}
