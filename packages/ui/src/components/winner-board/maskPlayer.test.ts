import { describe, expect, it } from "vitest";
import { maskPlayer } from "./maskPlayer.ts";

describe("maskPlayer", () => {
  it.each([
    ["moonlake92", "mo***92"],
    ["lo***92", "lo***92"],
    ["abcd", "a***"],
    ["", "***"],
    ["ကိုအောင်မြင့်", "ကိ***့်"],
  ])("%s → %s", (name, masked) => {
    expect(maskPlayer(name)).toBe(masked);
  });
});
