import * as calls from "@foyer/platform/calls";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../db/database.ts";
import type { OpenDatabase } from "../db/database.ts";
import { contracts } from "../db/tables/agents.ts";
import { members, messages, sampleAccounts } from "../db/tables/members.ts";
import { deposits, samplePaymentPasswords } from "../db/tables/money.ts";
import { activityApplications, redemptions } from "../db/tables/offers.ts";
import { receipts, withdrawals } from "../db/tables/payouts.ts";
import { startSession } from "../services/session.ts";
import { doAll } from "../testing/account-pages.ts";
import { flagOf, offer, offeredOf } from "../testing/contract-actions.ts";
import { startTestSandbox, type TestSandbox } from "../testing/harness.ts";
import { expectRightBooks, fresh, paymentPassword } from "../testing/money.ts";
import { png } from "../testing/pictures.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { checkedMembers } from "./identity.ts";
import { sampleMembers } from "./members.ts";
import { uplineMember } from "./payers.ts";

/*
 * Applies every action that the stock data offers to every row that offers it, each starting from the first day:
 * whatever a visitor presses first has to work.
 */

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Client = ReturnType<TestSandbox["visitor"]>["client"];

/** A platform on which nothing has happened but what a test does; its changes are rolled back afterwards. */
interface FirstDay {
  readonly as: (memberId: string) => Promise<Client>;
  readonly control: (
    path: string,
    body: unknown,
    method?: "POST" | "PUT",
  ) => Promise<void>;
  /** The account's payment password, or one that is set now. */
  readonly paymentPassword: (memberId: string) => Promise<string>;
}

class Undone extends Error {}

async function onFirstDay(
  act: (day: FirstDay) => Promise<unknown>,
): Promise<void> {
  const done = database.db.transaction(async (tx) => {
    // No listener is needed: a connection that is inside a transaction receives nothing.
    const listen = () => Promise.resolve(() => Promise.resolve());
    const close = () => Promise.resolve();
    const sandbox = await startTestSandbox({
      database: { db: tx, listen, close },
    });
    const now = sandbox.platform.clock();
    const as = async (memberId: string) =>
      sandbox.visitor(await startSession(tx, memberId, now)).client;
    await act({
      as,
      control: async (path, body, method = "POST") => {
        const answer = await sandbox.send(`/sandbox/api${path}`, {
          method,
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(await answer.text());
      },
      paymentPassword: async (memberId) =>
        (await passwordOf(tx, memberId)) ??
        setPassword(tx, memberId, await as(memberId)),
    });
    await expectRightBooks(sandbox);
    await sandbox.close();
    throw new Undone();
  });
  await expect(done).rejects.toBeInstanceOf(Undone);
}

async function passwordOf(
  db: Database,
  memberId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ password: samplePaymentPasswords.password })
    .from(samplePaymentPasswords)
    .innerJoin(members, eq(members.username, samplePaymentPasswords.username))
    .where(eq(members.id, memberId));
  return row?.password;
}

/** Sets a first payment password as the page does, with the account's login password. */
async function setPassword(
  db: Database,
  memberId: string,
  client: Client,
): Promise<string> {
  const [row] = await db
    .select({ password: sampleAccounts.password })
    .from(sampleAccounts)
    .innerJoin(members, eq(members.username, sampleAccounts.username))
    .where(eq(members.id, memberId));
  await client.call(calls.setPaymentPassword, {
    newPassword: paymentPassword,
    confirmNewPassword: paymentPassword,
    stepUp: { method: "password", value: row?.password ?? "" },
  });
  return paymentPassword;
}

/** Performs one action after the other, each on its own first day; lists what failed, and what was tried. */
async function tryAll(
  actions: readonly (readonly [
    name: string,
    act: (day: FirstDay) => Promise<unknown>,
  ])[],
): Promise<string[]> {
  for (const [name, act] of actions)
    await onFirstDay(act).catch((error: unknown) => {
      throw new Error(`${name}: ${String(error)}`, { cause: error });
    });
  return actions.map(([name]) => name);
}

/** Accounts that log in and play; a trial account and staff have no account pages. */
const players = [...sampleMembers, ...checkedMembers, uplineMember]
  .filter((person) => !("type" in person) || !/^[49]$/.test(person.type))
  .map(({ id }) => id);

describe("the stock data", () => {
  it("lets the member answer every unsettled withdrawal", async () => {
    const rows = await database.db.select().from(receipts);
    const open = rows.filter(({ settledAt }) => settledAt === null);
    expect(new Set(open.map(({ state }) => state))).toEqual(
      new Set(["AWAITING", "PARTIAL", "NOT_RECEIVED"]),
    );
    expect(open.some(({ forced }) => forced)).toBe(true);
    await tryAll(
      open.flatMap(({ id, memberId, state }) =>
        calls.receiptAnswers
          // A member who has already given this answer can only change it.
          .filter((answer) => answer !== state)
          .map((answer) => [
            `${id} ${answer}`,
            async ({ as }) => {
              const client = await as(memberId);
              const images = [new Blob([new Uint8Array(png())])];
              const kept =
                answer === "NOT_RECEIVED"
                  ? await client.call(calls.receiptProof, { id, images })
                  : [];
              const imageIds = kept.map(({ imageId }) => imageId);
              await client.call(
                calls.receiptConfirm,
                { id, answer, imageIds },
                fresh(),
              );
            },
          ]),
      ),
    );
  });

  it("lets the bank decide every unsettled withdrawal", async () => {
    const rows = await database.db.select().from(receipts);
    const tried = await tryAll(
      rows
        .filter(({ settledAt }) => settledAt === null)
        .flatMap(({ id, state, forced }) =>
          ["PART", "ARRIVED", "FORCE", "REFUND"]
            // There is no refund where the member did not ask for one.
            .filter(
              (action) =>
                action !== "REFUND" || (state === "NOT_RECEIVED" && !forced),
            )
            .map((action) => [
              `${id} ${action}`,
              ({ control }) =>
                control(`/receipts/${id}`, { action, part: "1.00" }),
            ]),
        ),
    );
    expect(tried.length).toBeGreaterThan(10);
  });

  it("lets the platform decide every pending withdrawal", async () => {
    const rows = await database.db.select().from(withdrawals);
    const after = {
      REQUESTED: ["REVIEW", "APPROVE", "REJECT", "SEND"],
      REVIEWING: ["APPROVE", "REJECT", "SEND"],
      APPROVED: ["REJECT", "SEND"],
    } as const;
    const ways: Readonly<Record<string, readonly string[]>> = after;
    const states = new Set<string>(rows.map(({ state }) => state));
    for (const state of Object.keys(after)) expect(states).toContain(state);
    await tryAll(
      rows.flatMap(({ id, state }) =>
        (ways[state] ?? []).map((action) => [
          `${id} ${action}`,
          ({ control }) => control(`/withdrawals/${id}`, { action }),
        ]),
      ),
    );
  });

  it("has no deposit order that is still open, and lets all be viewed", async () => {
    const rows = await database.db.select().from(deposits);
    expect(
      rows.filter(
        ({ state }) => !["CREDITED", "FAILED", "EXPIRED"].includes(state),
      ),
    ).toEqual([]);
    await tryAll(
      rows.map(({ id, memberId }) => [
        id,
        async ({ as }) =>
          (await as(memberId)).call(calls.depositOrder, { orderId: id }),
      ]),
    );
  });

  it("lets every contract action be performed by each member it is offered to", async () => {
    const rows = await database.db.select().from(contracts);
    const concerned = new Set(
      rows.flatMap(({ agentId, downlineId }) => [agentId, downlineId]),
    );
    concerned.add(uplineMember.id);
    const shown: string[] = [];
    const actions: (readonly [
      name: string,
      act: (day: FirstDay) => Promise<unknown>,
    ])[] = [];
    await onFirstDay(async ({ as }) => {
      for (const who of concerned) {
        const client = await as(who);
        const flags = await client.call(calls.consolidatedFunds, {});
        const { list } = await client.call(calls.contractList, {
          pageNo: 1,
          pageSize: 50,
        });
        for (const contract of list) {
          const offered = offeredOf(contract);
          if (offered.length === 0) continue;
          // A member who can act on a contract has its type's flag, without which the portal requests no contracts.
          expect(flags).toMatchObject({ [flagOf(contract)]: "1" });
          shown.push(`${contract.kind} ${contract.state} ${contract.side}`);
          actions.push(
            ...offered.map(
              (action) =>
                [
                  `${contract.id} ${action} by ${who}`,
                  async (day: FirstDay) =>
                    offer[action](await day.as(who), contract),
                ] as const,
            ),
          );
        }
      }
    });
    expect(new Set(shown)).toEqual(
      new Set([
        "NEW ACTIVE ASKING",
        "NEW ACTIVE ASKED",
        "NEW AWAITING ASKING",
        "NEW AWAITING ASKED",
        "NEW AWAITING_UPLINE ASKING",
        "NEW AWAITING_UPLINE ABOVE",
        "TERMINATION AWAITING ASKING",
        "TERMINATION AWAITING ASKED",
      ]),
    );
    await tryAll(actions);
  });

  it("lets every pending redemption be approved or rejected", async () => {
    const rows = await database.db.select().from(redemptions);
    const waiting = rows.filter(({ status }) => status === "In Process");
    expect(waiting).not.toEqual([]);
    await tryAll(
      waiting.flatMap(({ id }) =>
        ["APPROVE", "REJECT"].map((action) => [
          `${id} ${action}`,
          ({ control }) => control(`/redemptions/${id}`, { action }),
        ]),
      ),
    );
  });

  it("lets every application be decided, and an approved reward be claimed", async () => {
    const rows = await database.db.select().from(activityApplications);
    const waiting = rows.filter(({ status }) => status === "Applying");
    expect(waiting).not.toEqual([]);
    await tryAll(
      waiting.flatMap(({ id, memberId, activityId }) => [
        [
          `${id} REJECT`,
          ({ control }: FirstDay) =>
            control(`/applications/${id}`, { action: "REJECT" }),
        ],
        [
          `${id} APPROVE`,
          async ({ as, control }: FirstDay) => {
            await control(`/applications/${id}`, { action: "APPROVE" });
            const client = await as(memberId);
            await client.call(
              calls.claimReward,
              { rewardId: activityId },
              fresh(),
            );
          },
        ],
      ]),
    );
  });

  it("lets every message be read", async () => {
    const rows = await database.db.select().from(messages);
    expect(rows.length).toBeGreaterThan(3);
    await tryAll(
      rows.map(({ id, memberId }) => [
        id,
        async ({ as }) => (await as(memberId)).call(calls.messageRead, { id }),
      ]),
    );
  });

  it.each(players)(
    "lets %s do everything that the account pages offer",
    async (who) => {
      const day = onFirstDay(async (first) => {
        await first.control("/flags", { MANPLAYREB3: "1" }, "PUT");
        const client = await first.as(who);
        const password = await first.paymentPassword(who);
        await doAll(client, password);
      });
      await expect(day).resolves.toBeUndefined();
    },
  );
});
