import { systemStatus } from "@foyer/platform/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "./testing/harness.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ load: { working: 1, waiting: 0 } });
});
afterAll(() => sandbox.close());

const many = (count: number, path: string): string[] =>
  Array.from({ length: count }, () => path);

/** The statuses of requests that are sent at the same time. */
const askAll = (paths: readonly string[]): Promise<readonly number[]> =>
  Promise.all(paths.map(async (path) => (await sandbox.send(path)).status));

const busyOf = (statuses: readonly number[]) =>
  statuses.filter((status) => status === 503).length;

describe("a platform under load", () => {
  it.each([
    "/account/password",
    "/account/email",
    "/social/google",
    "/wps/session/social/google",
    "/identitytoolkit.googleapis.com/v1/recaptchaParams",
    "/desk/rooms/none",
    "/desk/pay/none",
    "/games/state",
    "/games/lottery/state",
    "/games/frame",
    "/nothing",
    systemStatus.path,
  ])(
    "processes a limited number of concurrent requests to %s",
    async (path) => {
      expect(busyOf(await askAll(many(4, path)))).toBe(3);
    },
  );

  it("processes calls while pages are overloaded, and pages while calls are", async () => {
    const [call = 0, ...pages] = await askAll([
      systemStatus.path,
      ...many(4, "/social/google"),
    ]);
    expect([call, busyOf(pages)]).toEqual([200, 3]);
    const [page, ...calls] = await askAll([
      "/social/google",
      ...many(4, systemStatus.path),
    ]);
    expect([page, busyOf(calls)]).toEqual([410, 3]);
  });

  it.each([
    "/art/avatar/m-demo-member.svg",
    "/games/app.css",
    "/account/style.css",
    "/sandbox/style.css",
    "/sandbox",
  ])(
    "serves 300 concurrent requests, as many as a lobby makes, to %s",
    async (path) => {
      expect(new Set(await askAll(many(300, path)))).toEqual(new Set([200]));
    },
  );

  it("limits concurrent requests for pictures too", async () => {
    const crowd = many(1_100, "/art/goods/none.svg");
    expect(busyOf(await askAll(crowd))).toBeGreaterThan(0);
  });
});
