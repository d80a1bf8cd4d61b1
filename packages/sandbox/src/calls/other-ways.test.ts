import * as calls from "@foyer/platform/calls";
import { createSealer } from "@foyer/platform/seal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  refusalOf,
  startTestSandbox,
  type TestSandbox,
} from "../testing/harness.ts";

let sandbox: TestSandbox;
const portal = "http://127.0.0.1:4173";
beforeAll(async () => {
  sandbox = await startTestSandbox({ portalOrigins: [portal] });
});
afterAll(() => sandbox.close());

describe("free play", () => {
  async function start(
    { client }: Pick<ReturnType<TestSandbox["visitor"]>, "client">,
    value?: object,
    from: TestSandbox = sandbox,
  ) {
    const sealer = createSealer({
      keys: () => client.call(calls.sealingKeys, {}),
    });
    const inner = value ?? { botCheck: await from.solve(client) };
    return client.call(calls.freePlay, {
      os: "Linux",
      platform: "W",
      value: await sealer.seal(JSON.stringify(inner)),
      gatewayVersion: "3",
    });
  }

  it("creates a separate trial account each time, with an empty wallet and no access to member calls", async () => {
    const visitor = sandbox.visitor();
    const [one, two] = [await start(visitor), await start(visitor)];
    const { client } = sandbox.visitor(one.token);
    const info = await client.call(calls.memberInfo, {});
    expect(info).toMatchObject({ type: "4" });
    expect(info.account).toMatch(/^trial-[0-9a-f]{12}$/);
    expect(await client.call(calls.balance, {})).toMatchObject({
      balance: "0.00",
    });
    const other = await sandbox
      .visitor(two.token)
      .client.call(calls.memberInfo, {});
    expect(other.account).not.toBe(info.account);
    expect(await refusalOf(client.call(calls.unreadCount, {}))).toMatchObject({
      code: "TRIAL_NOT_ALLOWED",
    });
    // Nobody can log in to it again.
    const again = { username: info.account, password: "" };
    expect(await refusalOf(sandbox.logIn(visitor.client, again))).toMatchObject(
      { code: "WRONG_CREDENTIALS" },
    );
  });

  it("needs an unused proof of work in a sealed request", async () => {
    const visitor = sandbox.visitor();
    const botCheck = await sandbox.solve(visitor.client);
    await start(visitor, { botCheck });
    for (const value of [{}, { botCheck }, { botCheck: "x" }]) {
      expect(await refusalOf(start(visitor, value))).toMatchObject({
        code: "BOT_CHECK_FAILED",
      });
    }
    const plain = visitor.client.call(calls.freePlay, {
      os: "Linux",
      platform: "W",
      value: JSON.stringify({ botCheck }),
      gatewayVersion: "3",
    });
    expect(await refusalOf(plain)).toMatchObject({ code: "VALIDATION" });
  });

  it("is rejected while its switch is off", async () => {
    const visitor = sandbox.visitor();
    await sandbox.control("PUT", `/flags?run=${visitor.run}`, {
      FREEPLAY3: "0",
    });
    expect(await refusalOf(start(visitor))).toMatchObject({
      code: "FREE_PLAY_OFF",
    });
  });

  it("is limited per IP address and hour", async () => {
    const strict = await startTestSandbox({ limits: { trialsPerAddress: 1 } });
    const visitor = strict.visitor();
    await start(visitor, undefined, strict);
    const second = await refusalOf(start(visitor, undefined, strict));
    expect(second.code).toBe("TOO_MANY_REQUESTS");
    expect(second.retryAfter).toBeGreaterThan(3500);
    await strict.close();
  });
});

describe("logging in through another site", () => {
  const redirect = `${portal}/connect/social.html`;
  const state = "s".repeat(32);
  let last = 0;

  const begin = (
    run: string,
    query: Record<string, string>,
    provider = "google",
  ) =>
    sandbox.send(
      `/wps/session/social/${provider}?${new URLSearchParams(query).toString()}`,
      { headers: { "X-Foyer-Run": run } },
    );

  /** Takes a popup to the provider's page. */
  async function open(run: string, way: { state: string; redirect: string }) {
    const answer = await begin(run, way);
    expect(answer.status).toBe(303);
    const page = new URL(answer.headers.get("Location") ?? "");
    expect(page.origin).toBe("http://127.0.0.1:4174");
    const shown = await sandbox.send(`${page.pathname}${page.search}`, {
      headers: { "X-Foyer-Run": run },
    });
    return { page, shown, request: page.searchParams.get("request") ?? "" };
  }
  const choose = (run: string, fields: Record<string, string>) =>
    sandbox.send("/social/google", {
      method: "POST",
      headers: { "X-Foyer-Run": run },
      body: new URLSearchParams(fields),
    });

  /** A member with an account at the provider, and the callback with its code. */
  async function walk(wish: { type?: string } = {}) {
    const subject = `g-${++last}`;
    const member = await sandbox.control("POST", "/members", {
      ...wish,
      contacts: { social: [{ provider: "google", subject }] },
    });
    const { client, run } = sandbox.visitor();
    const { request } = await open(run, { state, redirect });
    const back = await choose(run, { request, state, subject });
    const url = new URL(back.headers.get("Location") ?? "");
    const code = url.searchParams.get("code") ?? "";
    const finish = (over: object = {}) =>
      client.call(calls.socialFinish, {
        provider: "google",
        state,
        code,
        ...over,
      });
    return { member, client, run, request, subject, url, code, finish };
  }

  it("goes through the provider's page and returns with a code and the state", async () => {
    const { url, finish, member } = await walk();
    expect(`${url.origin}${url.pathname}`).toBe(redirect);
    expect(url.searchParams.get("state")).toBe(state);
    const { token } = await finish();
    const info = await sandbox.visitor(token).client.call(calls.memberInfo, {});
    expect(member).toMatchObject({ username: info.account });
  });

  it("shows the requesting portal and the account without scripts, and submits back only to that portal", async () => {
    const { run } = sandbox.visitor();
    const { shown } = await open(run, { state, redirect });
    expect(shown.status).toBe(200);
    const policy = shown.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action 'self' ${portal};`);
    expect(policy).toContain("frame-ancestors 'none'");
    const html = await shown.text();
    expect(html).toContain("127.0.0.1:4173");
    expect(html).toContain("Maya Sand");
    expect(html).not.toMatch(/<script|\son\w+=|style="/);
  });

  it("accepts a code once, even with simultaneous requests", async () => {
    const { finish } = await walk();
    const outcomes = await Promise.allSettled([finish(), finish(), finish()]);
    expect(
      outcomes.filter(({ status }) => status === "fulfilled"),
    ).toHaveLength(1);
    expect(await refusalOf(finish())).toMatchObject({ code: "SOCIAL_REFUSED" });
  });

  it("rejects an invented or expired code, and one of another state or provider", async () => {
    const stolen = await walk();
    expect(
      await refusalOf(stolen.finish({ state: "t".repeat(32) })),
    ).toMatchObject({ code: "STATE_MISMATCH" });
    // The failed attempt has used up the code.
    expect(await refusalOf(stolen.finish())).toMatchObject({
      code: "SOCIAL_REFUSED",
    });
    const other = await walk();
    expect(
      await refusalOf(other.finish({ provider: "facebook" })),
    ).toMatchObject({ code: "SOCIAL_REFUSED" });
    const late = await walk();
    await sandbox.control("PUT", `/clock?run=${late.run}`, {
      offsetMs: 61_000,
    });
    expect(await refusalOf(late.finish())).toMatchObject({
      code: "SOCIAL_REFUSED",
    });
    const made = await walk();
    expect(
      await refusalOf(made.finish({ code: "x".repeat(43) })),
    ).toMatchObject({ code: "SOCIAL_REFUSED" });
  });

  it("rejects staff and people without an account here", async () => {
    const staff = await walk({ type: "9" });
    expect(await refusalOf(staff.finish())).toMatchObject({
      code: "NON_MEMBER",
    });
    const { client, run } = sandbox.visitor();
    const { request } = await open(run, { state, redirect });
    const back = await choose(run, { request, state, subject: "g-stranger" });
    const url = new URL(back.headers.get("Location") ?? "");
    const code = url.searchParams.get("code") ?? "";
    expect(
      await refusalOf(
        client.call(calls.socialFinish, { provider: "google", state, code }),
      ),
    ).toMatchObject({ code: "NON_MEMBER" });
  });

  it("returns without a code when the request is denied, and accepts only one answer per page", async () => {
    const { run } = sandbox.visitor();
    const { request } = await open(run, { state, redirect });
    const back = await choose(run, { request, state, deny: "1" });
    const url = new URL(back.headers.get("Location") ?? "");
    expect(url.searchParams.get("error")).toBe("access_denied");
    expect(url.searchParams.get("state")).toBe(state);
    expect(url.searchParams.get("code")).toBeNull();
    const again = { request, state, subject: "g-maya" };
    expect((await choose(run, again)).status).toBe(410);
    const answered = await walk();
    const second = await choose(answered.run, {
      request: answered.request,
      state,
      subject: answered.subject,
    });
    expect(second.status).toBe(410);
  });

  it.each([
    "https://elsewhere.example/",
    "http://127.0.0.1:4173.elsewhere.example/",
    "http://127.0.0.1:4173@elsewhere.example/",
    "//elsewhere.example/",
    "/relative",
    "javascript:alert(1)",
    "data:text/html,x",
    `${portal}/#fragment`,
    `http://user:pass@127.0.0.1:4173/`,
    `${portal}/${"x".repeat(600)}`,
    "",
  ])("does not start with the return address %j", async (to) => {
    const answer = await begin("", { state, redirect: to });
    expect(answer.status).toBe(400);
    expect(answer.headers.get("Location")).toBeNull();
  });

  it.each(["", "short", "a b".repeat(20), "x".repeat(300)])(
    "does not start with the state %j",
    async (bad) => {
      expect((await begin("", { state: bad, redirect })).status).toBe(400);
    },
  );

  it("does not start while the provider's switch is off or the platform is in maintenance", async () => {
    const { run, client } = sandbox.visitor();
    await sandbox.control("PUT", `/flags?run=${run}`, { GOOGLELOGIN3: "0" });
    expect((await begin(run, { state, redirect })).status).toBe(403);
    expect(
      await refusalOf(
        client.call(calls.socialFinish, {
          provider: "google",
          state,
          code: "x".repeat(43),
        }),
      ),
    ).toMatchObject({ code: "SOCIAL_REFUSED" });
    expect((await begin(run, { state, redirect }, "facebook")).status).toBe(
      303,
    );
    await sandbox.control("PUT", `/status?run=${run}`, {
      maintenance: { on: true },
    });
    expect((await begin(run, { state, redirect }, "facebook")).status).toBe(
      503,
    );
  });

  it("rejects an answer with another state, an unknown person or an expired page", async () => {
    const { run } = sandbox.visitor();
    const { request } = await open(run, { state, redirect });
    const wrong = { request, state: "t".repeat(32), subject: "g-maya" };
    expect((await choose(run, wrong)).status).toBe(410);
    const nobody = { request, state, subject: "g-nobody" };
    expect((await choose(run, nobody)).status).toBe(410);
    await sandbox.control("PUT", `/clock?run=${run}`, { offsetMs: 601_000 });
    expect(
      (await choose(run, { request, state, subject: "g-maya" })).status,
    ).toBe(410);
  });
});

describe("the agents' login", () => {
  it("uses the same call, returns the account type, and lets other members be logged out again", async () => {
    for (const type of ["1", "2", "41", "42"]) {
      const { client } = await sandbox.member({ type });
      expect(await client.call(calls.memberInfo, {})).toMatchObject({ type });
    }
    const player = await sandbox.member();
    expect(await player.client.call(calls.memberInfo, {})).toMatchObject({
      type: "0",
    });
    await player.client.call(calls.logout, {});
    expect(
      await refusalOf(player.client.call(calls.memberInfo, {})),
    ).toMatchObject({ code: "NOT_LOGGED_IN" });
  });
});
