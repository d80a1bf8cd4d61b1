import { describe, expect, it } from "vitest";
import { safeStorage } from "./storage.ts";
import { forgetSession, tokenStore } from "./tokenStore.ts";

const inMemory = () =>
  safeStorage(() => {
    throw new Error("There is none.");
  });

describe("tokenStore", () => {
  it("keeps the token under its documented key", () => {
    const storage = inMemory();
    tokenStore(storage).set("a".repeat(32));
    expect(storage.get("token")).toBe("a".repeat(32));
    tokenStore(storage).clear();
    expect(storage.get("token")).toBeUndefined();
  });

  it.each(["", "a b", "a\r\nX-Evil: 1", "a".repeat(5000)])(
    "treats the stored token %j as missing",
    (stored) => {
      const storage = inMemory();
      storage.set("token", stored);
      expect(tokenStore(storage).get()).toBeUndefined();
    },
  );
});

// SES-06
describe("forgetSession", () => {
  it("clears the session data, but keeps the merchant code", () => {
    const storage = inMemory();
    for (const key of [
      "token",
      "gameVendor",
      "HOT_GAMES",
      "validate",
      "merchantWallet",
      "consolidated",
      "merchantCode",
    ]) {
      storage.set(key, "kept");
    }
    forgetSession(storage);
    expect(storage.get("merchantCode")).toBe("kept");
    for (const key of [
      "token",
      "gameVendor",
      "HOT_GAMES",
      "validate",
      "merchantWallet",
      "consolidated",
    ]) {
      expect(storage.get(key)).toBeUndefined();
    }
  });
});
