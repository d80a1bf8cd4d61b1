import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../testing/harness.ts";

const noon = Date.parse("Sat, 21 Nov 2026 12:00:00 GMT");
const hour = 60 * 60_000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ clock: () => noon });
});
afterAll(() => sandbox.close());

const dateOf = async (path: string, run: string) =>
  (await sandbox.send(path, { headers: { "X-Foyer-Run": run } })).headers.get(
    "date",
  );

describe("the Date header", () => {
  it("is the platform's time, as the control room has set it for the run", async () => {
    await sandbox.control("PUT", "/clock?run=late", { offsetMs: 2 * hour });
    expect(await dateOf("/wps/system/status", "late")).toBe(
      "Sat, 21 Nov 2026 14:00:00 GMT",
    );
    expect(await dateOf("/wps/system/status", "other")).toBe(
      "Sat, 21 Nov 2026 12:00:00 GMT",
    );
  });

  it("is also set on the answer to a rejected call", async () => {
    expect(await dateOf("/wps/v2/wallets/balance", "other")).toBe(
      "Sat, 21 Nov 2026 12:00:00 GMT",
    );
  });
});
