import { balance } from "@foyer/platform/calls";
import { sampleMember } from "@foyer/platform/samples";
import { sessionView } from "@foyer/flows/session";
import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import { fakeServices } from "../testing/fakeServices.ts";
import { sessionFor } from "./session.ts";

/** The member whom the session reads of an answer. */
async function memberOf(answer: Parameters<typeof sampleMember>[0]) {
  const { services } = fakeServices({
    visitor: "full",
    handlers: { memberInfo: () => sampleMember(answer) },
  });
  const session = createActor(sessionFor(services)).start();
  const there = await waitFor(
    session,
    (snapshot) => sessionView(snapshot).member !== undefined,
  );
  session.stop();
  return sessionView(there).member;
}

describe("who is signed in (SES-09)", () => {
  it("has the rank and its name, where there is VIP", async () => {
    expect(
      await memberOf({
        hasVip: true,
        vipLabelName: "Coral",
        vipRankLevel: "2",
      }),
    ).toMatchObject({ vipLabel: "Coral", vipRankLevel: "2" });
  });

  it("has neither where there is none, whatever the answer holds", async () => {
    expect(
      await memberOf({
        hasVip: false,
        vipLabelName: "Coral",
        vipRankLevel: "2",
      }),
    ).toMatchObject({ vipLabel: undefined, vipRankLevel: undefined });
  });

  it.each([
    ["4", "trial", false],
    ["1", "full", true],
    ["2", "full", true],
    ["41", "full", true],
    ["42", "full", true],
    ["0", "full", false],
  ])("is by type %s a %s account, agent: %s", async (type, kind, agent) => {
    expect(await memberOf({ type })).toMatchObject({ kind, agent });
  });
});

describe("a token that the platform refuses", () => {
  it("is told to whoever made the call before the session ends, so that what was refused is in no doubt", async () => {
    const { services, platform } = fakeServices({ visitor: "full" });
    const session = createActor(sessionFor(services)).start();
    await waitFor(
      session,
      (snapshot) => sessionView(snapshot).member !== undefined,
    );
    const told: string[] = [];
    session.subscribe(() => told.push("session"));
    platform.fail("balance", { code: "NOT_LOGGED_IN", status: 401 });
    await services.client.call(balance, {}).catch(() => told.push("caller"));
    await waitFor(
      session,
      (snapshot) => sessionView(snapshot).member === undefined,
    );
    session.stop();
    expect(told.slice(0, 2)).toEqual(["caller", "session"]);
  });
});
