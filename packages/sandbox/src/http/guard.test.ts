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

describe("invalid input", () => {
  it.each([
    "/desk/rooms/%00",
    "/sandbox/outbox?to=%00",
    "/sandbox/api/outbox?to=a%00b",
    "/sandbox/api/members/%00",
    "/sandbox/api/captchas/%00",
  ])("with a NUL character in the address %s is rejected", async (path) => {
    expect((await sandbox.send(path)).status).toBe(422);
  });

  it.each(["/sandbox/events", "/sandbox/merchants"])(
    "with a NUL character in a form of %s is rejected",
    async (path) => {
      const answer = await post(path, form, "body=a%00b&username=a%00b");
      expect(answer.status).toBe(422);
    },
  );

  it.each(["/social/google", "/desk/rooms/none", "/desk/pay/none"])(
    "without a multipart boundary at %s is rejected",
    async (path) => {
      const answer = await post(path, "multipart/form-data", "x");
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    },
  );
});
