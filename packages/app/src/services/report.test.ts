import { describe, expect, it, vi } from "vitest";
import { beaconReport, reportUnhandled, type Fault } from "./report.ts";

describe("beaconReport", () => {
  it("sends type and address without the query, each only once", () => {
    const send = vi.fn(() => true);
    const report = beaconReport(send);
    report({ type: "chunk", address: "/assets/a.js?token=secret" });
    report({ type: "chunk", address: "/assets/a.js" });
    expect(send).toHaveBeenCalledExactlyOnceWith(
      "/report",
      '{"type":"chunk","address":"/assets/a.js"}',
    );
  });
});

describe("reportUnhandled", () => {
  it("reports the page of an unhandled error, but not its message", () => {
    const page = new EventTarget();
    const place = { pathname: "/live", search: "?token=secret" };
    vi.stubGlobal("window", page);
    vi.stubGlobal("location", place);
    const faults: Fault[] = [];
    reportUnhandled((fault) => faults.push(fault));
    page.dispatchEvent(new Event("unhandledrejection"));
    place.pathname = "/fish";
    page.dispatchEvent(new Event("error"));
    place.pathname = "/rng";
    // Not a fault: resize notifications that are delivered a frame later.
    const message =
      "ResizeObserver loop completed with undelivered notifications.";
    page.dispatchEvent(Object.assign(new Event("error"), { message }));
    vi.unstubAllGlobals();
    expect(faults).toEqual([
      { type: "unhandled", address: "/live" },
      { type: "unhandled", address: "/fish" },
    ]);
  });
});
