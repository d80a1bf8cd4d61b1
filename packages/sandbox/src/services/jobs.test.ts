import * as calls from "@foyer/platform/calls";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ledgerTransfers } from "../db/tables/ledger.ts";
import { createSandbox, type Sandbox } from "../server.ts";
import {
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import {
  balanceOf,
  expectRightBooks,
  fresh,
  payout,
  rich,
} from "../testing/money.ts";
import { runJobs } from "./jobs.ts";

const minute = 60_000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

/** A second sandbox over the same database, started now: it knows nothing that is not stored there. */
function another(): Sandbox {
  const { db, listen } = sandbox.database;
  return createSandbox({
    database: { db, listen, close: () => Promise.resolve() },
    origin: "http://127.0.0.1:4199",
    runs: true,
  });
}

/** A member with a withdrawal that has ten minutes to be confirmed, and a deposit that is paid. */
async function withMoneyUnderWay() {
  const who = await sandbox.member(rich);
  const id = await payout(sandbox, who, { confirmMinutes: 10, part: "9.00" });
  const { orderId } = await who.client.call(
    calls.deposit,
    { methodId: "bank", amount: "100.00" },
    fresh(),
  );
  const pay = await sandbox.control("POST", `/deposits/${orderId}`, {
    action: "PAY",
  });
  expect(pay).toEqual({ done: true });
  return { who, id, orderId };
}

const receiptOf = async ({ client }: TestMember) =>
  (await client.call(calls.receiptList, { pageNo: 1, pageSize: 20 })).list[0];

const postingsAbout = async (reference: string) =>
  (
    await sandbox.platform.db
      .select({ id: ledgerTransfers.id })
      .from(ledgerTransfers)
      .where(eq(ledgerTransfers.reference, reference))
  )
    .map(({ id }) => id.replace(reference, ""))
    .toSorted();

const arrivals = async ({ client }: TestMember) =>
  (await client.call(calls.eventsSince, { cursor: "0" })).list.filter(
    ({ type }) => type === "DEPOSIT_ARRIVED",
  );

describe("due jobs", () => {
  it("are done by the next sandbox after a downtime, and keep their due date", async () => {
    const { who, id, orderId } = await withMoneyUnderWay();
    const due = (await receiptOf(who))?.expiresAt;
    expect(due).toBeTypeOf("number");
    const next = another();
    // Three days without any request.
    const later = Date.now() + 3 * 24 * 60 * minute;
    const { db, draw } = next.platform;
    await runJobs(db, who.run, later, draw);
    await next.close();
    expect(await receiptOf(who)).toMatchObject({
      state: "RECEIVED",
      remainingAmount: "0.00",
      expiresAt: due,
    });
    expect(await postingsAbout(id)).toEqual([
      ":arrived",
      ":fee",
      ":part:900",
      ":sent",
      expect.stringMatching(/^withdraw:/),
    ]);
    expect(
      await who.client.call(calls.depositOrder, { orderId }),
    ).toMatchObject({ state: "CREDITED" });
    expect(await balanceOf(who.client)).toBe("5000.00");
    await expectRightBooks(sandbox);
  });

  it("are done once when three sandboxes of one database run them concurrently", async () => {
    const { who, id, orderId } = await withMoneyUnderWay();
    const others = [another(), another()];
    const later = Date.now() + 60 * minute;
    await Promise.all(
      [sandbox, ...others, sandbox].map(({ platform: { db, draw } }) =>
        runJobs(db, who.run, later, draw),
      ),
    );
    await Promise.all(others.map((one) => one.close()));
    expect(
      (await postingsAbout(id)).filter((name) => name === ":arrived"),
    ).toHaveLength(1);
    expect(await postingsAbout(orderId)).toHaveLength(1);
    expect(await arrivals(who)).toHaveLength(1);
    expect((await receiptOf(who))?.state).toBe("RECEIVED");
    const { list } = await who.client.call(calls.withdrawals, {
      from: 0,
      to: later,
      pageNo: 1,
      pageSize: 1,
    });
    const stages = list[0]?.stages.map(({ state }) => state) ?? [];
    expect(stages.filter((state) => state === "DONE")).toHaveLength(1);
    expect(await balanceOf(who.client)).toBe("5000.00");
    await expectRightBooks(sandbox);
  });

  it("are done when another sandbox is asked for the order, before the scheduled run", async () => {
    const { who, orderId } = await withMoneyUnderWay();
    await sandbox.control("PUT", `/clock?run=${who.run}`, {
      offsetMs: 60 * minute,
    });
    const other = another();
    const asked = await other.app.request(
      `/wps/relay/WCS_depositOrder?orderId=${orderId}`,
      {
        headers: {
          Authorization: `Bearer ${who.token}`,
          "X-Foyer-Run": who.run,
        },
      },
    );
    expect(await asked.json()).toMatchObject({ value: { state: "CREDITED" } });
    await other.close();
    await sandbox.control("POST", `/jobs?run=${who.run}`);
    expect(await arrivals(who)).toHaveLength(1);
    await expectRightBooks(sandbox);
  });
});
