import * as calls from "@foyer/platform/calls";
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

describe("a session", () => {
  it("ends at logout, and its token is rejected from then on", async () => {
    const { client } = await sandbox.member();
    await client.call(calls.logout, {});
    expect(await refusalOf(client.call(calls.balance, {}))).toMatchObject({
      code: "NOT_LOGGED_IN",
      status: 401,
    });
  });

  it("expires after about twelve hours", async () => {
    const { client, run } = await sandbox.member();
    await sandbox.control("PUT", `/clock?run=${run}`, {
      offsetMs: 11 * 3_600_000,
    });
    expect(await client.call(calls.balance, {})).toHaveProperty("balance");
    await sandbox.control("PUT", `/clock?run=${run}`, {
      offsetMs: 13 * 3_600_000,
    });
    expect(await refusalOf(client.call(calls.balance, {}))).toMatchObject({
      code: "NOT_LOGGED_IN",
    });
  });

  it("is required by every call that needs a token", async () => {
    const tokened = Object.values(calls).filter(
      (call) => "auth" in call && call.auth === "token",
    );
    expect(tokened.length).toBeGreaterThan(12);
    for (const call of tokened) {
      if (!("path" in call)) continue;
      for (const authorization of ["", `Bearer ${"x".repeat(43)}`]) {
        const headers = { Authorization: authorization };
        const answer = await sandbox.send(call.path, {
          method: call.method,
          headers,
        });
        expect([call.name, answer.status]).toEqual([call.name, 401]);
        expect(await answer.json()).toMatchObject({
          success: false,
          code: "NOT_LOGGED_IN",
        });
      }
    }
  });

  it("stores neither its token nor the member's password in plain text", async () => {
    const { token, password, username, platform } = {
      ...(await sandbox.member()),
      platform: sandbox.platform,
    };
    const [session] = await platform.db.query.sessions.findMany({
      orderBy: (row, { desc }) => desc(row.createdAt),
      limit: 1,
    });
    const member = await platform.db.query.members.findFirst({
      where: (row, { eq }) => eq(row.username, username),
    });
    expect(JSON.stringify(session)).not.toContain(token);
    expect(member?.passwordHash).not.toContain(password);
  });
});

describe("changing the password", () => {
  it("replaces it, ends the other sessions and keeps the current one", async () => {
    const member = await sandbox.member({
      passwordExpired: true,
      firstLogin: true,
    });
    const elsewhere = await sandbox.logIn(sandbox.visitor().client, member);
    const change = {
      oldPassword: member.password,
      newPassword: "a-new-one-1",
      confirmNewPassword: "a-new-one-1",
    };
    await member.client.call(calls.changePassword, change);

    expect(await member.client.call(calls.balance, {})).toHaveProperty(
      "balance",
    );
    const other = sandbox.visitor(elsewhere.token).client;
    expect(await refusalOf(other.call(calls.balance, {}))).toMatchObject({
      code: "NOT_LOGGED_IN",
    });
    const { client } = sandbox.visitor();
    expect(await refusalOf(sandbox.logIn(client, member))).toMatchObject({
      code: "WRONG_CREDENTIALS",
    });
    const again = await sandbox.logIn(client, {
      ...member,
      password: "a-new-one-1",
    });
    expect(again).toMatchObject({
      firstTimeLogin: false,
      passwordExpired: false,
    });
  });

  it("needs the right old password and a valid new one, and reports the field at fault", async () => {
    const { client, password } = await sandbox.member();
    const change = (
      oldPassword: string,
      newPassword: string,
      confirmNewPassword = newPassword,
    ) =>
      refusalOf(
        client.call(calls.changePassword, {
          oldPassword,
          newPassword,
          confirmNewPassword,
        }),
      );
    expect(await change("wrong-one", "good-one-1")).toMatchObject({
      code: "OLD_PASSWORD_WRONG",
    });
    expect((await change(password, "short")).value).toHaveProperty(
      "fields.newPassword",
    );
    expect(
      (await change(password, "good-one-1", "good-one-2")).value,
    ).toHaveProperty("fields.confirmNewPassword");
    expect((await change(password, password)).value).toHaveProperty(
      "fields.newPassword",
    );
  });
});

describe("the member's overview", () => {
  it("returns the balance, unread messages, contracts and type of wallet", async () => {
    const { client } = await sandbox.member({
      balance: "1234.50",
      unread: 3,
      contracts: { divtypereq: "1" },
    });
    expect(await client.call(calls.balance, {})).toEqual({
      balance: "1234.50",
      currencySymbol: "RM",
    });
    expect(await client.call(calls.unreadCount, {})).toEqual({ count: 3 });
    expect(await client.call(calls.consolidatedFunds, {})).toMatchObject({
      divtypereq: "1",
      dailysalreqtype: "",
    });
    expect(await client.call(calls.merchantWallet, {})).toEqual({
      isSingle: false,
    });
  });

  it("counts the promotions that are open to the member, and reports whether friends can be invited (SID-03)", async () => {
    const { client, run } = await sandbox.member();
    const promos = () => client.call(calls.availablePromos, {});
    const { promotion } = await client.call(calls.announcements, {
      types: "B,PL,PU,PR,H",
      platform: "W",
      execution: "A",
      language: "EN",
    });
    const first = await promos();
    expect(first.availablePromo.REFERRAL.enabled).toBe(true);
    // Without the promotions for registrations and for ranks.
    const forMembers = promotion.list.filter(
      ({ linkage, promotionType }) =>
        linkage.type !== "REGISTER" && promotionType !== "rank",
    );
    expect(forMembers.length).toBeLessThan(promotion.list.length);
    expect(first.availablePromoCount).toBe(forMembers.length);
    await sandbox.control("PUT", `/flags?run=${run}`, { REFERRAL3: "0" });
    expect((await promos()).availablePromo.REFERRAL.enabled).toBe(false);
  });

  it("rejects trial accounts where a real account is needed", async () => {
    const { client, password } = await sandbox.member({
      type: "4",
      balance: "0",
    });
    const change = {
      oldPassword: password,
      newPassword: "new-one-1",
      confirmNewPassword: "new-one-1",
    };
    const refusals = await Promise.all([
      refusalOf(client.call(calls.unreadCount, {})),
      refusalOf(client.call(calls.availablePromos, {})),
      refusalOf(client.call(calls.consolidatedFunds, {})),
      refusalOf(client.call(calls.changePassword, change)),
    ]);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ code: "TRIAL_NOT_ALLOWED" });
  });
});
