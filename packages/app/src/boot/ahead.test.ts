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
  it("returns an early response once, then fetches", async () => {
    window.foyerAhead = { "/status": Promise.resolve(new Response("early")) };
    expect(await textAt("/status")).toBe("early");
    expect(fetched).not.toHaveBeenCalled();
    expect(await textAt("/status")).toBe("fetched");
  });

  it("rejects with the error of an early request, and fetches the next time", async () => {
    window.foyerAhead = { "/status": Promise.reject(new TypeError("no line")) };
    await expect(textAt("/status")).rejects.toThrow("no line");
    expect(await textAt("/status")).toBe("fetched");
  });

  it("fetches other addresses with the given options", async () => {
    window.foyerAhead = { "/status": Promise.resolve(new Response("early")) };
    const init = { method: "POST" };
    await fetchOrTake("/other", init);
    expect(fetched).toHaveBeenCalledExactlyOnceWith("/other", init);
  });

  it("fetches when there is no early request", async () => {
    expect(await textAt("/status")).toBe("fetched");
  });
});
