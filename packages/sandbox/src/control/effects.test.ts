import * as calls from "@foyer/platform/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../testing/harness.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const effects = (name: string) =>
  sandbox.control("GET", `/members/${encodeURIComponent(name)}`);

describe("the effects of calls on an account", () => {
  it("count every login and list the favourites", async () => {
    const member = await sandbox.member({ favourites: 2 });
    const kept = await member.client.call(calls.favouriteIds, {});
    expect(await effects(member.username)).toEqual({
      exists: true,
      sessions: 1,
      favourites: expect.arrayContaining(kept),
    });
    await sandbox.logIn(member.client, member);
    await member.client.call(calls.logout, {});
    expect(await effects(member.username.toUpperCase())).toMatchObject({
      sessions: 2,
    });
  });

  it("are empty for an unknown username", async () => {
    expect(await effects("nobody-at-all")).toEqual({
      exists: false,
      sessions: 0,
      favourites: [],
    });
  });
});
