import { describe, expect, it } from "vitest";
import { intentKey } from "../../kit/intentKey.ts";

describe("the key of a claim", () => {
  it("is a UUID, and the same for the same intent", async () => {
    const key = await intentKey("m-1", "claimReward", "R-1");
    expect(key).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(await intentKey("m-1", "claimReward", "R-1")).toBe(key);
  });

  it("differs by member, call and thing, however they are cut", async () => {
    const keys = await Promise.all([
      intentKey("m-1", "claimReward", "R-1"),
      intentKey("m-2", "claimReward", "R-1"),
      intentKey("m-1", "claimRaffle", "R-1"),
      intentKey("m-1", "claimReward", "R-2"),
      intentKey("m-1c", "laimReward", "R-1"),
    ]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
