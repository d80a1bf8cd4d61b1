import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Fault } from "./report.ts";
import { safeStorage } from "./storage.ts";
import { fetchAhead, reloadOnceAfterNewBuild } from "./newBuild.ts";

class PreloadError extends Event {
  readonly payload: Error;
  constructor(message: string) {
    super("vite:preloadError", { cancelable: true });
    this.payload = new Error(message);
  }
}

/** Storage of a browser that denies it; it lasts as long as the page. */
const refused = () =>
  safeStorage(() => {
    throw new Error("There is none.");
  });

const faults: Fault[] = [];
const reload = vi.fn();
const notFound = () => Promise.resolve(new Response("", { status: 404 }));
const server = vi.fn<(address: string) => Promise<Response>>(notFound);
/** The portal's reactions to the parts that were lost so far: each ends once the server's answer has taken effect. */
const reactions: unknown[] = [];
const answered = () => Promise.all(reactions);
let page = new EventTarget();
let state: unknown = null;

/** A document's start: of the one before, only what is stored outside of it is left. */
function open(build: string, session = refused()) {
  page = new EventTarget();
  const listen = page.addEventListener.bind(page);
  vi.spyOn(page, "addEventListener").mockImplementation((type, listener) =>
    listen(type, (event) => {
      if (typeof listener === "function") reactions.push(listener(event));
    }),
  );
  vi.stubGlobal("window", page);
  reloadOnceAfterNewBuild(
    { session, report: (fault) => faults.push(fault) },
    build,
  );
}
const fail = (message: string) => page.dispatchEvent(new PreloadError(message));
const lose = (name: string) =>
  fail(
    `Failed to fetch dynamically imported module: https://portal.example/assets/${name}.js`,
  );

beforeEach(() => {
  state = null;
  vi.stubGlobal("location", { reload, href: "https://portal.example/live" });
  vi.stubGlobal("fetch", server);
  vi.stubGlobal("history", {
    get state() {
      return state;
    },
    replaceState: (next: unknown) => (state = next),
  });
  vi.stubGlobal("navigator", { onLine: true });
  open("/assets/index-1.js");
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
  server.mockReset().mockImplementation(notFound);
  faults.length = 0;
  reactions.length = 0;
});

describe("a missing part", () => {
  const script = "https://portal.example/assets/Seamless-1a2b.js";

  it("reloads the page, and lets the fetch fail", async () => {
    state = { key: "a", idx: 2 };
    expect(lose("Seamless-1a2b")).toBe(true);
    await answered();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(state).toMatchObject({ key: "a", idx: 2 });
  });

  it.each([
    ["kept by the session", undefined],
    ["where the browser keeps nothing", refused],
  ])(
    "reloads the page once per build, however many parts are missing: %s",
    async (_, none) => {
      const items = new Map<string, string>();
      const storage = {
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, value: string) => void items.set(key, value),
      };
      const session = () =>
        none?.() ??
        safeStorage(() => Object.assign(Object.create(null), storage));
      for (let document = 0; document < 5; document += 1) {
        open("/assets/index-1.js", session());
        for (const name of ["One-1", "Two-2", "Three-3"]) lose(name);
        await answered();
        // The router overwrites the state of the entry.
        if (none === undefined) state = { key: "b" };
      }
      expect(reload).toHaveBeenCalledTimes(1);
      // A new build may reload once; two builds that are served alternately must come to rest.
      for (const build of ["2", "1", "2", "1"]) {
        open(`/assets/index-${build}.js`, session());
        lose("One-1");
        await answered();
      }
      expect(reload).toHaveBeenCalledTimes(2);
    },
  );

  it("does not reload the page when the reload cannot be recorded", async () => {
    vi.stubGlobal("history", {
      state: null,
      replaceState: () => {
        throw new DOMException("Too many calls.", "SecurityError");
      },
    });
    lose("One-1");
    await answered();
    expect(server).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it("keeps the current page when the part was only fetched ahead", async () => {
    const missing = `Failed to fetch dynamically imported module: ${script}`;
    const ahead = fetchAhead(() => {
      fail(missing);
      return Promise.reject(new Error(missing));
    });
    await expect(ahead).rejects.toThrow(missing);
    await answered();
    expect(reload).not.toHaveBeenCalled();
    expect(faults).toHaveLength(1);
    fail(missing);
    await answered();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("is not fetched ahead while offline", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("No line.")));
    const load = vi.fn(() => Promise.resolve());
    await expect(fetchAhead(load)).rejects.toThrow("No line.");
    expect(load).not.toHaveBeenCalled();
  });

  it.each<readonly [string, () => Promise<Response>]>([
    [
      "no answer comes, whatever the browser says of its line",
      () => Promise.reject(new TypeError("No line.")),
    ],
    [
      "the server has the file: the browser remembers that it was lost on the way",
      () => Promise.resolve(new Response()),
    ],
    [
      "the server is busy",
      () => Promise.resolve(new Response("", { status: 503 })),
    ],
  ])("keeps the current page when %s", async (_, answer) => {
    server.mockImplementation(answer);
    lose("One-1");
    await answered();
    expect(server).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ["the file", "One-1.js", "https://portal.example/assets/One-1.js"],
    ["the page, where no file is named", "", "https://portal.example/live"],
  ])(
    "reloads the page when a server answers with HTML instead, asked for %s",
    async (_, file, address) => {
      server.mockImplementation(() =>
        Promise.resolve(
          new Response("", { headers: { "content-type": "text/html" } }),
        ),
      );
      fail(file && `Failed to fetch https://portal.example/assets/${file}`);
      await answered();
      expect(server.mock.calls.map(([asked]) => asked)).toEqual([address]);
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  // ERR-22
  it("is reported by type and address", () => {
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
