import * as calls from "@foyer/platform/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import {
  refusalOf,
  startTestSandbox,
  type TestSandbox,
} from "../testing/harness.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const newPerson = async (wish: Parameters<TestSandbox["member"]>[0] = {}) =>
  v.parse(
    v.object({ id: v.string(), username: v.string(), password: v.string() }),
    await sandbox.control("POST", "/members", wish),
  );

const failureOf = (value: unknown) => v.parse(calls.loginFailure, value);

describe("logging in", () => {
  it("returns a token that gives access to the member's own data", async () => {
    const { client, username } = await sandbox.member({
      nickname: "Ann",
      vipRank: "2",
      vipLabel: "Silver",
    });
    expect(await client.call(calls.memberInfo, {})).toMatchObject({
      account: username,
      nickname: "Ann",
      type: "0",
      vipLabelName: "Silver",
      hasVip: true,
    });
    expect(await client.call(calls.memberIcon, {})).toEqual({
      url: expect.stringMatching(/^\/art\/avatar\//),
    });
  });

  it("ignores spaces around the username and password", async () => {
    const person = await newPerson();
    const { client } = sandbox.visitor();
    const spaced = {
      username: ` ${person.username.toUpperCase()} `,
      password: ` ${person.password} `,
    };
    expect((await sandbox.logIn(client, spaced)).token).toHaveLength(43);
  });

  it("reports a first login and an expired password", async () => {
    const { client } = sandbox.visitor();
    const first = await sandbox.logIn(
      client,
      await newPerson({ firstLogin: true }),
    );
    expect(first).toMatchObject({
      firstTimeLogin: true,
      passwordExpired: false,
    });
    const expired = await sandbox.logIn(
      client,
      await newPerson({ passwordExpired: true }),
    );
    expect(expired).toMatchObject({
      firstTimeLogin: false,
      passwordExpired: true,
    });
  });

  it("rejects a wrong password and an unknown username alike, and requires a captcha after three attempts", async () => {
    const { username } = await newPerson();
    for (const name of [username, "nobody-of-this-name"]) {
      const { client } = sandbox.visitor();
      const tries = [];
      for (let count = 0; count < 4; count++) {
        const refusal = await refusalOf(
          sandbox.logIn(client, { username: name, password: "wrong-one" }),
        );
        tries.push([refusal.code, failureOf(refusal.value).captchaRequired]);
      }
      expect(tries).toEqual([
        ["WRONG_CREDENTIALS", false],
        ["WRONG_CREDENTIALS", false],
        ["WRONG_CREDENTIALS", true],
        ["CAPTCHA_REQUIRED", true],
      ]);
    }
  });

  // API-07
  it("accepts a captcha once, and only with its own picture", async () => {
    const person = await newPerson({ captchaAlways: true });
    const { client } = sandbox.visitor();
    const { key, value } = await client.call(calls.captcha, {});
    expect(Buffer.from(value, "base64").subarray(1, 4).toString()).toBe("PNG");
    const { answer } = v.parse(
      v.object({ answer: v.string() }),
      await sandbox.control("GET", `/captchas/${key}`),
    );
    const other = await client.call(calls.captcha, {});
    const mismatched = { captcha: "0000", captchaKey: other.key };
    expect(
      await refusalOf(sandbox.logIn(client, person, mismatched)),
    ).toMatchObject({ code: "CAPTCHA_WRONG" });
    const right = { captcha: answer, captchaKey: key };
    expect(await sandbox.logIn(client, person, right)).toHaveProperty("token");
    expect(await refusalOf(sandbox.logIn(client, person, right))).toMatchObject(
      { code: "CAPTCHA_WRONG" },
    );
  });

  // ROL-08
  it("rejects accounts that are not members, but only after the right password", async () => {
    const partner = await newPerson({ type: "9" });
    const { client } = sandbox.visitor();
    const wrong = { ...partner, password: "wrong-one" };
    expect(await refusalOf(sandbox.logIn(client, wrong))).toMatchObject({
      code: "WRONG_CREDENTIALS",
    });
    expect(await refusalOf(sandbox.logIn(client, partner))).toMatchObject({
      code: "NON_MEMBER",
    });
  });

  // OPN-11
  it("needs an unused, unaltered proof of work that was made for logging in", async () => {
    const person = await newPerson();
    const { client } = sandbox.visitor();
    const attempt = (botCheck?: string) =>
      client.call(calls.login, {
        type: "username",
        username: person.username,
        password: person.password,
        botCheck,
      });
    const spent = await sandbox.solve(client);
    await attempt(spent);
    const forged = Buffer.from(
      Buffer.from(await sandbox.solve(client), "base64")
        .toString()
        .replace(/"expiresAt":\d+/, '"expiresAt":9999999999'),
    ).toString("base64");
    const refused = [
      undefined,
      "bm90IGpzb24=",
      spent,
      forged,
      await sandbox.solve(client, "register"),
    ];
    for (const botCheck of refused) {
      expect(await refusalOf(attempt(botCheck))).toMatchObject({
        code: "BOT_CHECK_FAILED",
      });
    }
  });

  it("rejects an expired proof of work", async () => {
    const person = await newPerson();
    const { client, run } = sandbox.visitor();
    const botCheck = await sandbox.solve(client);
    await sandbox.control("PUT", `/clock?run=${run}`, { offsetMs: 6 * 60_000 });
    const late = client.call(calls.login, {
      type: "username",
      ...person,
      botCheck,
    });
    expect(await refusalOf(late)).toMatchObject({ code: "BOT_CHECK_FAILED" });
  });

  it("accepts only requests that are sealed with its own key", async () => {
    const body = (value: unknown) => ({
      method: "POST",
      body: JSON.stringify(value),
    });
    const plain = await sandbox.readJson(
      "/wps/session/login",
      body({ username: "a", password: "b", type: "username" }),
    );
    expect(plain).toMatchObject({ success: false, code: "VALIDATION" });
    const header = Buffer.from(
      JSON.stringify({ alg: "ECDH-ES", enc: "A256GCM", kid: "other" }),
    ).toString("base64url");
    const foreign = await sandbox.readJson(
      "/wps/session/login",
      body({ value: `${header}....` }),
    );
    expect(foreign).toMatchObject({ success: false, code: "SEAL_KEY_UNKNOWN" });
  });

  it("rate-limits a visitor who logs in too often, but not another visitor", async () => {
    const person = await newPerson();
    const { client, run } = sandbox.visitor();
    // From the first login on, the account knows the browser.
    for (let tries = 0; tries < 1 + 10; tries += 1)
      expect(await sandbox.logIn(client, person)).toHaveProperty("token");
    const limited = [
      await refusalOf(sandbox.logIn(client, person)),
      await refusalOf(sandbox.logIn(client, person)),
    ];
    expect(limited.map(({ code }) => code)).toEqual([
      "TOO_MANY_REQUESTS",
      "TOO_MANY_REQUESTS",
    ]);
    expect(
      await sandbox.logIn(sandbox.visitor().client, person),
    ).toHaveProperty("token");
    expect(limited[0]?.retryAfter).toBeGreaterThan(0);
    expect(limited[0]?.retryAfter).toBeLessThanOrEqual(60);
    await sandbox.control("PUT", `/clock?run=${run}`, { offsetMs: 61_000 });
    expect(await sandbox.logIn(client, person)).toHaveProperty("token");
  });

  it("rejects an SMS login while its switch is off", async () => {
    const { client, run } = sandbox.visitor();
    const bySms = () =>
      client.call(calls.login, {
        type: "sms",
        username: "60123456789",
        password: "123456",
      });
    expect(await refusalOf(bySms())).toMatchObject({ code: "FORBIDDEN" });
    await sandbox.control("PUT", `/flags?run=${run}`, { SMSLOGIN3: "1" });
    expect(await refusalOf(bySms())).toMatchObject({ code: "CODE_WRONG" });
  });
});
