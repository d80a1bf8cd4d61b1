import { describe, expect, it } from "vitest";
import { Refusal } from "./refusal.ts";
import { checkPassword } from "./password.ts";

/** A stored password that costs just enough work to wait in the queue. */
const stored = `${Buffer.alloc(16).toString("base64url")}.${Buffer.alloc(32).toString("base64url")}.2048.1`;

describe("concurrent password checks", () => {
  it("are queued, and rejected without any work when the queue is full", async () => {
    const asked = Array.from({ length: 40 }, () =>
      checkPassword("harbour-lights", stored),
    );
    const ended = await Promise.allSettled(asked);
    const refused = ended.flatMap((one) =>
      one.status === "rejected" ? [one.reason] : [],
    );
    expect(refused).toHaveLength(40 - 14);
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(Refusal);
      expect(reason).toMatchObject({
        code: "TOO_MANY_REQUESTS",
        hindrance: "busy",
        retryAfter: 1,
      });
    }
    // Later calls find room again.
    await expect(checkPassword("harbour-lights", stored)).resolves.toBe(false);
  });
});
