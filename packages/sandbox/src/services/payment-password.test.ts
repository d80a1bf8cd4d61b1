import { eq } from "drizzle-orm";
import { scryptSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { members } from "../db/tables/members.ts";
import { paymentPasswords } from "../db/tables/money.ts";
import { startTestSandbox, type TestSandbox } from "../testing/harness.ts";
import { takePasswordPlaces } from "../testing/password-line.ts";
import { confirmPayment, guesses, lockMs } from "./payment-password.ts";

const right = "harbour-77";
const now = Date.parse("2027-03-04T12:00:00Z");

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

/** Just enough work to wait in the queue. */
const cost = { N: 2_048, r: 8, p: 1 };
const salt = Buffer.alloc(16);

/** A member whose payment password takes a place in the queue. */
async function newPayer() {
  const { db } = sandbox.platform;
  const { id } = await sandbox.member({ paymentPassword: right });
  const key = scryptSync(right, salt, 32, cost);
  const hash = [
    salt.toString("base64url"),
    key.toString("base64url"),
    cost.N,
    cost.p,
  ].join(".");
  const own = eq(paymentPasswords.memberId, id);
  await db.update(paymentPasswords).set({ hash }).where(own);
  return {
    confirm: (password: string, at = now) =>
      confirmPayment(db, id, password, at),
    counted: async () =>
      (await db.select().from(paymentPasswords).where(own))[0],
    setFailures: (failures: number) =>
      db.update(paymentPasswords).set({ failures }).where(own),
  };
}

const codeOf = (outcome: PromiseSettledResult<void>): unknown =>
  outcome.status === "fulfilled" ? "right" : outcome.reason.code;

describe("a payment password", () => {
  it("is checked without blocking the database for others", async () => {
    const { confirm } = await newPayer();
    const free = await takePasswordPlaces({ working: 2, waiting: 0 });
    let isJudged = false;
    const judged = confirm(right).then(() => {
      isJudged = true;
    });
    // Queries of others, which are answered in between.
    await sandbox.platform.db.$count(members);
    await sandbox.platform.db.$count(members);
    expect(isJudged).toBe(false);
    await free();
    await judged;
  });

  it("does not count as wrong when it was not checked because the queue was full", async () => {
    const { confirm, counted, setFailures } = await newPayer();
    await setFailures(guesses - 1);
    const free = await takePasswordPlaces();
    await expect(confirm(right)).rejects.toMatchObject({
      hindrance: "busy",
    });
    await free();
    expect(await counted()).toMatchObject({
      failures: guesses - 1,
      lockedUntil: 0,
    });
    await confirm(right);
    expect(await counted()).toMatchObject({ failures: 0, lockedUntil: 0 });
  });

  it("does not count as a wrong guess when correct, even in concurrent checks after four wrong ones", async () => {
    const { confirm, setFailures } = await newPayer();
    await setFailures(guesses - 1);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => confirm(right)),
    );
    expect(outcomes.map(codeOf)).toEqual(
      Array.from({ length: 6 }, () => "right"),
    );
  });

  it("is locked after five wrong guesses, concurrent ones too, and cannot be checked until the lock ends", async () => {
    const { confirm } = await newPayer();
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: guesses }, () => confirm("wrong-one")),
      confirm(right),
    ]);
    expect(outcomes.map(codeOf)).toEqual([
      ...Array.from({ length: guesses - 1 }, () => "PAYMENT_PASSWORD_WRONG"),
      "LOCKED",
      "LOCKED",
    ]);
    await confirm(right, now + lockMs);
    // The count starts again after a lock.
    const later = await Promise.allSettled([
      confirm("wrong-one", now + lockMs),
      confirm(right, now + lockMs),
    ]);
    expect(later.map(codeOf)).toEqual(["PAYMENT_PASSWORD_WRONG", "right"]);
  });

  it("is checked at most eight times concurrently, and rejected beyond that", async () => {
    const { confirm } = await newPayer();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 14 }, () => confirm(right)),
    );
    expect(outcomes.map(codeOf)).toEqual([
      ...Array.from({ length: 8 }, () => "right"),
      ...Array.from({ length: 6 }, () => "TOO_MANY_REQUESTS"),
    ]);
  });

  it("can be checked only 30 times per minute, even when correct", async () => {
    const { db } = sandbox.platform;
    const { id } = await sandbox.member({ paymentPassword: right });
    const codes: unknown[] = [];
    for (let count = 0; count < 31; count++) {
      const [outcome] = await Promise.allSettled([
        confirmPayment(db, id, right, now),
      ]);
      codes.push(codeOf(outcome));
    }
    expect(codes.filter((code) => code === "right")).toHaveLength(30);
    expect(codes[30]).toBe("TOO_MANY_REQUESTS");
    await confirmPayment(db, id, right, now + 60_000);
  });
});
