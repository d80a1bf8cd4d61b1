import * as calls from "@foyer/platform/calls";
import { CallError } from "@foyer/platform/errors";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rememberedDevices } from "../db/tables/identity.ts";
import { freeGuesses } from "../services/guesses.ts";
import {
  refusalOf,
  startTestSandbox,
  type TestSandbox,
} from "../testing/harness.ts";

let sandbox: TestSandbox;
// Proofs of work also check the real time, so the test's own clock only runs ahead of it.
let now = Date.now();
beforeAll(async () => {
  sandbox = await startTestSandbox({ clock: () => now, work: [1, 2] });
});
afterAll(() => sandbox.close());

const dayMs = 24 * 60 * 60_000;

type Visitor = ReturnType<TestSandbox["visitor"]>;
type Person = { readonly username: string; readonly password: string };
type Proof = { readonly method: "bankAccountName"; readonly value: string };

/** Logs in with a password, and asks to be remembered. */
const rememberIn = async (
  { client }: Visitor,
  { username, password }: Person,
) =>
  client.call(calls.login, {
    type: "username",
    username,
    password,
    botCheck: await sandbox.solve(client),
    remember: true,
  });

/** Logs in with the token of a device. */
const byDevice = async (
  { client }: Visitor,
  username: string,
  deviceToken: string,
  verification?: Proof,
) =>
  client.call(calls.login, {
    type: "device",
    username,
    password: deviceToken,
    botCheck: await sandbox.solve(client),
    ...(verification && { verification }),
  });

/** A member with a remembered device, and the session that it started. */
async function remembered(
  wish: Parameters<TestSandbox["member"]>[0] = {},
  guest = sandbox.visitor(),
) {
  const member = await sandbox.member(wish, guest);
  const browser = sandbox.visitor(undefined, member.run, member.address);
  const first = await rememberIn(browser, member);
  const session = sandbox.visitor(first.token, member.run, member.address);
  return { member, browser, session, deviceToken: first.deviceToken };
}

const isAlive = async ({ client }: Visitor) =>
  client.call(calls.memberInfo, {}).then(
    () => true,
    (error: unknown) => {
      if (error instanceof CallError && error.code === "NOT_LOGGED_IN")
        return false;
      throw error;
    },
  );

describe("a remembered device", () => {
  it("gets a token only on request, and only a hash of it is stored", async () => {
    const member = await sandbox.member();
    const plain = await sandbox.logIn(sandbox.visitor().client, member);
    expect(plain.deviceToken).toBe("");
    const { deviceToken } = await rememberIn(sandbox.visitor(), member);
    const [id = "", secret = ""] = deviceToken.split(".");
    expect(secret.length).toBeGreaterThan(40);
    const rows = await sandbox.platform.db.select().from(rememberedDevices);
    expect(rows.map((row) => row.id)).toContain(id);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it("logs in without the password and gets a new token at each use", async () => {
    const { member, browser, deviceToken } = await remembered();
    now += 1_000;
    const second = await byDevice(browser, member.username, deviceToken);
    expect(second.account).toBe(member.username);
    expect(second.deviceToken).not.toBe(deviceToken);
    now += 1_000;
    const third = await byDevice(browser, member.username, second.deviceToken);
    expect(third.deviceToken).not.toBe(second.deviceToken);
    const { list } = await member.client.call(calls.loginHistory, {
      pageNo: 1,
      pageSize: 10,
    });
    expect(list[0]).toMatchObject({ method: "DEVICE", outcome: "SUCCESS" });
  });

  it("is forgotten when a token is reused, and the sessions that it started end", async () => {
    const { member, browser, session, deviceToken } = await remembered();
    const thief = sandbox.visitor();
    const stolen = await byDevice(thief, member.username, deviceToken);
    const theirs = sandbox.visitor(stolen.token);
    expect(await isAlive(theirs)).toBe(true);
    expect(
      await refusalOf(byDevice(browser, member.username, deviceToken)),
    ).toMatchObject({ code: "DEVICE_FORGOTTEN" });
    expect(
      await refusalOf(byDevice(thief, member.username, stolen.deviceToken)),
    ).toMatchObject({ code: "DEVICE_FORGOTTEN" });
    expect(await isAlive(theirs)).toBe(false);
    expect(await isAlive(session)).toBe(false);
    // Sessions that were started otherwise continue.
    expect(await isAlive(member)).toBe(true);
  });

  it("accepts a token once when two logins use it simultaneously, and is then forgotten", async () => {
    const { member, browser, deviceToken } = await remembered();
    const both = await Promise.allSettled(
      [browser, sandbox.visitor()].map((one) =>
        byDevice(one, member.username, deviceToken),
      ),
    );
    const tokens = both.flatMap((one) =>
      one.status === "fulfilled" ? [one.value.deviceToken] : [],
    );
    expect(tokens).toHaveLength(1);
    expect(
      await refusalOf(byDevice(browser, member.username, tokens[0] ?? "")),
    ).toMatchObject({ code: "DEVICE_FORGOTTEN" });
  });

  it("is forgotten after a day and after a password change", async () => {
    const late = await remembered();
    now += dayMs + 1;
    expect(
      await refusalOf(
        byDevice(late.browser, late.member.username, late.deviceToken),
      ),
    ).toMatchObject({ code: "DEVICE_FORGOTTEN" });

    const { member, browser, session, deviceToken } = await remembered();
    await session.client.call(calls.changePassword, {
      oldPassword: member.password,
      newPassword: "harbour-lamp-77",
      confirmNewPassword: "harbour-lamp-77",
    });
    expect(
      await refusalOf(byDevice(browser, member.username, deviceToken)),
    ).toMatchObject({ code: "DEVICE_FORGOTTEN" });
    expect(await isAlive(session)).toBe(true);
  });

  it("is forgotten with its own token, and the answer does not reveal whether the token was valid", async () => {
    const { member, browser, session, deviceToken } = await remembered();
    const forget = (token: string) =>
      browser.client.call(calls.forgetDevice, { deviceToken: token });
    const [id = ""] = deviceToken.split(".");
    expect(await forget(`${id}.not-its-secret`)).toBe(true);
    const next = await byDevice(browser, member.username, deviceToken);
    expect(await forget(next.deviceToken)).toBe(true);
    expect(await forget(next.deviceToken)).toBe(true);
    expect(
      await refusalOf(byDevice(browser, member.username, next.deviceToken)),
    ).toMatchObject({ code: "DEVICE_FORGOTTEN" });
    expect(await isAlive(session)).toBe(true);
  });

  it("is listed and can be forgotten there, which ends its other sessions but not the current one", async () => {
    const { member, browser, session, deviceToken } = await remembered();
    const next = await byDevice(browser, member.username, deviceToken);
    const other = sandbox.visitor(next.token);
    const read = () => session.client.call(calls.sessionList, {});
    const [one] = (await read()).remembered;
    expect(one).toMatchObject({ current: true, until: now + dayMs });
    const elsewhere = await member.client.call(calls.sessionList, {});
    expect(elsewhere.remembered).toMatchObject([
      { id: one?.id, current: false },
    ]);
    // Another member cannot end it.
    const stranger = await sandbox.member();
    await stranger.client.call(calls.endSession, { id: one?.id ?? "" });
    expect((await read()).remembered).toHaveLength(1);
    await session.client.call(calls.endSession, { id: one?.id ?? "" });
    expect((await read()).remembered).toEqual([]);
    expect(await isAlive(other)).toBe(false);
    expect(
      await refusalOf(byDevice(browser, member.username, next.deviceToken)),
    ).toMatchObject({ code: "DEVICE_FORGOTTEN" });
  });

  it("is forgotten when one of its sessions is ended from elsewhere", async () => {
    const { member, browser, deviceToken } = await remembered();
    const { list } = await member.client.call(calls.sessionList, {});
    for (const { id } of list.filter(({ current }) => !current))
      // oxlint-disable-next-line no-await-in-loop -- one or two
      await member.client.call(calls.endSession, { id });
    expect(
      await refusalOf(byDevice(browser, member.username, deviceToken)),
    ).toMatchObject({ code: "DEVICE_FORGOTTEN" });
  });

  it("still needs the extra check where the account requires it, and keeps its token until that succeeds", async () => {
    const home = "203.0.113.9";
    const { member, deviceToken } = await remembered(
      {
        contacts: {
          payeeName: "Iva Lake",
          extraMethod: "bankAccountName",
          addresses: [home],
        },
      },
      sandbox.visitor(undefined, undefined, home),
    );
    const away = sandbox.visitor();
    const refusal = await refusalOf(
      byDevice(away, member.username, deviceToken),
    );
    expect(refusal).toMatchObject({ code: "EXTRA_VERIFICATION" });
    const through = await byDevice(away, member.username, deviceToken, {
      method: "bankAccountName",
      value: "Iva Lake",
    });
    expect(through.deviceToken).not.toBe("");
  });

  it("reports an expired password, as a password login does", async () => {
    const { member, browser, deviceToken } = await remembered({
      passwordExpired: true,
    });
    const next = await byDevice(browser, member.username, deviceToken);
    expect(next.passwordExpired).toBe(true);
  });

  it("counts wrong tokens as guesses at the account", async () => {
    const { member } = await remembered();
    // The rate limits per minute have expired.
    now += 60_000;
    const thief = sandbox.visitor();
    const codes: string[] = [];
    for (let tries = 0; tries <= freeGuesses; tries++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they come
      const { key } = await thief.client.call(calls.captcha, {});
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they come
      const captcha = await sandbox.captchaAnswer(key);
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they come
      const refusal = await refusalOf(
        thief.client.call(calls.login, {
          type: "device",
          username: member.username,
          password: `made-up-${tries}.secret`,
          // oxlint-disable-next-line no-await-in-loop -- one after the other, as they come
          botCheck: await sandbox.solve(thief.client),
          captcha,
          captchaKey: key,
        }),
      );
      codes.push(refusal.code);
    }
    expect(codes.at(-1)).toBe("TOO_MANY_REQUESTS");
    expect(new Set(codes.slice(0, -1))).toEqual(new Set(["DEVICE_FORGOTTEN"]));
  });

  it("does not log in under another username", async () => {
    const { deviceToken } = await remembered();
    const other = await sandbox.member();
    expect(
      await refusalOf(byDevice(sandbox.visitor(), other.username, deviceToken)),
    ).toMatchObject({ code: "DEVICE_FORGOTTEN" });
  });
});
