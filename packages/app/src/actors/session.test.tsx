import { balance } from "@foyer/platform/calls";
import { sampleMember, sampleToken } from "@foyer/platform/fake";
import { sessionView } from "@foyer/flows/session";
import { describe, expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { FakeChannel } from "../news/live-events/fakeTabs.testing.ts";
import { safeStorage } from "../services/storage.ts";
import { joinTabs } from "../services/tabs.ts";
import { heldSession, tokenStore } from "../services/tokenStore.ts";
import { fakeServices } from "../testing/fakeServices.ts";
import { sessionFor } from "./session.ts";

/** The member that the session makes from an answer. */
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

describe("the logged-in member (SES-09)", () => {
  it("has a VIP rank and its name when VIP is enabled", async () => {
    expect(
      await memberOf({
        hasVip: true,
        vipLabelName: "Coral",
        vipRankLevel: "2",
      }),
    ).toMatchObject({ vipLabel: "Coral", vipRankLevel: "2" });
  });

  it("has neither without VIP, whatever the answer contains", async () => {
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
  ])("of type %s has a %s account, agent: %s", async (type, kind, agent) => {
    expect(await memberOf({ type })).toMatchObject({ kind, agent });
  });
});

describe("a token that the platform rejects", () => {
  it("is reported to the caller before the session ends", async () => {
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

describe("a required password change in two tabs (LGN-14 … LGN-16)", () => {
  /** Two tabs of one browser, each with its own session storage. */
  function twoTabs() {
    FakeChannel.all = [];
    vi.stubGlobal("BroadcastChannel", FakeChannel);
    const { services: own } = fakeServices();
    const { services } = fakeServices();
    const session = safeStorage(() => {
      throw new Error("It is the other tab's.");
    });
    const stored = { session, tokens: tokenStore(session) };
    const tabs = joinTabs(() => heldSession(session));
    const one = createActor(sessionFor(own)).start();
    const other = createActor(
      sessionFor({ ...services, ...stored, tabs }),
    ).start();
    return { one, other, session };
  }
  type Tab = ReturnType<typeof twoTabs>["one"];
  const isGuest = (tab: Tab) =>
    waitFor(tab, (snapshot) => snapshot.matches("guest"));
  const isDue = (tab: Tab) =>
    waitFor(tab, (snapshot) =>
      snapshot.matches({ signedIn: "awaitingPassword" }),
    );
  const isFull = (tab: Tab) =>
    waitFor(tab, (snapshot) => snapshot.matches({ signedIn: "full" }));
  const signIn = (tab: Tab, token = sampleToken) =>
    tab.send({
      type: "session.signedIn",
      token,
      firstLogin: true,
      passwordDue: "firstLogin",
    });

  it("is shared with the other tab, also after a reload, until one tab sets the password", async () => {
    const { one, other, session } = twoTabs();
    await Promise.all([isGuest(one), isGuest(other)]);
    signIn(one);
    await isDue(other);
    expect(sessionView(other.getSnapshot())).toMatchObject({
      token: sampleToken,
      isLogin: false,
      passwordDue: "firstLogin",
    });
    expect(session.get("passwordDue")).toBe("firstLogin");
    other.send({ type: "session.resumed" });
    await isDue(other);

    one.send({ type: "session.passwordChanged" });
    await Promise.all([isFull(one), isFull(other)]);
    expect(session.get("passwordDue")).toBeUndefined();
    one.stop();
    other.stop();
  });

  it("remains required when a different account logs in in the other tab", async () => {
    const { one, other, session } = twoTabs();
    await Promise.all([isGuest(one), isGuest(other)]);
    signIn(other);
    await isDue(one);
    one.send({
      type: "session.signedIn",
      token: "another-account-0123456789",
      firstLogin: false,
      passwordDue: undefined,
    });
    await Promise.all([isFull(one), isDue(other)]);
    expect(session.get("passwordDue")).toBe("firstLogin");
    one.stop();
    other.stop();
  });
});

it("does not restore the session when another tab answers after the logout", async () => {
  const { services } = fakeServices({ visitor: "full" });
  services.session.set("passwordDue", "expired");
  let answer = () => {};
  const given = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined);
  });
  const tabs = { ...services.tabs, askForSession: () => given };
  const session = createActor(sessionFor({ ...services, tabs })).start();
  session.send({ type: "session.signedOut" });
  answer();
  await given;
  session.stop();
  expect(services.tokens.get()).toBeUndefined();
});

/* Query keys that start with one of these survive a logout; a new entry here must not contain any member's data. */
const forEverybody = [
  "content announcements",
  "content brandBlocks",
  "content brandPage",
  "content helpCenter",
  "content winners",
  "game announcements",
  "game hot",
  "game list",
  "game lobby",
  "lottery menus",
  "lottery opened",
  "lottery recent",
  "sports matches",
  "system countryCodes",
  "system site",
];

describe("cached platform data after a logout", () => {
  const source = Object.values(
    import.meta.glob<string>(
      ["../**/*.{ts,tsx}", "!../**/*.{test,testing,css}.*", "!../testing/**"],
      { query: "?raw", import: "default", eager: true },
    ),
  ).join("\n");
  const literals = [
    ...source.matchAll(
      /(?:queryKey:|\w*[kK]ey =(?: \([^)]*\) =>)?)\s*\[\s*"(\w+)",\s*"(\w+)"/g,
    ),
  ].map(([, area, name]) => `${area} ${name}`);

  it("has query keys in a form that this test finds", () => {
    const named = source.match(/queryKey:/g) ?? [];
    const found = source.match(
      /queryKey:\s*(\[\s*"\w+",\s*"|(\[\.\.\.)?(\w+Key\b|key\())/g,
    );
    expect(found).toHaveLength(named.length);
    expect(named.length).toBeGreaterThan(50);
  });

  it("is removed, except for data that is the same for everybody", async () => {
    const { services } = fakeServices({ visitor: "agent" });
    const session = createActor(sessionFor(services)).start();
    await waitFor(
      session,
      (snapshot) => sessionView(snapshot).member !== undefined,
    );
    const keys = ["agent downlines", "support launchChat", "member balance"];
    expect(literals).toEqual(expect.arrayContaining(keys));
    for (const key of literals)
      services.queries.setQueryData(key.split(" "), "there");
    services.queries.setQueryData(["something new"], "there");
    session.send({ type: "session.signedOut" });
    session.stop();
    const left = services.queries.getQueryCache().getAll();
    expect(left.map(({ queryKey }) => queryKey.join(" ")).toSorted()).toEqual(
      forEverybody,
    );
  });
});
