import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Fault } from "../services/report.ts";
import { safeStorage } from "../services/storage.ts";
import { fetchAhead, reloadOnceAfterNewBuild } from "./newBuild.ts";

class PreloadError extends Event {
  readonly payload: Error;
  constructor(message: string) {
    super("vite:preloadError", { cancelable: true });
    this.payload = new Error(message);
  }
}

const reload = vi.fn();
const faults: Fault[] = [];
let page = new EventTarget();
const fail = (message: string) => {
  const event = new PreloadError(message);
  page.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("window", page);
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("navigator", { onLine: true });
  const session = safeStorage(() => {
    throw new Error("There is none.");
  });
  reloadOnceAfterNewBuild({ session, report: (fault) => faults.push(fault) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
  faults.length = 0;
});

describe("a part that is gone", () => {
  const script = "https://portal.example/assets/Seamless-1a2b.js";

  it("loads the page anew, once for each address", () => {
    expect(fail(`Failed to fetch dynamically imported module: ${script}`)).toBe(
      true,
    );
    expect(reload).toHaveBeenCalledTimes(1);
    expect(fail(`Failed to fetch dynamically imported module: ${script}`)).toBe(
      false,
    );
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("keeps the page that is there when nobody has asked for the part yet", async () => {
    const missing = `Failed to fetch dynamically imported module: ${script}`;
    const ahead = fetchAhead(() => {
      expect(fail(missing)).toBe(false);
      return Promise.reject(new Error(missing));
    });
    await expect(ahead).rejects.toThrow(missing);
    expect(reload).not.toHaveBeenCalled();
    expect(faults).toHaveLength(1);
    expect(fail(missing)).toBe(true);
  });

  it("keeps the page that is there while there is no line", () => {
    vi.stubGlobal("navigator", { onLine: false });
    const missing = `Failed to fetch dynamically imported module: ${script}`;
    expect(fail(missing)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    vi.stubGlobal("navigator", { onLine: true });
    expect(fail(missing)).toBe(true);
  });

  it("is reported by kind and address", () => {
    fail(`Failed to fetch dynamically imported module: ${script}`);
    fail(
      "Unable to preload CSS for https://portal.example/assets/Seamless-3c.css",
    );
    fail("Who knows");
    expect(faults).toEqual([
      { type: "chunk", address: script },
      {
        type: "stylesheet",
        address: "https://portal.example/assets/Seamless-3c.css",
      },
      { type: "chunk", address: "unknown" },
    ]);
  });
});
