import { afterEach, describe, expect, it, vi } from "vitest";
import { fetchPart, missingFile } from "./part.ts";

const lost = (file: string) =>
  new Error(
    `Failed to fetch dynamically imported module: https://portal.example/assets/${file}`,
  );
const part = { default: "the part" };

afterEach(() => void vi.unstubAllGlobals());

describe("a part that is loaded later", () => {
  it("is requested once when it loads", async () => {
    const load = vi.fn(() => Promise.resolve(part));
    await expect(fetchPart(load)).resolves.toBe(part);
    expect(load).toHaveBeenCalledOnce();
  });

  it("reports the first failure, and is requested again when its other address fails too", async () => {
    const load = vi
      .fn<() => Promise<typeof part>>()
      .mockRejectedValueOnce(lost("Part-1a2b.js"))
      .mockResolvedValueOnce(part);
    const told: string[] = [];
    await expect(
      fetchPart(load, (error) => told.push(missingFile(error))),
    ).resolves.toBe(part);
    expect(told).toEqual(["https://portal.example/assets/Part-1a2b.js"]);
  });

  it("is not requested while offline, unless the server answers", async () => {
    const load = vi.fn(() => Promise.resolve(part));
    vi.stubGlobal("navigator", { onLine: false });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("No line.")));
    await expect(fetchPart(load)).rejects.toThrow("No line.");
    expect(load).not.toHaveBeenCalled();
    vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
    await expect(fetchPart(load)).resolves.toBe(part);
  });

  it("fails with the error of the second request", async () => {
    const load = vi
      .fn<() => Promise<typeof part>>()
      .mockRejectedValueOnce(lost("One-1.js"))
      .mockRejectedValueOnce(lost("Two-2.js"));
    await expect(fetchPart(load)).rejects.toThrow("Two-2.js");
  });

  it("has no address when the error names none", () => {
    expect(missingFile(new SyntaxError("Unexpected end of input"))).toBe(
      "unknown",
    );
    expect(missingFile("lost")).toBe("unknown");
  });
});
