import * as calls from "@foyer/platform/calls";
import type { Client } from "@foyer/platform/client";
import { getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../db/rows.ts";
import * as tables from "../db/tables/all.ts";
import { audit } from "../services/ledger.ts";
import {
  startStockSandbox,
  type StockSandbox,
} from "../testing/stock-sandbox.ts";
import { checkedMembers } from "./identity.ts";
import { sampleMembers } from "./members.ts";
import { uplineMember } from "./payers.ts";

/*
 * Each stock account has one story: what one page shows is on every other page that should show it, and everything is
 * as old as it would be if people had done it.
 */

const hour = 3_600_000;
const day = 24 * hour;
const always = { from: 0, to: 9_000_000_000_000 };

/** Accounts that log in and have account pages. */
const players = [...sampleMembers, ...checkedMembers, uplineMember]
  .filter((person) => !("type" in person) || !/^[49]$/.test(person.type))
  .map(({ id }) => id);

let stock: StockSandbox;
beforeAll(async () => {
  stock = await startStockSandbox();
});
afterAll(async () => {
  await stock.sandbox.close();
});

/** Every row of a list that is read page by page. */
async function allPages<T>(
  read: (page: {
    readonly pageNo: number;
    readonly pageSize: number;
  }) => Promise<{
    readonly list: readonly T[];
    readonly totalPages: number;
  }>,
): Promise<readonly T[]> {
  const rows: T[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { list, totalPages } = await read({ pageNo, pageSize: 100 });
    rows.push(...list);
    if (pageNo >= totalPages) return rows;
  }
}

const record = (client: Client) =>
  allPages((page) =>
    client.call(calls.transactions, { ...always, ...page, scope: "SELF" }),
  );

const cents = (amount: string | null | undefined): bigint =>
  BigInt((amount ?? "0.00").replace(".", ""));
const sum = (amounts: readonly (string | null | undefined)[]): bigint =>
  amounts.reduce((total, amount) => total + cents(amount), 0n);

describe.each(players)("the story of %s", (memberId) => {
  it("has the same withdrawals in the account record, the withdrawals and the confirmations", async () => {
    const client = await stock.as(memberId);
    const rows = await record(client);
    const asked = await allPages((page) =>
      client.call(calls.withdrawals, { ...always, ...page }),
    );
    const of = (kind: string) =>
      rows.filter((row) => row.kind === kind).map(({ amount }) => amount);
    expect(of("WITHDRAW").toSorted()).toEqual(
      asked.map(({ amount }) => `-${amount}`).toSorted(),
    );
    const rejected = asked.filter(({ stages }) =>
      stages.some(({ state }) => state === "REJECTED"),
    );
    const confirmations = await allPages((page) =>
      client.call(calls.receiptList, page),
    );
    const refunds = confirmations.flatMap(({ history }) =>
      history.flatMap(({ step, amount }) =>
        step === "REFUNDED" ? [amount] : [],
      ),
    );
    expect(sum(of("REFUND"))).toBe(
      sum([...rejected.map(({ amount }) => amount), ...refunds]),
    );
    const sent = asked.filter(({ stages }) =>
      stages.some(({ state }) => state === "SENT"),
    );
    expect(confirmations.map(({ id }) => id).toSorted()).toEqual(
      sent.map(({ orderId }) => orderId).toSorted(),
    );
  });

  it("has an order for each deposit of the account record", async () => {
    const client = await stock.as(memberId);
    const rows = await record(client);
    for (const { id, amount } of rows.filter(({ kind }) => kind === "DEPOSIT"))
      expect(
        await client.call(calls.depositOrder, { orderId: id }),
      ).toMatchObject({ state: "CREDITED", amount });
  });

  it("has the same bonuses in the account record and the bonus details", async () => {
    const client = await stock.as(memberId);
    const rows = await record(client);
    const bonuses = await allPages((page) =>
      client.call(calls.bonusDetails, { ...always, ...page, kind: "" }),
    );
    const pick = ({ id, amount, time }: (typeof bonuses)[number]) => ({
      id,
      amount,
      time,
    });
    expect(bonuses.map(pick)).toEqual(
      rows
        .filter(({ kind }) => kind === "BONUS" || kind === "POINTS")
        .map(({ id, amount, time }) => ({ id, amount, time })),
    );
  });

  it("has the rank that its own bets have brought it to, since then", async () => {
    // An independent count: each bet in the order in which it was placed.
    const bets = await wrong(
      sql`select stake::text as stake, created_at::text as at from rounds where member_id = ${memberId} and mode = 'REAL' order by created_at`,
    );
    const thresholds = [50_000n, 150_000n, 350_000n, 2_350_000n];
    let total = 0n;
    const reached: number[] = [];
    for (const { stake, at } of bets) {
      total += BigInt(String(stake));
      while (total >= (thresholds[reached.length] ?? total + 1n))
        reached.push(Number(at));
    }
    const client = await stock.as(memberId);
    const vip = await client.call(calls.vip, {}).catch(() => null);
    expect(vip?.rank ?? "0").toBe(String(reached.length));
    if (vip === null) return;
    const since = vip.since ?? 0;
    expect(since).toBeGreaterThanOrEqual(reached.at(-1) ?? 0);
    expect(since).toBeLessThan((reached.at(-1) ?? 0) + day);
  });

  it("has a balance that the account record adds up to, at no time below zero", async () => {
    const client = await stock.as(memberId);
    const rows = await record(client);
    const { balance } = await client.call(calls.balance, {});
    expect(sum(rows.map(({ amount }) => amount))).toBe(cents(balance));
    rows.forEach((row, index) => {
      const before = cents(rows[index + 1]?.balance);
      expect(cents(row.balance)).toBe(before + cents(row.amount));
      expect(cents(row.balance)).toBeGreaterThanOrEqual(0n);
    });
  });
});

/** Rows of a statement that lists what is wrong. */
const wrong = (statement: ReturnType<typeof sql>) =>
  rowsOf(stock.db, statement);

/** Times that say when something happened, not until when it is valid. */
const pastNames =
  /^at$|^(created|updated|settled|issued|claimed|read|paid|active|ended|removed)_at$/;

describe.each([
  ["the first day", () => Promise.resolve()],
  [
    "a first day on a Monday, the first of a month",
    () => {
      stock.setNow(Date.UTC(2027, 1, 1, 18));
      return stock.sandbox.control("POST", "/reset");
    },
  ],
] as const)("%s", (_name, ready) => {
  beforeAll(async () => {
    await ready();
  });

  it("has money only with an order behind it, for all members", async () => {
    expect(await audit(stock.db)).toMatchObject({ sum: "0", mismatches: [] });
    expect(
      await wrong(sql`select t.id from ledger_transfers t left join deposits d on d.id = t.reference and d.state = 'CREDITED'
          where t.kind in ('deposit', 'deposit-fee') and d.id is null
          union all select d.id from deposits d left join ledger_entries e on e.transfer_id = d.id and e.amount = d.amount and e.account_id = 'member:' || d.member_id
          where d.state = 'CREDITED' and e.transfer_id is null`),
    ).toEqual([]);
    expect(
      await wrong(sql`select t.id from ledger_transfers t left join withdrawals w on w.id = t.reference
          where t.kind in ('withdrawal', 'withdrawal-back', 'payout', 'payout-part', 'payout-arrived', 'payout-refund', 'withdrawal-fee') and w.id is null
          union all select w.id from withdrawals w left join ledger_transfers t on t.reference = w.id and t.kind = 'withdrawal'
          where t.id is null`),
    ).toEqual([]);
    expect(
      await wrong(sql`select t.id from ledger_transfers t where t.kind = 'member-transfer'
          and (select count(*) from ledger_entries e where e.transfer_id = t.id and e.account_id like 'member:%') <> 2`),
    ).toEqual([]);
  });

  it("has claimed rewards for exactly what was paid for them", async () => {
    expect(
      await wrong(sql`select t.reference from ledger_transfers t
          where t.kind in ('reward', 'mission', 'referral')
            and not exists (select from rewards r where r.id = t.reference and r.claimed_at = t.created_at)
            and not exists (select from activity_applications a where a.activity_id = t.reference and a.status = 'Claimed')
          union all select r.id from rewards r where r.claimed_at is not null
            and not exists (select from ledger_transfers t where t.reference = r.id)`),
    ).toEqual([]);
    expect(
      await wrong(sql`select member_id, sum(paid) from (
            select member_id, amount as paid from rebate_claims
            union all select substr(account_id, 8), -amount from ledger_entries where kind = 'rebate' and account_id like 'member:%'
          ) sides group by 1 having sum(paid) <> 0`),
    ).toEqual([]);
  });

  it("has nothing in the future", async () => {
    const late: string[] = [];
    for (const table of Object.values(tables)) {
      if (!is(table, PgTable)) continue;
      for (const column of Object.values(getTableColumns(table))) {
        if (!pastNames.test(column.name)) continue;
        const [row] = await wrong(
          sql`select max(${sql.identifier(column.name)})::text as last from ${table}`,
        );
        if (Number(row?.["last"] ?? 0) > stock.now())
          late.push(`${getTableName(table)}.${column.name}`);
      }
    }
    expect(late).toEqual([]);
  });

  it("has nothing that has waited for longer than two days", async () => {
    const since = stock.now() - 2 * day;
    expect(
      await wrong(sql`select id from withdrawals where state in ('REQUESTED', 'REVIEWING', 'APPROVED', 'SENT', 'RECEIPT') and created_at < ${since}::bigint
          union all select id from receipts where settled_at is null and issued_at < ${since}::bigint
          union all select id from deposits where state in ('CREATED', 'PAID', 'CREDITING')
          union all select id from redemptions where status = 'In Process' and created_at < ${since}::bigint
          union all select id from activity_applications where status = 'Applying' and created_at < ${since}::bigint
          union all select id from feedback where state = 'OPEN' and created_at < ${since}::bigint
          union all select id from contracts where state like 'AWAITING%' and updated_at < ${since}::bigint`),
    ).toEqual([]);
  });

  it("has messages of the last days and of before", async () => {
    const client = await stock.as("m-demo-member");
    const letters = await allPages((page) => client.call(calls.messages, page));
    const ages = letters.map(({ time }) => stock.now() - time);
    expect(Math.min(...ages)).toBeLessThan(3 * day);
    expect(ages.filter((age) => age > 7 * day).length).toBeGreaterThan(1);
  });

  it("books each salary right after its period", async () => {
    const rows = await wrong(
      sql`select period_to::text as until, created_at::text as paid from salary_records`,
    );
    const days = new Set(
      rows.map(({ paid }) => Math.floor(Number(paid) / day)),
    );
    expect(days.size).toBeGreaterThan(14);
    for (const { until, paid } of rows)
      expect(Number(paid) - Number(until)).toBeLessThan(hour);
  });
});
