import { afterEach, describe, expect, it, vi } from "vitest";
import { initialPassword } from "./initialPassword.ts";

afterEach(() => vi.restoreAllMocks());

describe("an initial password", () => {
  it("has lower case, upper case and digits, and no ambiguous characters", () => {
    for (let turn = 0; turn < 300; turn += 1) {
      const password = initialPassword();
      expect(password).toMatch(/^[a-zA-Z2-9]{12}$/);
      expect(password).toMatch(/[a-z]/);
      expect(password).toMatch(/[A-Z]/);
      expect(password).toMatch(/\d/);
      expect(password).not.toMatch(/[lIO]/);
    }
  });

  it("is different each time", () => {
    const all = Array.from({ length: 300 }, initialPassword);
    expect(new Set(all).size).toBe(all.length);
  });

  it("comes from crypto.getRandomValues, without favouring the first letters", () => {
    // 255 is beyond the last whole multiple of 24 letters: it is discarded, not wrapped around.
    const bytes = [255];
    const random = vi
      .spyOn(crypto, "getRandomValues")
      .mockImplementation((array) => {
        if (array instanceof Uint8Array) array[0] = bytes.shift() ?? 0;
        return array;
      });
    initialPassword();
    // Once for each of 12 letters and 11 swaps, and once more for the discarded byte.
    expect(random).toHaveBeenCalledTimes(24);
  });
});
