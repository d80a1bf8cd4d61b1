import {
  afterEach,
  beforeEach,
  describe,
  expect,
  it,
  vi,
  type Mock,
} from "vitest";
import { startDrawn } from "./startDrawn.ts";

const root = document.documentElement;
let run: Mock<(address: string) => Promise<unknown>>;
let painted: ((...names: string[]) => void) | undefined;

beforeEach(() => {
  run = vi.fn(() => Promise.resolve());
  painted = undefined;
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(told: (list: object) => void) {
        painted = (...names) =>
          told({
            getEntriesByName: (name: string) =>
              names.filter((seen) => seen === name),
          });
      }
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = `<link data-later="modulepreload" type="module" href="/main.js">
    <link data-later="preload" as="fetch" href="/words.json"><p id="start-failed" hidden></p>`;
});
afterEach(() => {
  Reflect.deleteProperty(document, "hidden");
  vi.unstubAllGlobals();
  delete root.dataset["wait"];
});

describe("the script of a drawn page", () => {
  it("is run after the first paint, with what it needs", async () => {
    startDrawn(window, run);
    painted?.("first-paint");
    expect(run).not.toHaveBeenCalled();
    painted?.("first-paint", "first-contentful-paint");
    await vi.waitFor(() =>
      expect(run.mock.calls).toEqual([[`${location.origin}/main.js`]]),
    );
    expect(
      [...document.body.querySelectorAll("link")].map(({ rel }) => rel),
    ).toEqual(["modulepreload", "preload"]);
  });

  it("runs the scripts in their order, each once the one before has run", async () => {
    document.body.innerHTML = `<link data-later="modulepreload" type="module" href="/base.js">
      <link data-later="modulepreload" type="module" href="/main.js">`;
    let finish: (() => void) | undefined;
    run.mockImplementationOnce(
      () => new Promise<void>((resolve) => (finish = resolve)),
    );
    startDrawn(window, run);
    painted?.("first-contentful-paint");
    await vi.waitFor(() => expect(finish).toBeDefined());
    expect(run.mock.calls).toEqual([[`${location.origin}/base.js`]]);
    finish?.();
    await vi.waitFor(() =>
      expect(run.mock.calls.at(-1)).toEqual([`${location.origin}/main.js`]),
    );
  });

  it.each([
    ["another visitor's", () => (root.dataset["wait"] = "")],
    [
      "in the background",
      () =>
        Object.defineProperty(document, "hidden", {
          configurable: true,
          value: true,
        }),
    ],
    [
      "in a browser that does not tell",
      () => vi.stubGlobal("PerformanceObserver", undefined),
    ],
  ])("is run at once where the page is %s", async (_where, arrange) => {
    arrange();
    startDrawn(window, run);
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  });

  it("says so when it does not come", async () => {
    run = vi.fn(() => Promise.reject(new Error("lost")));
    startDrawn(window, run);
    painted?.("first-contentful-paint");
    await vi.waitFor(() =>
      expect(document.querySelector("#start-failed")).toBeVisible(),
    );
  });
});
