import * as calls from "@foyer/platform/calls";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Hono } from "hono";
import { rateWindows } from "../db/tables/platform.ts";
import {
  refusalOf,
  startTestSandbox,
  type TestSandbox,
} from "../testing/harness.ts";
import { lettersTo, newNumber } from "../testing/letters.ts";
import { addressOf } from "./address.ts";

/* What callers say about themselves: their test run, and their address. */

const tryLimit = 4;
const limits = {
  loginPerName: tryLimit,
  loginPerAddress: tryLimit,
  captchaPerAddress: tryLimit,
};

async function codesOf(
  sandbox: TestSandbox,
  path: string,
  headersOf: (index: number) => Record<string, string>,
): Promise<readonly number[]> {
  const answers = await Promise.all(
    Array.from({ length: tryLimit + 2 }, (_, index) =>
      sandbox.send(path, { headers: headersOf(index) }),
    ),
  );
  return answers.map(({ status }) => status).toSorted();
}

const counted = [200, 200, 200, 200, 429, 429];

describe("a platform started without runs", () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox({ runs: false });
  });
  afterAll(() => sandbox.close());

  it("ignores runs named in a header or cookie", async () => {
    await sandbox.database.db.execute(
      `insert into settings values ('evil', 'clockOffset', '86400000')`,
    );
    const dayOf = async (headers: Record<string, string>) => {
      const answer = await sandbox.send("/wps/system/status", { headers });
      return Date.parse(answer.headers.get("Date") ?? "");
    };
    const real = await dayOf({});
    const claims: Record<string, string>[] = [
      { "X-Foyer-Run": "evil" },
      { Cookie: "foyer_run=evil" },
    ];
    for (const headers of claims)
      expect((await dayOf(headers)) - real).toBeLessThan(3_600_000);
  });

  it("rejects control calls that name a run", async () => {
    const ways: [string, RequestInit][] = [
      ["/sandbox/api/clock?run=evil", {}],
      ["/sandbox/api/clock", { headers: { "X-Foyer-Run": "evil" } }],
    ];
    for (const [path, init] of ways) {
      const answer = await sandbox.send(path, {
        ...init,
        method: "PUT",
        body: JSON.stringify({ offsetMs: 86_400_000 }),
      });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain("--runs");
    }
    expect(await sandbox.control("GET", "/status")).toMatchObject({
      maintenance: { on: false },
    });
  });
});

describe("a rate limit", () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox({ limits });
  });
  afterAll(() => sandbox.close());

  it("counts an address as one, whatever run it names", async () => {
    const path = calls.captcha.path;
    expect(
      await codesOf(sandbox, path, () => ({
        "X-Foyer-Run": randomUUID(),
        "X-Forwarded-For": "192.0.2.1",
      })),
    ).toEqual(counted);
  });

  it("counts an IPv6 network as one address, and an IPv4 address as one in either notation", async () => {
    const path = calls.captcha.path;
    for (const addressAt of [
      (index: number) => `2001:db8:1:2:${index}::${index}`,
      (index: number) => `${index % 2 ? "::ffff:" : ""}198.51.100.5`,
    ])
      expect(
        await codesOf(sandbox, path, (index) => ({
          "X-Forwarded-For": addressAt(index),
        })),
      ).toEqual(counted);
    const next = { "X-Forwarded-For": "2001:db8:1:3::1" };
    expect((await sandbox.send(path, { headers: next })).status).toBe(200);
  });

  it("counts all browsers of an address as one, but exempts logins from a browser the account knows", async () => {
    const one = sandbox.visitor();
    const account = await sandbox.member({}, one);
    await sandbox.logIn(one.client, account);
    const { run, address } = one;
    const devices = [one, sandbox.visitor(undefined, run, address)];
    const [, two] = devices;
    if (two) await sandbox.logIn(two.client, account);
    const path = calls.captcha.path;
    const answers = await codesOf(sandbox, path, (index) => ({
      "X-Forwarded-For": address,
      Cookie: [...(devices[index % 2]?.cookies.values() ?? [])].join("; "),
    }));
    expect(answers).toEqual(counted);
    const codes: string[] = [];
    for (let index = 0; index < 2 * tryLimit; index += 1) {
      const { client } = devices[index % 2] ?? one;
      const person = { username: `sprayed-${index}`, password: "b" };
      codes.push((await refusalOf(sandbox.logIn(client, person))).code);
    }
    // The second browser was unknown when it logged in.
    expect(codes.filter((code) => code === "WRONG_CREDENTIALS")).toHaveLength(
      tryLimit - 2,
    );
    expect(await sandbox.logIn(one.client, account)).toHaveProperty("token");
  });

  it("counts logins with one username together, from any run and address", async () => {
    const person = { username: "nobodyatall", password: "wrong-Password1" };
    const codes: string[] = [];
    for (let index = 0; index <= tryLimit; index += 1) {
      const { client } = sandbox.visitor();
      codes.push((await refusalOf(sandbox.logIn(client, person))).code);
    }
    expect(codes.at(-1)).toBe("TOO_MANY_REQUESTS");
    expect(codes.slice(0, -1)).not.toContain("TOO_MANY_REQUESTS");
  });

  it("does not include the run in its keys", async () => {
    const { client, run } = sandbox.visitor();
    await client.call(calls.captcha, {});
    await client.call(calls.launchChat, { language: "EN" });
    await refusalOf(sandbox.logIn(client, { username: "a", password: "b" }));
    const keys = (await sandbox.database.db.select().from(rateWindows)).map(
      ({ key }) => key,
    );
    expect(keys.length).toBeGreaterThan(3);
    expect(keys.filter((key) => key.includes(run))).toEqual([]);
  });
});

describe("the address of a visitor", () => {
  const app = new Hono();
  app.get("/:hops", (context) =>
    context.text(
      addressOf({ trustedHops: Number(context.req.param("hops")) }, context),
    ),
  );
  const addressBehind = async (hops: number, forwarded: string) =>
    (
      await app.request(
        `/${hops}`,
        { headers: { "X-Forwarded-For": forwarded } },
        { incoming: { socket: { remoteAddress: "::ffff:198.51.100.7" } } },
      )
    ).text();

  it.each([
    ["nobody stands in front", 0, "203.0.113.10"],
    ["nothing was said", 1, ""],
    ["too few have spoken", 2, "203.0.113.10"],
    ["what was said is no address", 1, "a, b"],
  ])("is the address of the socket where %s", async (_, hops, forwarded) => {
    expect(await addressBehind(hops, forwarded)).toBe("198.51.100.7");
  });

  it.each([
    [1, "203.0.113.10, 192.0.2.5"],
    [2, "203.0.113.10, 192.0.2.5, 192.0.2.6"],
  ])(
    "behind %i trusted proxies is the address that the first of them added",
    async (hops, forwarded) => {
      expect(await addressBehind(hops, forwarded)).toBe("192.0.2.5");
    },
  );
});

describe("a merchant", () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox({ merchantName: "The Test House" });
  });
  afterAll(() => sandbox.close());

  const statusAs = async (merchant?: string) => {
    const answer = await sandbox.send(
      "/wps/system/status",
      merchant === undefined ? {} : { headers: { Merchant: merchant } },
    );
    return { status: answer.status, text: await answer.text() };
  };

  it("is rejected with a clear message when unknown", async () => {
    const evil = "URGENT: your account is blocked, log in at evil.example";
    for (const merchant of [evil, "nobody", "Lantern", "' or 1=1"]) {
      const { status, text } = await statusAs(merchant);
      expect([status, text]).toEqual([
        422,
        expect.stringContaining("is not a merchant of this platform"),
      ]);
    }
    for (const merchant of ["lantern", "test", "", undefined])
      expect((await statusAs(merchant)).status).toBe(200);
  });

  it("is accepted as long as the control room lists it, and cannot have an invalid name", async () => {
    expect((await statusAs("harbour")).status).toBe(422);
    await sandbox.control("PUT", "/merchants/harbour", { name: "Harbour" });
    expect((await statusAs("harbour")).status).toBe(200);
    await sandbox.control("DELETE", "/merchants/harbour");
    expect((await statusAs("harbour")).status).toBe(422);
    const turned = { name: "Har\u202ebour" };
    expect(
      await sandbox.control("PUT", "/merchants/harbour", turned),
    ).toMatchObject({ success: false, code: "VALIDATION" });
  });

  it("sends verification codes under its own name", async () => {
    const { full, ...to } = newNumber();
    const { client, run } = await sandbox.member({
      contacts: { mobile: full },
    });
    await sandbox.control("PUT", `/flags?run=${run}`, { SMSLOGIN3: "1" });
    const botCheck = await sandbox.solve(client, "sms");
    await client.call(calls.loginCode, { ...to, botCheck });
    const [letter] = await lettersTo(sandbox, run, full);
    expect(letter?.body).toMatch(/^The Test House: \d{6} /);
  });

  it("sends verification codes in the visitor's language", async () => {
    const { full, ...to } = newNumber();
    const { run, address } = await sandbox.member({
      contacts: { mobile: full },
    });
    await sandbox.control("PUT", `/flags?run=${run}`, { SMSLOGIN3: "1" });
    const { client } = sandbox.visitor(
      undefined,
      run,
      address,
      undefined,
      "FR",
    );
    const botCheck = await sandbox.solve(client, "sms");
    await client.call(calls.loginCode, { ...to, botCheck });
    const [letter] = await lettersTo(sandbox, run, full);
    expect(letter?.body).toMatch(
      /^The Test House : \d{6} est votre code de vérification\. Il est valable 2 minutes\./,
    );
  });
});
