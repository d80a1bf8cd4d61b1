import * as calls from "@foyer/platform/calls";
import { createSealer } from "@foyer/platform/seal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

const flagCodes = [
  "REGMOBVERF3",
  "USERNAMEREG3",
  "MOBILENUMREG3",
  "MOBILENUMPASSREG3",
  "CHNGPASSVERIF3",
  "AGENTPOLICY3",
  "MANPLAYREB3",
  "FREEPLAY3",
  "PASSEXPIRY3",
  "SMSLOGIN3",
  "FACEBOOKLOGIN3",
  "GOOGLELOGIN3",
  "TELEGRAMLOGIN3",
  "NEWIPVERIF3",
  "MULTIWALLET3",
  "REFERRAL3",
];

describe("system status", () => {
  it("reports no maintenance by default, and can be changed for a single run", async () => {
    const { client, run } = sandbox.visitor();
    const other = sandbox.visitor().client;
    const endTime = 1_800_000_000_000;
    await sandbox.control("PUT", `/status?run=${run}`, {
      maintenance: { on: true, message: "Back soon", endTime },
    });
    expect((await client.call(calls.systemStatus, {})).maintenance).toEqual({
      on: true,
      message: "Back soon",
      endTime,
    });
    expect((await other.call(calls.systemStatus, {})).maintenance.on).toBe(
      false,
    );
    await sandbox.control("DELETE", `/status?run=${run}`);
    expect((await client.call(calls.systemStatus, {})).maintenance.on).toBe(
      false,
    );
  });

  it("says the time zone of its days, by which salaries are calculated", async () => {
    const { client } = sandbox.visitor();
    expect(await client.call(calls.permission, { domain: "x" })).toMatchObject({
      timeZone: "UTC",
    });
  });

  it("closes other calls during maintenance or a region block, but not the status, site information and help", async () => {
    const { client, run, address } = await sandbox.member();
    await sandbox.control("PUT", `/status?run=${run}`, {
      maintenance: { on: true },
    });
    expect(await refusalOf(client.call(calls.balance, {}))).toMatchObject({
      code: "MAINTENANCE",
      status: 503,
    });
    await sandbox.control("PUT", `/status?run=${run}`, {
      regionRestriction: { on: true },
    });
    expect(await refusalOf(client.call(calls.balance, {}))).toMatchObject({
      code: "REGION_BLOCKED",
    });
    expect(
      (await client.call(calls.systemStatus, {})).regionRestriction,
    ).toMatchObject({ on: true, ip: address });
    expect(await client.call(calls.permission, { domain: "x" })).toHaveProperty(
      "mainDomain",
    );
    expect(
      await client.call(calls.helpCenter, { lang: "EN", device: "WEB" }),
    ).not.toHaveLength(0);
  });
});

describe("site-wide information", () => {
  it("returns every flag that the portal asks for", async () => {
    const { client } = sandbox.visitor();
    const tree = await client.call(calls.whitelabel, { merchantCode: "test" });
    const codes = tree.flatMap((branch) =>
      branch.children.map(({ code }) => code),
    );
    expect(codes.toSorted()).toEqual(flagCodes.toSorted());
  });

  it("lets a run override flags", async () => {
    const { client, run } = sandbox.visitor();
    await sandbox.control("PUT", `/flags?run=${run}`, { MANPLAYREB3: "1" });
    const valueFor = async (who: typeof client) =>
      (await who.call(calls.whitelabel, { merchantCode: "test" }))
        .flatMap((branch) => branch.children)
        .find(({ code }) => code === "MANPLAYREB3")?.value;
    expect(await valueFor(client)).toBe("1");
    expect(await valueFor(sandbox.visitor().client)).toBe("0");
  });

  it("seals the customer service address with the key that it returns", async () => {
    const { client } = sandbox.visitor();
    const { customerService, pathKey, imageCDNs, launchGameCDNs } =
      await client.call(calls.permission, { domain: "x" });
    const chat = customerService.find(({ csType }) => csType === "LIVECHAT");
    const sealer = createSealer({
      keys: () => client.call(calls.sealingKeys, {}),
    });
    const path = await sealer.open(chat?.path ?? "", pathKey);
    expect(path).toBe("http://127.0.0.1:4174/desk/chat?lang=EN");
    expect((await sandbox.send(new URL(path).pathname)).status).toBe(200);
    expect(imageCDNs).toEqual(["http://127.0.0.1:4174"]);
    expect(launchGameCDNs).toEqual(["http://127.0.0.1:4174"]);
  });

  it("returns the visitor's own merchant", async () => {
    const { client } = sandbox.visitor();
    const route = await client.call(calls.domainRoute, { domain: "x" });
    expect(route).toMatchObject({ merchantCode: "test" });
    expect(route.mirrors.length).toBeGreaterThan(1);
  });

  it("never returns the private key", async () => {
    expect(
      JSON.stringify(await sandbox.readJson("/wps/system/keys")),
    ).not.toMatch(/"d":/);
  });
});

describe("bad requests", () => {
  it("return an error envelope for an unknown path", async () => {
    const answer = await sandbox.send("/wps/no/such/call");
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      success: false,
      code: "UNKNOWN",
    });
  });

  it("report each invalid field", async () => {
    const answer = await sandbox.send(
      "/wps/game/list?clientType=2&pageNo=x&pageSize=28",
    );
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: "VALIDATION",
      value: {
        fields: {
          clientType: expect.any(String),
          pageNo: expect.any(String),
          merchant: expect.any(String),
        },
      },
    });
  });

  it("are rejected when the body is too large or not JSON", async () => {
    const post = (body: string) =>
      sandbox.readJson("/wps/session/login", { method: "POST", body });
    expect(await post("{")).toMatchObject({ code: "VALIDATION" });
    expect(await post("x".repeat(70_000))).toMatchObject({
      code: "VALIDATION",
    });
    for (const path of [
      "/wps/session/login",
      "/wps/relay/WCS_deposit",
      "/wps/nothing",
      "/sandbox/api/members",
      "/sandbox/flags",
      "/social/google",
    ]) {
      let sent = 0;
      const body = new ReadableStream<Uint8Array>({
        pull: (stream) => {
          sent += 1;
          if (sent > 4_000) stream.close();
          else stream.enqueue(new Uint8Array(1024));
        },
      });
      const init = { method: "POST", body, duplex: "half" } as const;
      const answer = await sandbox.app.request(
        new Request(`http://127.0.0.1:4174${path}`, init),
      );
      expect([path, answer.status]).toEqual([path, 413]);
      expect(sent).toBeLessThan(100);
    }
  });

  it("are rate-limited for bot-check challenges and captchas", async () => {
    const strict = await startTestSandbox({
      limits: { challengePerAddress: 2, captchaPerAddress: 1 },
    });
    try {
      const { client } = strict.visitor();
      const challenge = () =>
        client.call(calls.botCheckChallenge, { purpose: "login" });
      await challenge();
      await challenge();
      const refusal = await refusalOf(challenge());
      expect(refusal).toMatchObject({ code: "TOO_MANY_REQUESTS", status: 429 });
      expect(refusal.retryAfter).toBeGreaterThan(0);
      await client.call(calls.captcha, {});
      expect(await refusalOf(client.call(calls.captcha, {}))).toMatchObject({
        code: "TOO_MANY_REQUESTS",
      });
    } finally {
      await strict.close();
    }
  });
});
