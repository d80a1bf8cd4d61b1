import * as calls from "@foyer/platform/calls";
import type { Client } from "@foyer/platform/client";
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { TestMember, TestSandbox } from "./harness.ts";

/** A key for a new intent. */
export const fresh = () => ({ idempotencyKey: randomUUID() });

export const paymentPassword = "harbour-77";

/** Confirms that the owner makes the request. */
export const ownerOf = ({ password }: { readonly password: string }) => ({
  stepUp: { method: "password" as const, value: password },
});

/** A member who can do everything that needs money. */
export const rich = {
  balance: "5000.00",
  paymentPassword,
  bankAccounts: 1,
  points: "5000",
};

/** The main wallet's balance. */
export const balanceOf = async (client: Client): Promise<string> =>
  (await client.call(calls.balance, {})).balance;

/** The member's first bank account. */
export const bankAccountOf = async (client: Client): Promise<string> =>
  (await client.call(calls.bankAccounts, {})).list[0]?.id ?? "";

/** Requests a withdrawal. */
export async function askForPayout(
  { client }: TestMember,
  amount = "100.00",
): Promise<string> {
  const accountId = await bankAccountOf(client);
  const request = { accountId, amount, paymentPassword };
  return (await client.call(calls.withdraw, request, fresh())).orderId;
}

/** Requests a withdrawal and has it sent: the member is then asked whether it arrived. */
export async function payout(
  sandbox: TestSandbox,
  who: TestMember,
  how: Readonly<Record<string, unknown>> = {},
  amount = "100.00",
): Promise<string> {
  const id = await askForPayout(who, amount);
  const path = `/withdrawals/${id}?run=${who.run}`;
  expect(
    await sandbox.control("POST", path, { action: "SEND", ...how }),
  ).toEqual({ done: true });
  return id;
}

/** Changes the clock of a member's run. */
export const moveClock = (
  sandbox: TestSandbox,
  { run }: TestMember,
  offsetMs: number,
): Promise<unknown> =>
  sandbox.control("PUT", `/clock?run=${run}`, { offsetMs });

/** Expects books in which no money is lost or created. */
export async function expectRightBooks(sandbox: TestSandbox): Promise<void> {
  expect(await sandbox.control("GET", "/ledger")).toMatchObject({
    sum: "0",
    mismatches: [],
  });
}
