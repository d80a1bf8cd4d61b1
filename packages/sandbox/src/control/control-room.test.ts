import * as calls from "@foyer/platform/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  refusalOf,
  startTestSandbox,
  type TestSandbox,
} from "../testing/harness.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ ownDatabase: true });
});
afterAll(() => sandbox.close());

const pages = [
  "",
  "/accounts",
  "/flags",
  "/merchants",
  "/faults",
  "/outbox",
  "/mails",
  "/payments",
  "/feedback",
  "/events",
  "/books",
].map((page) => `/sandbox${page}`);

const text = async (path: string) => (await sandbox.send(path)).text();

const submit = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  sandbox.send(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers,
  });

const status = async () =>
  sandbox.visitor().client.call(calls.systemStatus, {});

describe("the control room", () => {
  it.each([...pages, "/desk/chat", "/desk/mail"])(
    "%s identifies itself as a development platform and contains no script",
    async (path) => {
      const answer = await sandbox.send(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Content-Security-Policy")).toContain(
        "default-src 'none'",
      );
      const page = await answer.text();
      expect(page).toContain("Development platform.");
      expect(page).not.toMatch(/<script|\son\w+=|style="/);
    },
  );

  it("lists sample accounts with passwords that work", async () => {
    const page = await text("/sandbox/accounts");
    const password =
      /<code>demo-member<\/code><\/td><td><code>([\w-]+)<\/code>/.exec(
        page,
      )?.[1] ?? "";
    const { client } = sandbox.visitor();
    expect(
      await sandbox.logIn(client, { username: "demo-member", password }),
    ).toHaveProperty("token");
  });

  it("switches the system status", async () => {
    await submit("/sandbox/status", {
      state: "maintenance",
      minutes: "30",
      message: "Soon <b>back</b>",
    });
    const { maintenance } = await status();
    expect(maintenance).toMatchObject({
      on: true,
      message: "Soon <b>back</b>",
    });
    expect(maintenance.endTime).toBeGreaterThan(Date.now() + 29 * 60_000);
    await submit("/sandbox/status", {
      state: "maintenance",
      minutes: "",
      message: "",
    });
    expect((await status()).maintenance.endTime).toBeNull();
    await submit("/sandbox/status", {
      state: "region",
      minutes: "",
      message: "Not here",
    });
    expect((await status()).regionRestriction).toMatchObject({
      on: true,
      message: "Not here",
    });
    await submit("/sandbox/status", {
      state: "open",
      minutes: "",
      message: "",
    });
    expect((await status()).maintenance.on).toBe(false);
  });

  it("turns a flag on and off", async () => {
    const valueNow = async () => {
      const tree = await sandbox
        .visitor()
        .client.call(calls.whitelabel, { merchantCode: "test" });
      return tree
        .flatMap(({ children }) => children)
        .find(({ code }) => code === "MANPLAYREB3")?.value;
    };
    await submit("/sandbox/flags", { code: "MANPLAYREB3", value: "1" });
    expect(await valueNow()).toBe("1");
    await submit("/sandbox/flags", { code: "MANPLAYREB3", value: "0" });
    expect(await valueNow()).toBe("0");
  });

  it("adds and removes a fault for all runs", async () => {
    await submit("/sandbox/faults", {
      call: "gameMenus",
      kind: "unauthorised",
      delayMs: "",
      status: "500",
      count: "",
    });
    const page = await text("/sandbox/faults");
    const ask = () =>
      sandbox.visitor().client.call(calls.gameMenus, { language: "EN" });
    expect(await refusalOf(ask())).toMatchObject({ status: 401 });
    await submit("/sandbox/faults/remove", {
      run: "",
      id: /name="id" value="([\w-]+)"/.exec(page)?.[1] ?? "",
    });
    expect(await ask()).toHaveLength(10);
  });

  it("rejects requests from other origins and requests to other host names", async () => {
    const headers: Record<string, string>[] = [
      { Origin: "https://elsewhere.example" },
      { Host: "127.0.0.1:4174", Origin: "http://127.0.0.1:4173" },
      // A sandboxed frame, and a page that hides its address.
      { Origin: "null" },
      { Host: "elsewhere.example" },
    ];
    for (const foreign of headers) {
      expect(
        (await submit("/sandbox/status", { state: "maintenance" }, foreign))
          .status,
      ).toBe(403);
    }
    const own = { Host: "127.0.0.1:4174", Origin: "http://127.0.0.1:4174" };
    expect((await submit("/sandbox/clock", { minutes: "0" }, own)).status).toBe(
      303,
    );
  });
});

describe("the referrer policy", () => {
  it.each(pages)("is same-origin on the control room page %s", async (path) => {
    // With "no-referrer" a browser sends "Origin: null", which the guard rejects.
    const { headers } = await sandbox.send(path);
    expect(headers.get("Referrer-Policy")).toBe("same-origin");
  });

  it("is no-referrer on the calls of the platform", async () => {
    const { headers } = await sandbox.send("/wps/system/status");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
  });
});

describe("the control API", () => {
  it("ends a member's sessions", async () => {
    const { client, username } = await sandbox.member();
    await sandbox.control("POST", `/members/${username}/sign-out`);
    expect(await refusalOf(client.call(calls.balance, {}))).toMatchObject({
      code: "NOT_LOGGED_IN",
    });
  });

  it("puts a game under maintenance", async () => {
    await sandbox.control("PUT", "/games/100001", { maintenance: true });
    const rows = await sandbox.platform.db.query.games.findMany({
      where: (row, { eq }) => eq(row.nodeId, "100001"),
    });
    expect(rows).toMatchObject([{ maintenance: true }]);
  });

  it("starts with an empty outbox", async () => {
    expect(await sandbox.control("GET", "/outbox")).toEqual([]);
  });

  it("rejects a member with an invalid balance", async () => {
    expect(
      await sandbox.control("POST", "/members", { balance: "1e9" }),
    ).toMatchObject({ code: "VALIDATION" });
  });

  it("resets to the first day: no sessions, no faults, new keys", async () => {
    const { client } = await sandbox.member();
    await sandbox.control("POST", "/faults", { kind: "status" });
    const before = await text("/wps/system/keys");
    await sandbox.control("POST", "/reset");
    expect(await refusalOf(client.call(calls.balance, {}))).toMatchObject({
      code: "NOT_LOGGED_IN",
    });
    expect(await text("/wps/system/keys")).not.toBe(before);
    expect(await sandbox.control("GET", "/ledger")).toMatchObject({
      sum: "0",
      mismatches: [],
    });
  });
});
