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
  const { cleanup, configure } = await import("@testing-library/react");
  // A first menu brings its code along, which takes long where much else runs beside it.
  configure({ asyncUtilTimeout: 20_000 });
  afterEach(cleanup);
}
