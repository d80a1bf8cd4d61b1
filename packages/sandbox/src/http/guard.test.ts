import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../testing/harness.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const form = "application/x-www-form-urlencoded";
const post = (path: string, type: string, body: string) =>
  sandbox.send(path, {
    method: "POST",
    headers: { "Content-Type": type },
    body,
  });

describe("what the database cannot hold", () => {
  it.each([
    "/desk/rooms/%00",
    "/sandbox/outbox?to=%00",
    "/sandbox/api/outbox?to=a%00b",
    "/sandbox/api/members/%00",
    "/sandbox/api/captchas/%00",
  ])("is refused in the address %s", async (path) => {
    expect((await sandbox.send(path)).status).toBe(422);
  });

  it.each(["/sandbox/events", "/sandbox/merchants"])(
    "is refused in a form of %s",
    async (path) => {
      const answer = await post(path, form, "body=a%00b&username=a%00b");
      expect(answer.status).toBe(422);
    },
  );

  it.each(["/social/google", "/desk/rooms/none", "/desk/pay/none"])(
    "is no form without a boundary, at %s",
    async (path) => {
      const answer = await post(path, "multipart/form-data", "x");
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    },
  );
});
