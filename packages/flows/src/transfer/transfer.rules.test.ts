import { describe, expect, it } from "vitest";
import {
  filledWallets,
  memberTransferRules,
  movable,
  totalOf,
  walletReturnRules,
  walletTransferRules,
} from "./transfer.rules.ts";
import type { MemberTransferFacts, WalletFacts } from "./transfer.types.ts";

const wallet = (vendor: string, balance: string, transferable = true) => ({
  vendor,
  balance,
  updatedAt: 1,
  transferable,
});
const main = wallet("", "1280.50");
const kite = wallet("KITE", "40.00");
const closed = wallet("CLOSED", "5.00", false);
const wallets: WalletFacts = { wallets: [main, kite, closed] };

describe("the rules of a transfer between wallets", () => {
  const sound = { from: "", to: "KITE", amount: "40" };
  it.each([
    [{}, { from: undefined, to: undefined, amount: undefined }],
    [{ from: "GONE" }, { from: { reason: "unknown" } }],
    [{ from: "CLOSED" }, { from: { reason: "unknown" } }],
    [{ to: "CLOSED" }, { to: { reason: "unknown" } }],
    [{ to: "" }, { to: { reason: "same" } }],
    [
      { from: "KITE", to: "", amount: "40.01" },
      { amount: { reason: "tooLarge", limit: "40.00" } },
    ],
    [{ amount: "1280.51" }, { amount: { reason: "tooLarge" } }],
  ])("report for %o: %o", (change, problems) => {
    expect(
      walletTransferRules.problems({ ...sound, ...change }, wallets, undefined),
    ).toMatchObject(problems);
  });

  it("close the form without two wallets that allow transfers", () => {
    expect(walletTransferRules.isClosed(wallets)).toBe(false);
    expect(walletTransferRules.isClosed({ wallets: [main, closed] })).toBe(
      true,
    );
  });

  it("suggest nothing, normalise the amount, and read back only valid bodies", () => {
    expect(walletTransferRules.suggested(undefined, wallets)).toEqual({});
    const body = walletTransferRules.body(
      { ...sound, amount: "0040.00" },
      undefined,
    );
    expect(body).toEqual({ from: "", to: "KITE", amount: "40" });
    expect(walletTransferRules.readBody(body)).toEqual(body);
    for (const key of ["from", "to", "amount"])
      expect(
        walletTransferRules.readBody({ ...body, [key]: null }),
      ).toBeUndefined();
    expect(walletTransferRules.slot(undefined)).toBe("walletTransfer");
    expect(walletTransferRules.needsSecret).toBe(false);
  });
});

describe("the rules of returning all money to the main wallet", () => {
  it("close the form when only the main wallet holds money", () => {
    const isClosed = (...all: WalletFacts["wallets"]) =>
      walletReturnRules.isClosed({ wallets: all });
    expect(isClosed(main, kite)).toBe(false);
    expect(isClosed(main, wallet("KITE", "0.00"))).toBe(true);
    expect(isClosed(main)).toBe(true);
  });

  it("require nothing and send nothing", () => {
    expect(walletReturnRules.fields).toEqual([]);
    expect(walletReturnRules.problems({}, wallets, undefined)).toEqual({});
    expect(walletReturnRules.body({}, undefined)).toEqual({});
    expect(walletReturnRules.readBody({ left: "over" })).toEqual({});
    expect(walletReturnRules.slot(undefined)).toBe("walletReturn");
    expect(walletReturnRules.needsSecret).toBe(false);
  });
});

describe("the rules of a transfer to another member", () => {
  const facts: MemberTransferFacts = {
    available: "1280.50",
    directions: ["UPLINE", "DOWNLINE"],
    upline: "",
    recipients: [],
    noteLength: 10,
  };
  const sound = {
    direction: "DOWNLINE",
    account: "mira",
    amount: "100",
    note: "",
  };
  it.each([
    [{}, { direction: undefined, account: undefined, amount: undefined }],
    [{ direction: "" }, { direction: { reason: "required" } }],
    [{ direction: "SIDEWAYS" }, { direction: { reason: "unknown" } }],
    [{ account: "" }, { account: { reason: "required" } }],
    [
      { amount: "1280.51" },
      { amount: { reason: "tooLarge", limit: "1280.50" } },
    ],
    [{ note: " 0123456789 " }, { note: undefined }],
    // Characters, and not the units that they are stored in.
    [{ note: "🪁".repeat(10) }, { note: undefined }],
    [
      { note: "0123456789x" },
      { note: { reason: "length", bounds: { min: 0, max: 10 } } },
    ],
  ])("report for %o: %o", (change, problems) => {
    expect(
      memberTransferRules.problems({ ...sound, ...change }, facts, undefined),
    ).toMatchObject(problems);
  });

  it("need no recipient where the upline agent is known, and send to nobody else", () => {
    const known = { ...facts, upline: "coral" };
    const problemOf = (direction: string) =>
      memberTransferRules.problems(
        { ...sound, direction, account: "" },
        known,
        undefined,
      ).account;
    expect(problemOf("UPLINE")).toBeUndefined();
    expect(problemOf("DOWNLINE")).toEqual({ reason: "required" });
    const receiverOf = (direction: string, told = known) =>
      memberTransferRules.body({ ...sound, direction }, undefined, told)
        .account;
    expect(receiverOf("UPLINE")).toBe("coral");
    expect(receiverOf("DOWNLINE")).toBe("mira");
    expect(receiverOf("UPLINE", facts)).toBe("mira");
  });

  it("suggest the only direction, and none of two", () => {
    const suggested = (...directions: MemberTransferFacts["directions"]) =>
      memberTransferRules.suggested(undefined, { ...facts, directions })
        .direction;
    expect(suggested("DOWNLINE")).toBe("DOWNLINE");
    expect(suggested("UPLINE", "DOWNLINE")).toBeUndefined();
  });

  it("close the form without anybody to send to, or without money", () => {
    expect(memberTransferRules.isClosed(facts)).toBe(false);
    expect(memberTransferRules.isClosed({ ...facts, directions: [] })).toBe(
      true,
    );
    expect(memberTransferRules.isClosed({ ...facts, available: "0.00" })).toBe(
      true,
    );
  });

  it("normalise the amount, and read back only valid bodies", () => {
    const body = memberTransferRules.body(
      { ...sound, amount: "0100.50" },
      undefined,
      facts,
    );
    const { note: _, ...plain } = sound;
    expect(body).toEqual({ ...plain, amount: "100.5" });
    expect(memberTransferRules.readBody(body)).toEqual(body);
    for (const key of ["direction", "account", "amount"])
      expect(
        memberTransferRules.readBody({ ...body, [key]: null }),
      ).toBeUndefined();
    expect(memberTransferRules.slot(undefined)).toBe("memberTransfer");
    expect(memberTransferRules.needsSecret).toBe(true);
  });
});

describe("a note to the recipient", () => {
  const facts: MemberTransferFacts = {
    available: "1280.50",
    directions: ["DOWNLINE"],
    upline: "",
    recipients: [],
    noteLength: 10,
  };
  const values = {
    direction: "DOWNLINE",
    account: "mira",
    amount: "100",
    note: " Thanks ",
  };

  it("is sent without outer spaces, and read back", () => {
    const body = memberTransferRules.body(values, undefined, facts);
    expect(body).toMatchObject({ note: "Thanks" });
    expect(memberTransferRules.readBody(body)).toEqual(body);
  });

  it("is left out if it is empty, or if the platform takes none", () => {
    const sent = (note: string, noteLength = 10) =>
      memberTransferRules.body({ ...values, note }, undefined, {
        ...facts,
        noteLength,
      });
    expect(sent("  ")).not.toHaveProperty("note");
    expect(sent("Thanks", 0)).not.toHaveProperty("note");
  });
});

describe("the wallets of a member", () => {
  it("allow transfers where permitted, and returns from those that hold money", () => {
    expect(movable(wallets)).toEqual([main, kite]);
    expect(filledWallets(wallets)).toEqual([kite, closed]);
    expect(totalOf(filledWallets(wallets))).toBe("45.00");
    expect(filledWallets({ wallets: [main, wallet("KITE", "0.00")] })).toEqual(
      [],
    );
  });

  it("are empty before they are read", () => {
    expect(movable(undefined)).toEqual([]);
    expect(filledWallets(undefined)).toEqual([]);
    expect(totalOf([])).toBe("0");
  });
});
