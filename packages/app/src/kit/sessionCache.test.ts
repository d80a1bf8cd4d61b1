import { gameVendor, merchantWallet } from "@foyer/platform/calls";
import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { safeStorage } from "../services/storage.ts";
import { sessionCached } from "./sessionCache.ts";

function start() {
  const storage = safeStorage(() => {
    throw new Error("There is none.");
  });
  const load = vi.fn(() => Promise.resolve({ isSingle: true }));
  const ask = (over: { scope?: string; refresh?: boolean } = {}) =>
    sessionCached({
      storage,
      key: "merchantWallet",
      scope: "EN",
      schema: merchantWallet.response,
      load,
      ...over,
    });
  return { storage, load, ask };
}

describe("sessionCached", () => {
  it("loads once for each scope", async () => {
    const { ask, load } = start();
    expect(await ask()).toEqual({ isSingle: true });
    expect(await ask()).toEqual({ isSingle: true });
    expect(load).toHaveBeenCalledTimes(1);
    await ask({ scope: "MY" });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("bypasses the cache on request, and stores the new answer", async () => {
    const { ask, load } = start();
    await ask();
    load.mockResolvedValue({ isSingle: false });
    expect(await ask({ refresh: true })).toEqual({ isSingle: false });
    expect(await ask()).toEqual({ isSingle: false });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    "",
    "{",
    "null",
    '{"scope":"EN"}',
    '{"scope":"EN","answer":{"isSingle":{}}}',
  ])("loads again when the stored text is %j", async (kept) => {
    const { ask, load, storage } = start();
    storage.set("merchantWallet", kept);
    await ask();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("does not cache a failure", async () => {
    const { ask, load, storage } = start();
    load.mockRejectedValueOnce(new Error("no"));
    await expect(ask()).rejects.toThrow("no");
    expect(storage.get("merchantWallet")).toBeUndefined();
    expect(await ask()).toEqual({ isSingle: true });
  });

  it("restores a cached lobby unchanged, including its cards by provider", async () => {
    const { storage } = start();
    const answer = v.parse(gameVendor.response, {
      data: {
        lanes: [
          {
            gameCategory: "RNG",
            vendors: ["KITE"],
            cards: { KITE: { vassalage: "KITE", title: "Kite & Co" } },
          },
        ],
      },
    });
    const options = {
      storage,
      key: "gameVendor",
      scope: "EN",
      schema: gameVendor.response,
    };
    await sessionCached({ ...options, load: () => Promise.resolve(answer) });
    expect(
      await sessionCached({
        ...options,
        load: () => Promise.reject(new Error("asked")),
      }),
    ).toEqual(answer);
  });
});
