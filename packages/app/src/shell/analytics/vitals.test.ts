// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reportVitals, type Shown } from "./vitals.ts";

type Note = (metric: object) => void;
/** The library's listeners: which browser observes what, and when a value is final, is its part. */
const notes = vi.hoisted(() => new Map<string, Note>());
vi.mock("web-vitals", () => {
  const keep = (name: string) => (note: Note) => void notes.set(name, note);
  return { onLCP: keep("LCP"), onINP: keep("INP"), onCLS: keep("CLS") };
});

/** Lets the library find a value, which arose at the given times; the id is that of the document's visit. */
const find = (
  name: "LCP" | "INP" | "CLS",
  value: number,
  times: readonly number[],
  id: string = name,
) =>
  notes.get(name)?.({
    id,
    name,
    value,
    entries: times.map((startTime) => ({ startTime })),
  });

const sendBeacon = vi.fn<(url: string, body: string) => boolean>();
const sent = (): unknown[] =>
  sendBeacon.mock.calls.map(([, body]) => JSON.parse(body));
const turn = (state: "hidden" | "visible") => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};

/** A visit of two pages, the second since the third second. */
const twoPages: readonly Shown[] = [
  { path: "/", since: 700 },
  { path: "/live", since: 3000 },
];
let end: AbortController;

beforeEach(() => {
  sendBeacon.mockReset();
  vi.stubGlobal("navigator", { sendBeacon });
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  end = new AbortController();
  reportVitals(twoPages, end.signal);
});
afterEach(() => {
  end.abort();
  vi.unstubAllGlobals();
});

describe("the core web vitals of a visit", () => {
  it("are sent when the window is hidden, rounded, each with the page where it arose", () => {
    // Before the first page was there: the document's own picture.
    find("LCP", 1837.4, [412]);
    find("INP", 123, [3500]);
    expect(sent()).toEqual([]);
    turn("hidden");
    // The library gives its last values only then.
    find("CLS", 0.2049, [2900, 3200]);
    expect(sent()).toEqual([
      { type: "LCP", address: "/", value: 1840 },
      { type: "INP", address: "/live", value: 120 },
      { type: "CLS", address: "/live", value: 0.2 },
    ]);
    expect(new Set(sendBeacon.mock.calls.map(([url]) => url))).toEqual(
      new Set(["/report"]),
    );
  });

  it("are each sent once, with the last value before the window was hidden", () => {
    find("INP", 56, [1200]);
    find("INP", 96, [1300]);
    turn("hidden");
    turn("visible");
    find("INP", 800, [4500]);
    turn("hidden");
    expect(sent()).toEqual([{ type: "INP", address: "/", value: 100 }]);
  });

  it("are sent again for a document that came back by Back", () => {
    find("INP", 56, [1200]);
    turn("hidden");
    turn("visible");
    find("INP", 72, [9000], "another");
    turn("hidden");
    expect(sent()).toHaveLength(2);
  });

  it("name the first page where nothing moved", () => {
    turn("hidden");
    find("CLS", 0, []);
    expect(sent()).toEqual([{ type: "CLS", address: "/", value: 0 }]);
  });

  it("are not sent once consent was withdrawn", () => {
    find("INP", 56, [1200]);
    end.abort();
    turn("hidden");
    find("CLS", 0, []);
    expect(sent()).toEqual([]);
  });
});
