import { describe, expect, it } from "vitest";
import { claimKey } from "./keys.ts";

describe("the idempotency key of a claim", () => {
  it("matches the key of earlier versions, so that the platform recognises their claims", async () => {
    expect(await claimKey("m-1", "claimReward", "R-1")).toBe(
      "9d2ab2aa-e20b-8db8-9c56-47ed2218843a",
    );
  });

  it("is a UUID, and the same for the same claim", async () => {
    const key = await claimKey("m-1", "claimReward", "R-1");
    expect(key).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(await claimKey("m-1", "claimReward", "R-1")).toBe(key);
  });

  it("differs by member, call and item, even where the joined text is the same", async () => {
    const keys = await Promise.all([
      claimKey("m-1", "claimReward", "R-1"),
      claimKey("m-2", "claimReward", "R-1"),
      claimKey("m-1", "claimRaffle", "R-1"),
      claimKey("m-1", "claimReward", "R-2"),
      claimKey("m-1c", "laimReward", "R-1"),
    ]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
