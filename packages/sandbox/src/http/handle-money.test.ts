import type { CallDefinition } from "@foyer/platform/call";
import * as calls from "@foyer/platform/calls";
import { createSealer } from "@foyer/platform/seal";
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import * as tables from "../db/tables/all.ts";
import { havePlayed } from "../testing/have-played.ts";
import { png } from "../testing/pictures.ts";
import {
  refusalOf,
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import { allKinds } from "../testing/contracts.ts";

let sandbox: TestSandbox;
let plain: TestMember;
let trial: TestMember;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  plain = await sandbox.member();
  trial = await sandbox.member({ type: "4" });
});
afterAll(() => sandbox.close());

const paymentPassword = "harbour-77";
const rich = {
  balance: "5000.00",
  paymentPassword,
  bankAccounts: 1,
  points: "5000",
};

const aDeposit = { methodId: "bank", amount: "10.00" };

const seal = async (fields: object) =>
  (
    await createSealer({
      keys: () => plain.client.call(calls.sealingKeys, {}),
    })
  ).seal(JSON.stringify(fields));

/** A member with a valid request, and another request under the same key. */
interface Arranged {
  readonly who: TestMember;
  readonly call: CallDefinition;
  readonly request: object;
  readonly other: object;
}

const bankAccount = async ({ client }: TestMember) =>
  (await client.call(calls.bankAccounts, {})).list[0]?.id ?? "";

async function payout(who: TestMember): Promise<string> {
  const { orderId } = await who.client.call(
    calls.withdraw,
    { accountId: await bankAccount(who), amount: "100.00", paymentPassword },
    { idempotencyKey: randomUUID() },
  );
  await sandbox.control("POST", `/withdrawals/${orderId}?run=${who.run}`, {
    action: "SEND",
  });
  return orderId;
}

async function line() {
  const top = await sandbox.member({
    ...rich,
    type: "1",
    contracts: allKinds,
  });
  const agent = await sandbox.member({
    ...rich,
    type: "1",
    upline: top.username,
  });
  const below = await sandbox.member({ ...rich, upline: agent.username });
  return { top, agent, below };
}

type ContractType = "DIVIDEND" | "DAILY" | "HOURLY" | "REALTIME";

async function offer(type: ContractType) {
  const people = await line();
  const { id } = await people.agent.client.call(
    calls.contractCreate,
    {
      downline: people.below.username,
      type,
      rate: "0.5",
      periodKind: type === "HOURLY" ? "H" : "D",
    },
    { idempotencyKey: randomUUID() },
  );
  return { ...people, id };
}

async function answerOffer(
  call: CallDefinition,
  type: ContractType,
): Promise<Arranged> {
  const { below, id } = await offer(type);
  return {
    who: below,
    call,
    request: { contractId: id, action: "ACCEPT" },
    other: { contractId: id, action: "REJECT" },
  };
}

const openSales = v.object({ sales: v.array(v.object({ issue: v.string() })) });

/** A ticket of the first lottery; its latest draw shows what numbers it takes. */
async function ticket() {
  const who = await sandbox.member(rich);
  const { client } = who;
  const lotteries = await client.call(calls.vnLotteryMenus, { language: "EN" });
  const gameCode = lotteries.find(({ area }) => area === "VN")?.code ?? "";
  const { url } = await client.call(calls.vnLotteryLaunch, {
    lottoArea: "VN",
    launchMode: "REAL",
    lottoPrizeMode: "ELOTT",
    lottoGameCode: gameCode,
    lottoView: "GAME",
    device: "WEB",
    backUrl: "http://localhost:4173/",
    language: "EN",
  });
  const s = new URL(url).searchParams.get("s") ?? "";
  const { sales } = v.parse(
    openSales,
    await sandbox.readJson(`/games/lottery/state?s=${s}`),
  );
  const draws = await client.call(calls.openedNumbers, {
    lottoGameCode: gameCode,
    limitNum: 1,
  });
  // The last draw on sale: when the request is repeated an hour later, it has not taken place yet.
  const issue = sales.at(-1)?.issue ?? "";
  const numbers = draws.list[0]?.numbers ?? [];
  const request = { gameCode, issue, numbers, stake: "1.00" };
  return {
    who,
    call: calls.buyLotteryTicket,
    request,
    other: { ...request, stake: "2.00" },
  };
}

const someFeedback = {
  questionType: "GAME" as const,
  content: "The reels stand still.",
  contact: "",
};

const arrangements: readonly (readonly [string, () => Promise<Arranged>])[] = [
  [
    "walletTransfer",
    async () => ({
      who: await sandbox.member(rich),
      call: calls.walletTransfer,
      request: { from: "", to: "KITE", amount: "10.00" },
      other: { from: "", to: "KITE", amount: "10.01" },
    }),
  ],
  ["buyLotteryTicket", ticket],
  [
    "walletReturn",
    async () => {
      const who = await sandbox.member(rich);
      await who.client.call(
        calls.walletTransfer,
        { from: "", to: "KITE", amount: "10.00" },
        { idempotencyKey: randomUUID() },
      );
      return { who, call: calls.walletReturn, request: {}, other: {} };
    },
  ],
  [
    "memberTransfer",
    async () => {
      const { agent, below } = await line();
      const request = {
        direction: "DOWNLINE",
        account: below.username,
        amount: "25.00",
        paymentPassword,
      };
      const other = { ...request, amount: "26.00" };
      return { who: agent, call: calls.memberTransfer, request, other };
    },
  ],
  [
    "deposit",
    async () => ({
      who: await sandbox.member(rich),
      call: calls.deposit,
      request: { methodId: "bank", amount: "50.00" },
      other: { methodId: "bank", amount: "51.00" },
    }),
  ],
  [
    "withdraw",
    async () => {
      const who = await sandbox.member(rich);
      const accountId = await bankAccount(who);
      const request = { accountId, amount: "100.00", paymentPassword };
      const other = { ...request, amount: "1000.00" };
      return { who, call: calls.withdraw, request, other };
    },
  ],
  [
    "receiptConfirm",
    async () => {
      const who = await sandbox.member(rich);
      const id = await payout(who);
      return {
        who,
        call: calls.receiptConfirm,
        request: { id, answer: "RECEIVED" },
        other: { id, answer: "FULL_PAYMENT" },
      };
    },
  ],
  [
    "redeemPoints",
    async () => {
      const request = {
        goodsId: "g-lamp",
        quantity: 1,
        address: "7 Quay Street",
        mobileNum: "60125550101",
        paymentPassword,
      };
      return {
        who: await sandbox.member(rich),
        call: calls.redeemPoints,
        request,
        other: { ...request, quantity: 2 },
      };
    },
  ],
  [
    "convertPoints",
    async () => ({
      who: await sandbox.member(rich),
      call: calls.convertPoints,
      request: { points: "150", paymentPassword },
      other: { points: "151", paymentPassword },
    }),
  ],
  [
    "claimRaffle",
    async () => ({
      who: await sandbox.member(rich),
      call: calls.claimRaffle,
      request: { promotionId: "p-lantern-week" },
      other: { promotionId: "p-other" },
    }),
  ],
  [
    "claimReward",
    async () => {
      const who = await sandbox.member({ ...rich, rewards: 2 });
      return {
        who,
        call: calls.claimReward,
        request: { rewardId: `${who.id}:reward:0` },
        other: { rewardId: `${who.id}:reward:1` },
      };
    },
  ],
  [
    "collectRebates",
    async () => {
      const who = await sandbox.member(rich);
      await sandbox.control("PUT", `/flags?run=${who.run}`, {
        MANPLAYREB3: "1",
      });
      for (const daysAgo of [1, 2])
        await havePlayed(sandbox, who, 4, { stake: 10_000n, daysAgo });
      const { list } = await who.client.call(calls.manualRebates, {});
      const [newest = "", older = ""] = list.map(({ id }) => id);
      return {
        who,
        call: calls.collectRebates,
        request: { ids: [newest] },
        other: { ids: [older] },
      };
    },
  ],
  ["dividendProcess", () => answerOffer(calls.dividendProcess, "DIVIDEND")],
  ["dailySalaryProcess", () => answerOffer(calls.dailySalaryProcess, "DAILY")],
  [
    "hourlySalaryProcess",
    () => answerOffer(calls.hourlySalaryProcess, "HOURLY"),
  ],
  [
    "realtimeSalaryProcess",
    () => answerOffer(calls.realtimeSalaryProcess, "REALTIME"),
  ],
  [
    "contractCreate",
    async () => {
      const { agent, below } = await line();
      const request = {
        downline: below.username,
        type: "DAILY",
        rate: "0.5",
        periodKind: "D",
      };
      const other = { ...request, rate: "0.6" };
      return { who: agent, call: calls.contractCreate, request, other };
    },
  ],
  [
    "contractUplineConfirm",
    async () => {
      const { top, below, id } = await offer("DAILY");
      await below.client.call(
        calls.dailySalaryProcess,
        { contractId: id, action: "ACCEPT" },
        { idempotencyKey: randomUUID() },
      );
      return {
        who: top,
        call: calls.contractUplineConfirm,
        request: { contractId: id, accept: true },
        other: { contractId: id, accept: false },
      };
    },
  ],
  [
    "registerDownline",
    async () => {
      const { agent } = await line();
      const request = {
        username: `quay${randomUUID().slice(0, 8)}`,
        password: "harbour-77",
        type: "MEMBER",
        rate: "0.5",
      };
      const other = { ...request, rate: "0.6" };
      return { who: agent, call: calls.registerDownline, request, other };
    },
  ],
  [
    "makeRegistrationLink",
    async () => {
      const { agent } = await line();
      const request = { label: "Poster", type: "MEMBER", rate: "0.5" };
      const other = { ...request, rate: "0.6" };
      return { who: agent, call: calls.makeRegistrationLink, request, other };
    },
  ],
  [
    "downlineNote",
    async () => {
      const { agent, below } = await line();
      const request = { account: below.username, id: "", text: "Call in May" };
      const other = { ...request, text: "Call in June" };
      return { who: agent, call: calls.downlineNote, request, other };
    },
  ],
  [
    "downlineRate",
    async () => {
      const { agent, below } = await line();
      const request = { account: below.username, rate: "0.5" };
      const other = { ...request, rate: "0.6" };
      return { who: agent, call: calls.downlineRate, request, other };
    },
  ],
  [
    "feedbackSend",
    async () => {
      const other = { ...someFeedback, content: "Something else." };
      const who = await sandbox.member();
      return { who, call: calls.feedbackSend, request: someFeedback, other };
    },
  ],
  [
    "feedbackReply",
    async () => {
      const who = await sandbox.member();
      const { number } = await who.client.call(
        calls.feedbackSend,
        someFeedback,
        { idempotencyKey: randomUUID() },
      );
      const request = { number, content: "It still does." };
      const other = { ...request, content: "Something else." };
      return { who, call: calls.feedbackReply, request, other };
    },
  ],
];

/** Everything that a money call may leave behind. */
async function traces(): Promise<unknown> {
  const { db } = sandbox.platform;
  return {
    transfers: await db.$count(tables.ledgerTransfers),
    deposits: await db.$count(tables.deposits),
    withdrawals: await db.$count(tables.withdrawals),
    stages: await db.$count(tables.withdrawalStages),
    redemptions: await db.$count(tables.redemptions),
    tickets: await db.$count(tables.lotteryTickets),
    feedback: await db.$count(tables.feedback),
    feedbackLines: await db.$count(tables.feedbackLines),
    claims: await db.$count(tables.raffleClaims),
    links: await db.$count(tables.registrationLinks),
    notes: await db.$count(tables.transferNotes),
    downlineNotes: await db.$count(tables.downlineNotes),
    contracts: await db
      .select({ id: tables.contracts.id, state: tables.contracts.state })
      .from(tables.contracts)
      .orderBy(tables.contracts.id),
    lines: await db
      .select()
      .from(tables.uplines)
      .orderBy(tables.uplines.memberId),
    accounts: await db
      .select()
      .from(tables.ledgerAccounts)
      .orderBy(tables.ledgerAccounts.id),
  };
}

const booksAreRight = async () =>
  expect(await sandbox.control("GET", "/ledger")).toMatchObject({
    sum: "0",
    mismatches: [],
  });

/** The same member in another browser, with the same switches. */
async function secondSession({ username, password, run }: TestMember) {
  const guest = sandbox.visitor(undefined, run);
  const { token } = await sandbox.logIn(guest.client, { username, password });
  return sandbox.visitor(token, run).client;
}

it("covers every money call", () => {
  const moving = Object.entries(calls).flatMap(([name, call]) =>
    "money" in call && call.money ? [name] : [],
  );
  expect(arrangements.map(([name]) => name).sort()).toEqual(moving.sort());
});

describe.each(arrangements)("%s", (name, arrange) => {
  it("has one effect for concurrent duplicates from two sessions and for a repeat an hour later", async () => {
    const { who, call, request, other } = await arrange();
    const elsewhere = await secondSession(who);
    const idempotencyKey = randomUUID();
    const before = await traces();
    const answers = await Promise.all(
      [who.client, elsewhere, who.client, elsewhere, who.client].map((client) =>
        client.call(call, request, { idempotencyKey }),
      ),
    );
    const after = await traces();
    expect(after).not.toEqual(before);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(
      1,
    );
    // Repeated much later: the same answer, and no effect.
    await sandbox.control("PUT", `/clock?run=${who.run}`, {
      offsetMs: 3_600_000,
    });
    expect(await who.client.call(call, request, { idempotencyKey })).toEqual(
      answers[0],
    );
    // The key with another request: neither the old effect again nor the new one.
    const conflict =
      name === "walletReturn"
        ? who.client.call(calls.deposit, aDeposit, { idempotencyKey })
        : who.client.call(call, other, { idempotencyKey });
    expect(await refusalOf(conflict)).toMatchObject({
      code: "IDEMPOTENCY_CONFLICT",
      status: 409,
    });
    expect(await traces()).toEqual(after);
    await booksAreRight();
  });

  it("has no effect when the request is lost, one when the answer is lost, and no second one on retry", async () => {
    const { who, call, request } = await arrange();
    const idempotencyKey = randomUUID();
    const lose = async (kind: string) => {
      const fault = { call: name, kind, count: 1 };
      await sandbox.control("POST", `/faults?run=${who.run}`, fault);
      await refusalOf(who.client.call(call, request, { idempotencyKey }));
    };
    const before = await traces();
    await lose("dropBefore");
    expect(await traces()).toEqual(before);
    await lose("dropAfter");
    const after = await traces();
    expect(after).not.toEqual(before);
    await who.client.call(call, request, { idempotencyKey });
    expect(await traces()).toEqual(after);
  });

  it("is rejected without a key, with a key that is not a UUID, and for a trial account", async () => {
    const definition = Object.values(calls).find(
      (call) => "path" in call && call.name === name,
    );
    if (definition === undefined || !("path" in definition))
      throw new Error(`There is no call ${name}.`);
    const send = async (key: string | undefined, token: string) => {
      const answer = await sandbox.send(definition.path, {
        method: definition.method,
        headers: {
          Authorization: `Bearer ${token}`,
          "Content-Type": "application/json",
          ...(key === undefined ? {} : { "Idempotency-Key": key }),
        },
        body: definition.sealed
          ? JSON.stringify({ value: await seal({}) })
          : "{}",
      });
      return answer.json();
    };
    const before = await traces();
    for (const key of [undefined, "", "1", "x".repeat(36)])
      expect(await send(key, plain.token)).toMatchObject({
        code: "VALIDATION",
      });
    expect(await send(randomUUID(), trial.token)).toMatchObject({
      code: "TRIAL_NOT_ALLOWED",
    });
    expect(await traces()).toEqual(before);
  });
});

describe("an idempotency key", () => {
  it("is separate for each member", async () => {
    const idempotencyKey = randomUUID();
    const request = { methodId: "bank", amount: "50.00" };
    const [one, two] = await Promise.all([
      sandbox.member(rich),
      sandbox.member(rich),
    ]);
    const orders = await Promise.all(
      [one, two].map(({ client }) =>
        client.call(calls.deposit, request, { idempotencyKey }),
      ),
    );
    expect(orders[0]?.orderId).not.toBe(orders[1]?.orderId);
  });

  it("stays free after a rejected call", async () => {
    const who = await sandbox.member({ ...rich, balance: "5.00" });
    const idempotencyKey = randomUUID();
    const request = { from: "", to: "KITE", amount: "10.00" };
    expect(
      await refusalOf(
        who.client.call(calls.walletTransfer, request, { idempotencyKey }),
      ),
    ).toMatchObject({ code: "INSUFFICIENT_BALANCE" });
    const smaller = { ...request, amount: "1.00" };
    expect(
      await who.client.call(calls.walletTransfer, smaller, { idempotencyKey }),
    ).toEqual({ balance: "4.00" });
  });

  it("stores neither the payment password nor anything to check it against", async () => {
    const who = await sandbox.member(rich);
    const request = { points: "100", paymentPassword };
    const idempotencyKey = randomUUID();
    await who.client.call(calls.convertPoints, request, { idempotencyKey });
    const guessed = { ...request, paymentPassword: "another-one" };
    await who.client.call(calls.convertPoints, guessed, { idempotencyKey });
    const rows = await sandbox.platform.db
      .select()
      .from(tables.idempotencyKeys)
      .where(eq(tables.idempotencyKeys.memberId, who.id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(paymentPassword);
  });
});

describe("the books", () => {
  it("stay balanced through hundreds of concurrent, repeated and lost operations", async () => {
    // Many members, because only a few payment passwords of one member are checked at the same time.
    const people = await Promise.all(
      Array.from({ length: 12 }, () => sandbox.member(rich)),
    );
    const accounts = await Promise.all(people.map(bankAccount));
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const operations = Array.from({ length: 240 }, () => {
      const index = random(people.length);
      const amount = `${1 + random(400)}.${10 + random(89)}`;
      const vendor = random(2) === 0 ? "KITE" : "LANTERN";
      const idempotencyKey = randomUUID();
      const kind = random(5);
      const run = () => {
        const client = people[index]?.client;
        if (client === undefined) return Promise.resolve();
        const options = { idempotencyKey };
        if (kind === 0)
          return client.call(
            calls.walletTransfer,
            { from: "", to: vendor, amount },
            options,
          );
        if (kind === 1)
          return client.call(
            calls.walletTransfer,
            { from: vendor, to: "", amount },
            options,
          );
        if (kind === 2) return client.call(calls.walletReturn, {}, options);
        if (kind === 3)
          return client.call(
            calls.convertPoints,
            { points: String(1 + (seed % 300)), paymentPassword },
            options,
          );
        return client.call(
          calls.withdraw,
          { accountId: accounts[index] ?? "", amount, paymentPassword },
          options,
        );
      };
      return run;
    });
    for (const who of people)
      await sandbox.control("POST", `/faults?run=${who.run}`, {
        call: "*",
        kind: "dropAfter",
        count: 10,
      });
    await Promise.all(
      operations
        .flatMap((run) => [run(), run()])
        .map((one) => one.catch(() => undefined)),
    );
    await booksAreRight();
    const rows = await sandbox.platform.db.select().from(tables.ledgerAccounts);
    const owned = rows.filter(({ memberId }) => memberId !== null);
    expect(owned.filter(({ balance }) => balance < 0n)).toEqual([]);
    // Their balances and pending withdrawals add up to what they had; converted points are paid by the platform.
    const ids = new Set(people.map(({ id }) => id));
    const total = (match: (id: string) => boolean) =>
      owned
        .filter((row) => ids.has(row.memberId ?? "") && match(row.id))
        .reduce((sum, { balance }) => sum + balance, 0n);
    const out = (await sandbox.platform.db.select().from(tables.withdrawals))
      .filter(({ memberId }) => ids.has(memberId))
      .reduce((sum, { amount }) => sum + amount, 0n);
    const isPoints = (id: string) => id.startsWith("points:");
    const before = BigInt(people.length) * 500_000n;
    const spentPoints = before - total(isPoints);
    expect(total((id) => !isPoints(id)) + out).toBe(
      before + spentPoints / 100n,
    );
  });
});

it("returns the same result when a withdrawal answer with a picture is repeated with its key", async () => {
  // The upload itself is no money call, but the picture's id is part of one.
  const who = await sandbox.member(rich);
  const id = await payout(who);
  const [picture] = await who.client.call(calls.receiptProof, {
    id,
    images: [new Blob([new Uint8Array(png())])],
  });
  const request = {
    id,
    answer: "NOT_RECEIVED" as const,
    imageIds: [picture?.imageId ?? ""],
  };
  const idempotencyKey = randomUUID();
  const first = await who.client.call(calls.receiptConfirm, request, {
    idempotencyKey,
  });
  expect(
    await who.client.call(calls.receiptConfirm, request, { idempotencyKey }),
  ).toEqual(first);
});
