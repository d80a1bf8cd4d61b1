import { describe, expect, it } from "vitest";
import { safeStorage } from "./storage.ts";

function fakeStorage(limit = Infinity): Storage {
  const entries: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > limit)
        throw new DOMException("full", "QuotaExceededError");
      entries[key] = value;
    },
    removeItem: (key: string) => {
      delete entries[key];
    },
    clear: () => {},
    key: () => null,
    length: 0,
  };
  return new Proxy(methods, {
    ownKeys: () => Object.keys(entries),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

describe("safeStorage", () => {
  it("keeps values in the browser's storage", () => {
    const browser = fakeStorage();
    const storage = safeStorage(() => browser);
    storage.set("lang", "MY");
    expect(browser.getItem("lang")).toBe("MY");
    expect(storage.get("lang")).toBe("MY");
    storage.remove("lang");
    expect(storage.get("lang")).toBeUndefined();
  });

  it("falls back to memory when the browser denies access", () => {
    const storage = safeStorage(() => {
      throw new DOMException("denied", "SecurityError");
    });
    storage.set("token", "abc");
    expect(storage.get("token")).toBe("abc");
    storage.clearExcept([]);
    expect(storage.get("token")).toBeUndefined();
  });

  it("keeps a value in memory when it does not fit, and stores a later, smaller one", () => {
    const browser = fakeStorage(3);
    const storage = safeStorage(() => browser);
    storage.set("k", "too long");
    expect(storage.get("k")).toBe("too long");
    storage.set("k", "ok");
    expect(storage.get("k")).toBe("ok");
    expect(browser.getItem("k")).toBe("ok");
  });

  it("clears everything except the named keys", () => {
    const browser = fakeStorage();
    const storage = safeStorage(() => browser);
    storage.set("token", "abc");
    storage.set("merchantCode", "harbour");
    storage.clearExcept(["merchantCode"]);
    expect(storage.get("token")).toBeUndefined();
    expect(storage.get("merchantCode")).toBe("harbour");
  });
});
