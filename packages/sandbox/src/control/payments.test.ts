import * as calls from "@foyer/platform/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import {
  refusalOf,
  startTestSandbox,
  type TestSandbox,
} from "../testing/harness.ts";
import {
  askForPayout,
  balanceOf,
  expectRightBooks,
  fresh,
  rich,
} from "../testing/money.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ ownDatabase: true });
});
afterAll(() => sandbox.close());

const path = "/sandbox/payments";
const page = async () => (await sandbox.send(path)).text();
const press = (what: string, fields: Record<string, string>) =>
  sandbox.send(`${path}/${what}`, {
    method: "POST",
    body: new URLSearchParams(fields),
  });

describe("the payments page", () => {
  it("has examples of everything except open deposits on the first day, and no script", async () => {
    const html = await page();
    // Only deposit orders are missing: they would have expired long ago.
    expect(html.match(/[\w ]+: nothing yet/g)).toEqual([
      "Open deposits: nothing yet",
    ]);
    expect(html).not.toMatch(/<script|\son\w+=|style="/);
    await expectRightBooks(sandbox);
  });

  it("issues a withdrawal, marks a part of it as arrived, then settles it", async () => {
    const who = await sandbox.member(rich);
    const id = await askForPayout(who);
    const state = async () =>
      (
        await who.client.call(calls.receiptList, { pageNo: 1, pageSize: 9 })
      ).list.map((record) => [record.state, record.receivedAmount]);
    await press("withdrawals", { id, action: "APPROVE", reason: "" });
    expect(await state()).toEqual([]);
    await press("withdrawals", { id, action: "SEND", part: "" });
    expect(await state()).toEqual([["AWAITING", "0.00"]]);
    await press("receipts", { id, action: "PART", part: "12.50" });
    expect(await state()).toEqual([["PARTIAL", "12.50"]]);
    await press("receipts", { id, action: "ARRIVED", part: "" });
    expect(await state()).toEqual([["RECEIVED", "99.00"]]);
  });

  it("issues a part with a deadline, forced, and shows the member the same (OPN-06, OPN-07)", async () => {
    const who = await sandbox.member(rich);
    const read = async () =>
      (await who.client.call(calls.receiptList, { pageNo: 1, pageSize: 9 }))
        .list[0];
    const issue = async (fields: Record<string, string>) => {
      const id = await askForPayout(who);
      const { status } = await press("withdrawals", {
        id,
        action: "SEND",
        part: "",
        ...fields,
      });
      return { id, status };
    };
    const { id } = await issue({
      part: "20.00",
      confirmMinutes: "45",
      forced: "1",
    });
    expect(await page()).toContain("PARTIAL, forced");
    const partial = await read();
    expect(partial).toMatchObject({
      id,
      state: "PARTIAL",
      receivedAmount: "20.00",
      remainingAmount: "79.00",
      confirmMinutes: 45,
      forced: true,
    });
    expect((partial?.expiresAt ?? 0) - (partial?.issuedAt ?? 0)).toBe(
      45 * 60_000,
    );
    await press("receipts", { id, action: "ARRIVED", part: "" });
    const untimed = await issue({ confirmMinutes: "0" });
    expect(await read()).toMatchObject({
      id: untimed.id,
      state: "AWAITING",
      forced: false,
    });
    expect((await read())?.expiresAt ?? null).toBeNull();
    expect(await page()).toContain("no limit");
    expect((await issue({ confirmMinutes: "soon" })).status).toBe(422);
    expect((await issue({ part: "99.00" })).status).toBe(422);
    await expectRightBooks(sandbox);
  });

  it("refunds a rejected withdrawal, and accepts the command to run due jobs", async () => {
    const who = await sandbox.member(rich);
    const id = await askForPayout(who);
    await press("withdrawals", { id, action: "REJECT", reason: "No" });
    expect(await balanceOf(who.client)).toBe("5000.00");
    expect((await press("jobs", {})).status).toBe(303);
  });

  it("credits a deposit order", async () => {
    const who = await sandbox.member(rich);
    const { orderId } = await who.client.call(
      calls.deposit,
      { methodId: "bank", amount: "10.00" },
      fresh(),
    );
    await press("deposits", { id: orderId, action: "CREDIT", reason: "" });
    expect(await balanceOf(who.client)).toBe("5010.00");
  });

  it.each([
    ["nothing", { id: "x", action: "APPROVE" }, 404],
    ["withdrawals", { id: "x", action: "APPROVE" }, 422],
    ["receipts", { id: "x", action: "EXPLODE" }, 422],
  ])("rejects %s with %j", async (what, fields, status) => {
    expect((await press(what, fields)).status).toBe(status);
  });
});

describe("the first day", () => {
  const always = { from: 0, to: 9_000_000_000_000 };
  const pageOne = { pageNo: 1, pageSize: 50 };

  async function sample(username: string) {
    const html = await (await sandbox.send("/sandbox/accounts")).text();
    const cells = new RegExp(
      `<code>${username}</code></td>\\s*<td><code>([\\w-]+)</code></td>\\s*<td>(?:<code>(\\d+)</code>)?`,
    ).exec(html);
    const guest = sandbox.visitor();
    const password = cells?.[1] ?? "";
    const { token } = await sandbox.logIn(guest.client, { username, password });
    return { client: sandbox.visitor(token).client, payment: cells?.[2] ?? "" };
  }

  it("fills the account lists of the sample member", async () => {
    const { client, payment } = await sample("demo-member");
    const { list } = await client.call(calls.receiptList, pageOne);
    expect(new Set(list.map(({ state }) => state))).toEqual(
      new Set(calls.receiptStates),
    );
    expect(list.some(({ forced }) => forced)).toBe(true);
    expect(list.flatMap(({ proofImages }) => proofImages)).toHaveLength(2);
    const asked = await client.call(calls.withdrawals, {
      ...always,
      ...pageOne,
    });
    expect(
      new Set(asked.list.map(({ stages }) => stages.at(-1)?.state)),
    ).toEqual(
      new Set([
        "REQUESTED",
        "REVIEWING",
        "APPROVED",
        "RECEIPT",
        "DONE",
        "REJECTED",
      ]),
    );
    const records = await client.call(calls.pointsList, {
      kind: "RECORDS",
      ...pageOne,
    });
    expect(
      records.list.map((row) => ("status" in row ? row.status : "")).toSorted(),
    ).toEqual([...calls.redeemStatuses].toSorted());
    for (const lists of await Promise.all([
      client.call(calls.bankAccounts, {}),
      client.call(calls.pointsReward, pageOne),
      client.call(calls.pointsTransactions, { ...always, ...pageOne }),
      client.call(calls.activities, pageOne),
      client.call(calls.contractList, pageOne),
      client.call(calls.wallets, {}),
    ]))
      expect(lists.list.length).toBeGreaterThan(1);
    expect(
      await client.call(
        calls.convertPoints,
        { points: "1", paymentPassword: payment },
        fresh(),
      ),
    ).toHaveProperty("balance");
  });

  it("has no pending contract that its member cannot answer for lack of a flag", async () => {
    const flagOf = {
      DIVIDEND: "divtypereq",
      DAILY: "dailysalreqtype",
      HOURLY: "contracthoursalreq",
      REALTIME: "realtimesalreqtype",
      unknown: undefined,
    } as const;
    const lost: string[] = [];
    for (const name of ["demo-member", "demo-agent", "demo-upline"]) {
      const { client } = await sample(name);
      const flags = await client.call(calls.consolidatedFunds, {});
      const { list } = await client.call(calls.contractList, pageOne);
      for (const { type, state } of list) {
        const flag = flagOf[type];
        const waits = state === "AWAITING" || state === "AWAITING_UPLINE";
        if (waits && !(flag && flags[flag] === "1"))
          lost.push(`${name}: ${type}`);
      }
    }
    expect(lost).toEqual([]);
  });

  it("gives the agents contracts in every state, and some to act on", async () => {
    const agent = await sample("demo-agent");
    const { list } = await agent.client.call(calls.contractList, pageOne);
    expect(new Set(list.map(({ state }) => state))).toEqual(
      new Set(calls.contractStates),
    );
    const lower = {
      downline: list.find(({ id }) => id === "C-seed-6")?.party ?? "",
      type: "DIVIDEND" as const,
      rate: "5",
      periodKind: "M" as const,
    };
    const refused = await refusalOf(
      agent.client.call(calls.contractCreate, lower, fresh()),
    );
    expect(refused.code).toBe("LOWER_RATE_CONFIRM");
    expect(v.parse(calls.lowerRateConflict, refused.value)).toHaveLength(2);
    const above = await sample("demo-upline");
    expect(
      await above.client.call(
        calls.contractUplineConfirm,
        { contractId: "C-seed-8", accept: true },
        fresh(),
      ),
    ).toMatchObject({ state: "ACTIVE" });
  });
});
