import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchOrTake } from "./ahead.ts";

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => new Response("fetched"));
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("window", {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const textAt = async (url: string) => (await fetchOrTake(url, {})).text();

describe("fetchOrTake", () => {
  it("hands out what was asked for already, once", async () => {
    window.foyerAhead = { "/status": Promise.resolve(new Response("early")) };
    expect(await textAt("/status")).toBe("early");
    expect(fetched).not.toHaveBeenCalled();
    expect(await textAt("/status")).toBe("fetched");
  });

  it("lets a try that failed early fail, and fetches for the next", async () => {
    window.foyerAhead = { "/status": Promise.reject(new TypeError("no line")) };
    await expect(textAt("/status")).rejects.toThrow("no line");
    expect(await textAt("/status")).toBe("fetched");
  });

  it("fetches everything else, as it was asked to", async () => {
    window.foyerAhead = { "/status": Promise.resolve(new Response("early")) };
    const init = { method: "POST" };
    await fetchOrTake("/other", init);
    expect(fetched).toHaveBeenCalledExactlyOnceWith("/other", init);
  });

  it("fetches where nothing was asked for", async () => {
    expect(await textAt("/status")).toBe("fetched");
  });
});
