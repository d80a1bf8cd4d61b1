import { describe, expect, it, vi } from "vitest";
import { beaconReport } from "./report.ts";

describe("beaconReport", () => {
  it("sends type and address without the query, once each", () => {
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
