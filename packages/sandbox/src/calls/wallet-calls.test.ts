import * as calls from "@foyer/platform/calls";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { maskedName } from "../services/masked-name.ts";
import {
  refusalOf,
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import {
  askForPayout,
  balanceOf,
  bankAccountOf,
  expectRightBooks,
  fresh,
  moveClock,
  ownerOf,
  paymentPassword,
  payout,
  rich,
} from "../testing/money.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  // A fixed clock, so that a slow machine changes nothing; tests advance it.
  const start = Date.now();
  sandbox = await startTestSandbox({ clock: () => start });
});
afterEach(() => expectRightBooks(sandbox));
afterAll(() => sandbox.close());

const always = { from: 0, to: 9_000_000_000_000, pageNo: 1, pageSize: 20 };
const minute = 60_000;

describe("wallets", () => {
  it("are the main wallet and the provider wallets, each with its balance", async () => {
    const { client } = await sandbox.member({ balance: "100.00" });
    await client.call(
      calls.walletTransfer,
      { from: "", to: "KITE", amount: "30.5" },
      fresh(),
    );
    const { list } = await client.call(calls.wallets, {});
    expect(list.find(({ vendor }) => vendor === "")?.balance).toBe("69.50");
    expect(list.find(({ vendor }) => vendor === "KITE")).toMatchObject({
      balance: "30.50",
      transferable: true,
    });
    expect(list.find(({ vendor }) => vendor === "COPPER")).toMatchObject({
      balance: "0.00",
      transferable: false,
    });
    expect(await balanceOf(client)).toBe("69.50");
  });

  it("can transfer to each other, and return everything to the main wallet in one call", async () => {
    const { client } = await sandbox.member({ balance: "100.00" });
    const move = (from: string, to: string, amount: string) =>
      client.call(calls.walletTransfer, { from, to, amount }, fresh());
    expect(await move("", "KITE", "60.00")).toEqual({ balance: "40.00" });
    expect(await move("KITE", "LANTERN", "25.00")).toEqual({
      balance: "40.00",
    });
    expect(await move("LANTERN", "", "5.00")).toEqual({ balance: "45.00" });
    expect(await client.call(calls.walletReturn, {}, fresh())).toEqual({
      balance: "100.00",
    });
    const { list } = await client.call(calls.wallets, {});
    expect(list.filter(({ balance }) => balance !== "0.00")).toHaveLength(1);
  });

  it.each([
    ["", "KITE", "100.01", "INSUFFICIENT_BALANCE"],
    ["KITE", "", "0.01", "INSUFFICIENT_BALANCE"],
    ["", "", "1.00", "VALIDATION"],
    ["KITE", "KITE", "1.00", "VALIDATION"],
    ["", "COPPER", "1.00", "VALIDATION"],
    ["", "NOBODY", "1.00", "VALIDATION"],
    ["", "KITE", "0.00", "VALIDATION"],
    ["", "KITE", "1.001", "VALIDATION"],
  ])(
    "reject a transfer from %j to %j of %s: %s",
    async (from, to, amount, code) => {
      const { client } = await sandbox.member({ balance: "100.00" });
      expect(
        await refusalOf(
          client.call(calls.walletTransfer, { from, to, amount }, fresh()),
        ),
      ).toMatchObject({ code });
      expect(await balanceOf(client)).toBe("100.00");
    },
  );

  it("transfer nothing while a provider is busy, and everything afterwards", async () => {
    const { client } = await sandbox.member({ balance: "100.00" });
    for (const to of ["KITE", "OAKMOTH"])
      await client.call(
        calls.walletTransfer,
        { from: "", to, amount: "10.00" },
        fresh(),
      );
    const busy = (is: boolean) =>
      sandbox.control("PUT", "/wallet-vendors/OAKMOTH", { busy: is });
    await busy(true);
    const request = { from: "OAKMOTH", to: "", amount: "1.00" };
    const refusals = await Promise.all(
      [
        client.call(calls.walletTransfer, request, fresh()),
        client.call(calls.walletReturn, {}, fresh()),
      ].map(refusalOf),
    );
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ code: "VENDOR_BUSY" });
    expect(await balanceOf(client)).toBe("80.00");
    await busy(false);
    expect(await client.call(calls.walletReturn, {}, fresh())).toEqual({
      balance: "100.00",
    });
  });

  it("are a single one where the brand says so, and reject transfers", async () => {
    const { client, run } = await sandbox.member();
    await sandbox.control("PUT", `/flags?run=${run}`, { MULTIWALLET3: "0" });
    expect(await client.call(calls.merchantWallet, {})).toEqual({
      isSingle: true,
    });
    const request = { from: "", to: "KITE", amount: "1.00" };
    expect(
      await refusalOf(client.call(calls.walletTransfer, request, fresh())),
    ).toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("a transfer to another member", () => {
  async function line() {
    const agent = await sandbox.member({ ...rich, type: "1" });
    const middle = await sandbox.member({ ...rich, upline: agent.username });
    const below = await sandbox.member({ upline: middle.username });
    return { agent, middle, below };
  }

  it("goes up to the upline agent and down to anybody in the team", async () => {
    const { agent, middle, below } = await line();
    const up = {
      direction: "UPLINE" as const,
      account: "",
      amount: "100.00",
      paymentPassword,
    };
    expect(await middle.client.call(calls.memberTransfer, up, fresh())).toEqual(
      { balance: "4900.00" },
    );
    expect(await balanceOf(agent.client)).toBe("5100.00");
    const down = {
      direction: "DOWNLINE" as const,
      account: below.username,
      amount: "5100.00",
      paymentPassword,
    };
    expect(
      await agent.client.call(calls.memberTransfer, down, fresh()),
    ).toEqual({ balance: "0.00" });
    expect(await balanceOf(below.client)).toBe("6100.00");
  });

  it("is told to its recipient once, with the amount and the sender as the record names them, in either direction", async () => {
    const { agent, middle, below } = await line();
    const send = async (
      from: TestMember,
      direction: "UPLINE" | "DOWNLINE",
      account: string,
    ) => {
      const wish = { direction, account, amount: "20.00", paymentPassword };
      const intent = fresh();
      await from.client.call(calls.memberTransfer, wish, intent);
      await from.client.call(calls.memberTransfer, wish, intent);
    };
    await send(middle, "UPLINE", "");
    await send(agent, "DOWNLINE", middle.username);
    await send(agent, "DOWNLINE", below.username);
    for (const [to, sender] of [
      [agent, middle.username],
      [middle, agent.username],
      [below, maskedName(agent.username)],
    ] as const) {
      const told = await to.client.call(calls.eventsSince, { cursor: "0" });
      expect(told.list).toMatchObject([
        {
          type: "TRANSFER_RECEIVED",
          value: { amount: "20.00", sender },
        },
      ]);
      const { list } = await to.client.call(calls.transactions, {
        scope: "SELF",
        kind: "TRANSFER",
        from: 0,
        to: 9_000_000_000_000,
        pageNo: 1,
        pageSize: 20,
      });
      const [row] = list.filter(({ id }) => id === told.list[0]?.value.id);
      expect(row).toMatchObject({
        title: `From ${sender}`,
        amount: "20.00",
      });
    }
  });

  it("goes to nobody else, and never exceeds the balance", async () => {
    const { agent, middle } = await line();
    const stranger = await sandbox.member();
    const foreign = await sandbox.member({
      upline: agent.username,
      currencySymbol: "฿",
    });
    const send = (
      direction: "UPLINE" | "DOWNLINE",
      account: string,
      amount = "1.00",
    ) =>
      refusalOf(
        agent.client.call(
          calls.memberTransfer,
          { direction, account, amount, paymentPassword },
          fresh(),
        ),
      );
    expect(await send("DOWNLINE", stranger.username)).toMatchObject({
      code: "USER_NOT_FOUND",
    });
    expect(await send("DOWNLINE", agent.username)).toMatchObject({
      code: "USER_NOT_FOUND",
    });
    expect(await send("UPLINE", "")).toMatchObject({ code: "USER_NOT_FOUND" });
    expect(await send("DOWNLINE", foreign.username)).toMatchObject({
      code: "FORBIDDEN",
    });
    expect(await send("DOWNLINE", middle.username, "5000.01")).toMatchObject({
      code: "INSUFFICIENT_BALANCE",
    });
    expect(await balanceOf(agent.client)).toBe("5000.00");
  });
});

describe("the payment password", () => {
  const set = {
    newPassword: "quayside-1",
    confirmNewPassword: "quayside-1",
  };

  it("is set without an old one the first time, and changed only with the old one after that", async () => {
    const who = await sandbox.member();
    const { client } = who;
    const first = { ...set, ...ownerOf(who) };
    await client.call(calls.setPaymentPassword, first);
    expect(
      await refusalOf(client.call(calls.setPaymentPassword, first)),
    ).toMatchObject({ code: "OLD_PASSWORD_WRONG" });
    const next = {
      newPassword: "quayside-2",
      confirmNewPassword: "quayside-2",
    };
    expect(
      await refusalOf(
        client.call(calls.setPaymentPassword, { ...next, oldPassword: "no" }),
      ),
    ).toMatchObject({ code: "OLD_PASSWORD_WRONG" });
    await client.call(calls.setPaymentPassword, {
      ...next,
      oldPassword: "quayside-1",
    });
    const account = {
      holder: "Lake Walker",
      bank: "Harbour Bank",
      number: "123456",
      ...ownerOf(who),
    };
    const add = (password: string) =>
      client.call(calls.addBankAccount, {
        ...account,
        paymentPassword: password,
      });
    expect(await refusalOf(add("quayside-1"))).toMatchObject({
      code: "PAYMENT_PASSWORD_WRONG",
    });
    expect(await add("quayside-2")).toHaveProperty("id");
  });

  it("is set by only one of two simultaneous first requests", async () => {
    const who = await sandbox.member();
    const results = await Promise.allSettled(
      ["quayside-1", "quayside-2"].map((password) =>
        who.client.call(calls.setPaymentPassword, {
          ...ownerOf(who),
          newPassword: password,
          confirmNewPassword: password,
        }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([
      "fulfilled",
      "rejected",
    ]);
  });

  const long = "reef-lamp-88-of-the-quay";
  it.each([
    ["short", "short", "newPassword"],
    ["reef lamp", "reef lamp", "newPassword"],
    ["123456", "123456", "newPassword"],
    ["111111", "111111", "newPassword"],
    ["112233", "112233", "newPassword"],
    [long, long, "newPassword"],
    ["long-enough", "another-one", "confirmNewPassword"],
  ])(
    "is rejected when it is %j, confirmed with %j",
    async (newPassword, confirmNewPassword, field) => {
      const { client } = await sandbox.member();
      expect(
        await refusalOf(
          client.call(calls.setPaymentPassword, {
            newPassword,
            confirmNewPassword,
          }),
        ),
      ).toMatchObject({
        code: "VALIDATION",
        value: { fields: { [field]: expect.any(String) } },
      });
    },
  );

  it("is locked for half an hour by five wrong guesses, even simultaneous ones, and rejects the right one then", async () => {
    const who = await sandbox.member(rich);
    const convert = (password: string) =>
      who.client.call(
        calls.convertPoints,
        { points: "100", paymentPassword: password },
        fresh(),
      );
    const codes = await Promise.all(
      Array.from({ length: 7 }, (_, index) =>
        refusalOf(convert(`guess-${index}`)).then(({ code }) => code),
      ),
    );
    expect(
      codes.filter((code) => code === "PAYMENT_PASSWORD_WRONG"),
    ).toHaveLength(4);
    expect(codes.filter((code) => code === "LOCKED")).toHaveLength(3);
    const locked = await refusalOf(convert(paymentPassword));
    expect(locked).toMatchObject({ code: "LOCKED", status: 423 });
    expect(locked.retryAfter).toBeGreaterThan(25 * 60);
    // Nor through the other call.
    expect(
      await refusalOf(
        who.client.call(calls.setPaymentPassword, {
          ...set,
          oldPassword: paymentPassword,
        }),
      ),
    ).toMatchObject({ code: "LOCKED" });
    await moveClock(sandbox, who, 31 * minute);
    expect(await convert(paymentPassword)).toHaveProperty("currentPoints");
  });

  it("resets the count of wrong guesses when the right one is entered", async () => {
    const who = await sandbox.member(rich);
    const convert = (password: string) =>
      who.client.call(
        calls.convertPoints,
        { points: "1", paymentPassword: password },
        fresh(),
      );
    for (let turn = 0; turn < 3; turn += 1) {
      for (let guess = 0; guess < 4; guess += 1)
        expect((await refusalOf(convert("wrong"))).code).toBe(
          "PAYMENT_PASSWORD_WRONG",
        );
      await convert(paymentPassword);
    }
  });
});

describe("bank accounts", () => {
  const account = (
    who: TestMember,
    number: string,
    holder = "Lake Walker",
  ) => ({
    holder,
    bank: "Harbour Bank",
    number,
    paymentPassword,
    ...ownerOf(who),
  });

  it("show only the end of their number, and are removed only by their own member", async () => {
    const who = await sandbox.member({ paymentPassword });
    const { client } = who;
    const { id } = await client.call(
      calls.addBankAccount,
      account(who, "7100 4417-0042"),
    );
    const { list } = await client.call(calls.bankAccounts, {});
    expect(list).toEqual([
      {
        id,
        bank: "Harbour Bank",
        maskedNumber: "•••• 0042",
        holder: "Lake Walker",
        usableFrom: expect.any(Number),
      },
    ]);
    const stranger = await sandbox.member({ paymentPassword });
    await stranger.client.call(calls.removeBankAccount, {
      id,
      paymentPassword,
    });
    expect((await client.call(calls.bankAccounts, {})).list).toHaveLength(1);
    await client.call(calls.removeBankAccount, { id, paymentPassword });
    expect((await client.call(calls.bankAccounts, {})).list).toEqual([]);
  });

  it("are limited to five without duplicates, even when added simultaneously", async () => {
    const who = await sandbox.member({ paymentPassword });
    const { client } = who;
    const results = await Promise.allSettled(
      [1, 2, 3, 4, 5, 6, 7, 1, 2].map((index) =>
        client.call(calls.addBankAccount, account(who, `10000${index}`)),
      ),
    );
    const { list } = await client.call(calls.bankAccounts, {});
    expect(list).toHaveLength(5);
    expect(new Set(list.map(({ maskedNumber }) => maskedNumber)).size).toBe(5);
    expect(results.some(({ status }) => status === "rejected")).toBe(true);
    expect(
      await refusalOf(
        client.call(calls.addBankAccount, account(who, "999999")),
      ),
    ).toMatchObject({ code: "ACCOUNT_LIMIT", status: 409 });
  });

  it.each([
    [{ number: "12345" }, "number"],
    [{ number: "12345x" }, "number"],
    [{ number: "1".repeat(25) }, "number"],
    [{ holder: "<b>x</b>" }, "holder"],
    [{ holder: "7" }, "holder"],
    [{ bank: "" }, "bank"],
  ])("are rejected with %j", async (over, field) => {
    const who = await sandbox.member({ paymentPassword });
    expect(
      await refusalOf(
        who.client.call(calls.addBankAccount, {
          ...account(who, "123456"),
          ...over,
        }),
      ),
    ).toMatchObject({
      code: "VALIDATION",
      value: { fields: { [field]: expect.any(String) } },
    });
  });

  it("cannot be added or removed without the payment password", async () => {
    const who = await sandbox.member({ ...rich });
    const { client } = who;
    const id = await bankAccountOf(client);
    const refusals = await Promise.all(
      [
        client.call(calls.addBankAccount, {
          ...account(who, "123456"),
          paymentPassword: "wrong",
        }),
        client.call(calls.removeBankAccount, { id, paymentPassword: "wrong" }),
      ].map(refusalOf),
    );
    for (const refusal of refusals)
      expect(refusal).toMatchObject({
        code: "PAYMENT_PASSWORD_WRONG",
      });
    expect((await client.call(calls.bankAccounts, {})).list).toHaveLength(1);
  });
});

describe("a deposit", () => {
  const open = async (methodId = "lantern-pay", amount = "100.00") => {
    const who = await sandbox.member({ balance: "0.00" });
    const order = await who.client.call(
      calls.deposit,
      { methodId, amount },
      fresh(),
    );
    const state = async () =>
      (await who.client.call(calls.depositOrder, { orderId: order.orderId }))
        .state;
    return { who, ...order, state };
  };

  const page = (url: string, action?: string) => {
    const path = new URL(url).pathname;
    return action === undefined
      ? sandbox.send(path)
      : sandbox.send(path, {
          method: "POST",
          body: new URLSearchParams({ action }),
        });
  };

  it("charges no higher fee than the one that was shown", async () => {
    const { client } = await sandbox.member();
    const ask = (fee: string) =>
      client.call(
        calls.deposit,
        { methodId: "lantern-pay", amount: "100.00", fee },
        fresh(),
      );
    expect(await refusalOf(ask("0.49"))).toMatchObject({
      code: "FEE_CHANGED",
      value: { fee: "0.50" },
    });
    await ask("0.50");
  });

  it("is opened, paid on the payment page and credited later, less the fee", async () => {
    const { who, url, state, orderId } = await open();
    expect(await state()).toBe("CREATED");
    expect(await (await page(url)).text()).toContain("100.00");
    await page(url, "PAY");
    expect(await state()).toBe("PAID");
    expect(await balanceOf(who.client)).toBe("0.00");
    await moveClock(sandbox, who, 3_000);
    expect(await state()).toBe("CREDITING");
    await moveClock(sandbox, who, 60_000);
    const reads = await Promise.all(Array.from({ length: 5 }, state));
    expect(new Set(reads)).toEqual(new Set(["CREDITED"]));
    expect(await balanceOf(who.client)).toBe("99.50");
    expect(
      await who.client.call(calls.depositOrder, { orderId }),
    ).toMatchObject({ amount: "100.00", fee: "0.50" });
    // Neither a second click nor the control room credits it again.
    await page(url, "PAY");
    expect(
      await sandbox.control("POST", `/deposits/${orderId}`, {
        action: "CREDIT",
      }),
    ).toMatchObject({ code: "ALREADY_SETTLED" });
    expect(await balanceOf(who.client)).toBe("99.50");
  });

  it("is credited by the job when nobody reads it", async () => {
    const { who, url } = await open();
    await page(url, "PAY");
    await moveClock(sandbox, who, 60_000);
    const jobs = () => sandbox.control("POST", `/jobs?run=${who.run}`);
    expect(await jobs()).toMatchObject({ deposits: 1 });
    expect(await jobs()).toMatchObject({ deposits: 0 });
    expect(await balanceOf(who.client)).toBe("99.50");
  });

  it("is credited once by simultaneous jobs, reads and control room actions", async () => {
    const { who, url, orderId, state } = await open("bank");
    await page(url, "PAY");
    await moveClock(sandbox, who, 60_000);
    await Promise.all([
      sandbox.control("POST", `/jobs?run=${who.run}`),
      state(),
      sandbox.control("POST", `/deposits/${orderId}`, { action: "CREDIT" }),
      sandbox.control("POST", `/jobs?run=${who.run}`),
      state(),
    ]);
    expect(await balanceOf(who.client)).toBe("100.00");
  });

  it("expires if unpaid, and cannot be paid after that", async () => {
    const { who, url, state } = await open();
    await moveClock(sandbox, who, 15 * minute - 1_000);
    expect(await state()).toBe("CREATED");
    await moveClock(sandbox, who, 15 * minute + 1_000);
    await page(url, "PAY");
    expect(await state()).toBe("EXPIRED");
    expect(await (await page(url)).text()).toContain("expired");
    expect(await balanceOf(who.client)).toBe("0.00");
  });

  it("fails with the bank's reason", async () => {
    const { who, url, orderId } = await open();
    await page(url, "FAIL");
    expect(
      await who.client.call(calls.depositOrder, { orderId }),
    ).toMatchObject({
      state: "FAILED",
      reason: "BANK_REFUSED",
    });
    expect(await balanceOf(who.client)).toBe("0.00");
  });

  it("opens only with its own token, and can be read only by its own member", async () => {
    const { orderId } = await open();
    expect((await sandbox.send(`/desk/pay/${orderId}`)).status).toBe(404);
    const { client } = await sandbox.member();
    expect(
      await refusalOf(client.call(calls.depositOrder, { orderId })),
    ).toMatchObject({ code: "VALIDATION" });
  });

  it.each([
    ["bank", "9.99", "AMOUNT_RANGE"],
    ["bank", "5000.01", "AMOUNT_RANGE"],
    ["voucher", "19.99", "AMOUNT_RANGE"],
    ["bank", "0", "VALIDATION"],
    ["bank", "10.001", "VALIDATION"],
    ["bank-out", "100", "VALIDATION"],
    ["nothing", "100", "VALIDATION"],
  ])("by %s of %s is rejected: %s", async (methodId, amount, code) => {
    const { client } = await sandbox.member();
    expect(
      await refusalOf(
        client.call(calls.deposit, { methodId, amount }, fresh()),
      ),
    ).toMatchObject({ code });
  });

  it("is offered with its limits and fee", async () => {
    const { client } = await sandbox.member();
    expect(await client.call(calls.depositMethods, {})).toContainEqual({
      id: "lantern-pay",
      title: "Lantern Pay",
      min: "5.00",
      max: "2000.00",
      fee: "0.50",
      arrivalMinutes: 1,
    });
  });

  it("is limited to 20 per minute", async () => {
    const { client } = await sandbox.member();
    const request = { methodId: "bank", amount: "10.00" };
    for (let index = 0; index < 20; index += 1)
      await client.call(calls.deposit, request, fresh());
    expect(
      await refusalOf(client.call(calls.deposit, request, fresh())),
    ).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });
});

describe("a withdrawal", () => {
  it("reserves the amount immediately and lists each stage", async () => {
    const who = await sandbox.member(rich);
    const orderId = await askForPayout(who, "300.00");
    expect(await balanceOf(who.client)).toBe("4700.00");
    const decide = (action: string) =>
      sandbox.control("POST", `/withdrawals/${orderId}`, { action });
    await decide("REVIEW");
    await decide("APPROVE");
    await decide("SEND");
    const { list } = await who.client.call(calls.withdrawals, always);
    expect(list).toMatchObject([
      { orderId, amount: "300.00", fee: "1.00", net: "299.00" },
    ]);
    expect(list[0]?.stages.map(({ state }) => state)).toEqual([
      "REQUESTED",
      "REVIEWING",
      "APPROVED",
      "SENT",
      "RECEIPT",
    ]);
    expect(list[0]?.stages[0]?.expectedBy).toBeGreaterThan(
      list[0]?.stages[0]?.at ?? Infinity,
    );
  });

  it("is refunded once when it is rejected, with the reason", async () => {
    const who = await sandbox.member(rich);
    const orderId = await askForPayout(who, "300.00");
    const reject = () =>
      sandbox.control("POST", `/withdrawals/${orderId}`, {
        action: "REJECT",
        reason: "Name does not fit",
      });
    const results = await Promise.all([reject(), reject()]);
    expect(results).toContainEqual({ done: true });
    expect(results).toContainEqual(
      expect.objectContaining({ code: "ALREADY_SETTLED" }),
    );
    expect(await balanceOf(who.client)).toBe("5000.00");
    const { list } = await who.client.call(calls.withdrawals, always);
    expect(list[0]?.stages.at(-1)).toMatchObject({
      state: "REJECTED",
      reason: "Name does not fit",
    });
    expect(
      await sandbox.control("POST", `/withdrawals/${orderId}`, {
        action: "SEND",
      }),
    ).toMatchObject({ code: "ALREADY_SETTLED" });
  });

  it.each([
    ["49.99", "AMOUNT_RANGE"],
    ["20000.01", "AMOUNT_RANGE"],
    ["5000.01", "INSUFFICIENT_BALANCE"],
    ["0.00", "VALIDATION"],
    ["100.001", "VALIDATION"],
  ])("of %s is rejected: %s", async (amount, code) => {
    const who = await sandbox.member(rich);
    expect(await refusalOf(askForPayout(who, amount))).toMatchObject({ code });
    expect(await balanceOf(who.client)).toBe("5000.00");
  });

  it("is rejected with a wrong payment password and to another member's account", async () => {
    const who = await sandbox.member(rich);
    const other = await sandbox.member(rich);
    const accountId = await bankAccountOf(who.client);
    const ask = (id: string, password: string) =>
      refusalOf(
        who.client.call(
          calls.withdraw,
          { accountId: id, amount: "100.00", paymentPassword: password },
          fresh(),
        ),
      );
    expect(await ask(accountId, "wrong")).toMatchObject({
      code: "PAYMENT_PASSWORD_WRONG",
    });
    expect(
      await ask(await bankAccountOf(other.client), paymentPassword),
    ).toMatchObject({ code: "VALIDATION" });
    expect(await balanceOf(who.client)).toBe("5000.00");
  });

  it("cannot exceed the daily limit, even with simultaneous requests, and the limit resets the next day", async () => {
    const who = await sandbox.member({ ...rich, balance: "90000.00" });
    const results = await Promise.allSettled(
      Array.from({ length: 4 }, () => askForPayout(who, "20000.00")),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(
      2,
    );
    const { dailyLeft, available } = await who.client.call(
      calls.withdrawOptions,
      {},
    );
    expect([dailyLeft, available]).toEqual(["10000.00", "50000.00"]);
    expect(await refusalOf(askForPayout(who, "10000.01"))).toMatchObject({
      code: "AMOUNT_RANGE",
      value: { max: "10000.00" },
    });
    await askForPayout(who, "10000.00");
    const before = sandbox.platform.clock();
    const tomorrow = 86_400_000 - (before % 86_400_000) + minute;
    // A session lasts half a day, so tomorrow needs a new one.
    await moveClock(sandbox, who, tomorrow);
    const again = sandbox.visitor(undefined, who.run);
    const { token } = await sandbox.logIn(again.client, who);
    const { client } = sandbox.visitor(token, who.run);
    expect((await client.call(calls.withdrawOptions, {})).dailyLeft).toBe(
      "50000.00",
    );
  });

  const vip = (vipRank: string) =>
    sandbox.member({ ...rich, vipRank, vipLabel: "Any" });
  const feesOf = async (client: TestMember["client"]) => {
    const { list } = await client.call(calls.withdrawals, always);
    return list.map(({ fee, feeWaivedBy }) => `${fee} ${feeWaivedBy}`).sort();
  };
  const nextFee = async (client: TestMember["client"]) => {
    const { methods } = await client.call(calls.withdrawOptions, {});
    return [methods[0]?.fee, methods[0]?.waived ?? null];
  };

  it.each([
    ["0", ["1.00 ", "1.00 ", "1.00 "]],
    ["1", ["1.00 ", "1.00 ", "1.00 "]],
    ["2", ["0.00 Pearl", "1.00 ", "1.00 "]],
    ["3", ["0.00 Gold", "0.00 Gold", "1.00 "]],
    ["4", ["0.00 Diamond", "0.00 Diamond", "0.00 Diamond"]],
  ])("at rank %s is charged the promised fees: %j", async (rank, fees) => {
    const who = await vip(rank);
    for (let index = 0; index < 3; index += 1) await askForPayout(who);
    expect(await feesOf(who.client)).toEqual(fees);
    // Without a rank there is no list of benefits; otherwise a rank is in it only if it has free withdrawals.
    if (rank === "0") return;
    const { benefits } = await who.client.call(calls.vip, {});
    expect(benefits.some((one) => one.rank === rank)).toBe(rank !== "1");
  });

  it("is announced as free beforehand, and only one of two simultaneous requests is free", async () => {
    const who = await vip("2");
    const free = ["0.00", { fee: "1.00", by: "Pearl" }];
    expect(await nextFee(who.client)).toEqual(free);
    await Promise.all([askForPayout(who), askForPayout(who)]);
    expect(await feesOf(who.client)).toEqual(["0.00 Pearl", "1.00 "]);
    expect(await nextFee(who.client)).toEqual(["1.00", null]);
  });

  it("charges no higher fee than the one that was shown, and takes nothing", async () => {
    const who = await vip("2");
    const [account] = (await who.client.call(calls.bankAccounts, {})).list;
    const ask = (fee: string) =>
      who.client.call(
        calls.withdraw,
        {
          accountId: account?.id ?? "",
          amount: "300.00",
          fee,
          paymentPassword,
        },
        fresh(),
      );
    // Two forms are open, and both show a free withdrawal.
    await ask("0.00");
    const before = await balanceOf(who.client);
    expect(await refusalOf(ask("0.00"))).toMatchObject({
      code: "FEE_CHANGED",
      status: 409,
      value: { fee: "1.00" },
    });
    expect(await balanceOf(who.client)).toBe(before);
    expect(await feesOf(who.client)).toEqual(["0.00 Pearl"]);
    await ask("1.00");
    // A fee that is lower by then is charged as it is.
    await ask("5.00");
    expect(await feesOf(who.client)).toEqual(["0.00 Pearl", "1.00 ", "1.00 "]);
    expect(await refusalOf(ask("0.001"))).toMatchObject({ code: "VALIDATION" });
  });

  it("is free again the next day, and again after a free one was rejected", async () => {
    const who = await vip("2");
    const refused = await askForPayout(who);
    await sandbox.control("POST", `/withdrawals/${refused}`, {
      action: "REJECT",
      reason: "Name does not fit",
    });
    await askForPayout(who);
    expect(await feesOf(who.client)).toEqual(["0.00 Pearl", "0.00 Pearl"]);
    expect(await nextFee(who.client)).toEqual(["1.00", null]);
    const now = sandbox.platform.clock();
    const untilMidnight = 86_400_000 - (now % 86_400_000);
    const at = async (offset: number) => {
      await moveClock(sandbox, who, offset);
      const { client } = sandbox.visitor(undefined, who.run);
      const { token } = await sandbox.logIn(client, who);
      return nextFee(sandbox.visitor(token, who.run).client);
    };
    expect(await at(untilMidnight - minute)).toEqual(["1.00", null]);
    expect(await at(untilMidnight + minute)).toEqual([
      "0.00",
      { fee: "1.00", by: "Pearl" },
    ]);
  });

  it("without a fee keeps the ledger balanced", async () => {
    const who = await vip("3");
    await payout(sandbox, who);
    expect(await feesOf(who.client)).toEqual(["0.00 Gold"]);
    await expectRightBooks(sandbox);
  });

  it("lists what prevents it, and is rejected for that reason", async () => {
    const bare = await sandbox.member();
    const { blockers } = await bare.client.call(calls.withdrawOptions, {});
    expect(blockers.map(({ code, action }) => [code, action])).toEqual([
      ["NO_PAYMENT_PASSWORD", "paymentPassword"],
      ["NO_BANK_ACCOUNT", "bankAccount"],
    ]);
    const who = await sandbox.member(rich);
    const block = { code: "TURNOVER", message: "Play RM 50.00 more first." };
    const blocks = (rows: readonly object[]) =>
      sandbox.control("PUT", `/members/${who.username}/blocks`, rows);
    await blocks([block]);
    expect(await refusalOf(askForPayout(who))).toMatchObject({
      code: "FORBIDDEN",
      message: block.message,
      value: { blockers: [block] },
    });
    await blocks([]);
    expect(await askForPayout(who)).toMatch(/^W-/);
  });

  it("is listed by period, page by page, for its own member only", async () => {
    const who = await sandbox.member(rich);
    const ids = [];
    for (let index = 0; index < 3; index += 1)
      ids.unshift(await askForPayout(who, "50.00"));
    const read = (over: object) =>
      who.client.call(calls.withdrawals, { ...always, ...over });
    const first = await read({ pageSize: 2 });
    const second = await read({ pageSize: 2, pageNo: 2 });
    expect(first.totalPages).toBe(2);
    expect(
      new Set([...first.list, ...second.list].map(({ orderId }) => orderId)),
    ).toEqual(new Set(ids));
    expect((await read({ to: 1 })).list).toEqual([]);
    for (const wrong of [
      { from: 2, to: 1 },
      { pageNo: 0 },
      { pageSize: 0 },
      { pageSize: 101 },
    ])
      expect(await refusalOf(read(wrong))).toMatchObject({
        code: "VALIDATION",
      });
    const other = await sandbox.member();
    expect((await other.client.call(calls.withdrawals, always)).list).toEqual(
      [],
    );
  });
});
