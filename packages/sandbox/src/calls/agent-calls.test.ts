import * as calls from "@foyer/platform/calls";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { gameSessions, rounds } from "../db/tables/play.ts";
import { post, walletOf } from "../services/ledger.ts";
import {
  refusalOf,
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import { allKinds } from "../testing/contracts.ts";
import { helloOf, listenAt, startListening } from "../testing/listen.ts";
import {
  balanceOf,
  expectRightBooks,
  fresh,
  moveClock,
} from "../testing/money.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const day = 86_400_000;
const page = { pageNo: 1, pageSize: 50 };
const always = { from: Date.now() - 30 * day, to: Date.now() + 30 * day };

const agentBelow = (upline?: TestMember, rate?: number) =>
  sandbox.member({
    type: "1",
    balance: "0.00",
    contracts: allKinds,
    ...(upline && { upline: upline.username }),
    ...(rate !== undefined && { rate }),
  });

/** Two agents side by side below a top agent; one of them has an agent with a member below. */
async function line() {
  const top = await agentBelow();
  const agent = await agentBelow(top, 200);
  const sibling = await agentBelow(top, 200);
  const below = await agentBelow(agent, 150);
  const lowest = await sandbox.member({
    upline: below.username,
    rate: 100,
    balance: "50.00",
  });
  const cousin = await sandbox.member({ upline: sibling.username, rate: 50 });
  return { top, agent, sibling, below, lowest, cousin };
}

const levelOf = async (who: TestMember, account = "", keyword = "") =>
  (await who.client.call(calls.downlines, { account, keyword, ...page })).list;

/** Records a bet with its winnings for a member, including the ledger postings. */
async function play(who: TestMember, stake: bigint, win: bigint, at: number) {
  const { db } = sandbox.platform;
  const game = await db.query.games.findFirst({
    where: (row, { eq }) => eq(row.gameType, "RNG"),
  });
  const id = randomUUID();
  const shared = {
    memberId: who.id,
    nodeId: game?.nodeId ?? "",
    createdAt: at,
  };
  await db.transaction(async (tx) => {
    await tx.insert(gameSessions).values({
      ...shared,
      id,
      tokenHash: id,
      mode: "REAL",
      sessionId: null,
      demoBalance: null,
      portalOrigin: "",
      run: who.run,
      expiresAt: at,
    });
    await tx.insert(rounds).values({
      ...shared,
      id,
      gameSessionId: id,
      mode: "REAL",
      stake,
      win,
      answer: {},
    });
    const posting = { reference: id, now: at };
    await post(tx, {
      ...posting,
      id: `${id}:stake`,
      kind: "stake",
      from: walletOf(who.id),
      to: "house",
      amount: stake,
    });
    if (win > 0n)
      await post(tx, {
        ...posting,
        id: `${id}:win`,
        kind: "win",
        from: "house",
        to: walletOf(who.id),
        amount: win,
      });
  });
}

describe("the team (W-97)", () => {
  it("is listed level by level, each account with the size of its own team", async () => {
    const { top, agent, sibling, below, lowest } = await line();
    const first = await levelOf(top);
    expect(first.map(({ account }) => account).toSorted()).toEqual(
      [agent.username, sibling.username].toSorted(),
    );
    expect(first.find(({ account }) => account === agent.username)).toEqual({
      account: agent.username,
      nickname: "",
      type: "AGENT",
      rate: "2.00",
      level: 1,
      children: 1,
      team: 2,
      balance: "0.00",
      registeredAt: expect.any(Number),
      activeAt: null,
      path: [],
    });
    expect(await levelOf(top, agent.username)).toMatchObject([
      { account: below.username, level: 2, path: [agent.username] },
    ]);
    expect(await levelOf(top, below.username)).toMatchObject([
      {
        account: lowest.username,
        type: "MEMBER",
        level: 3,
        balance: "50.00",
        path: [agent.username, below.username],
      },
    ]);
    // The same member, as seen from a nearer upline.
    expect(await levelOf(agent, below.username)).toMatchObject([
      { level: 2, path: [below.username] },
    ]);
    expect(await levelOf(top, lowest.username)).toEqual([]);
  });

  it("is searched by part of a username, and treats special characters literally", async () => {
    const { top, agent, lowest, cousin } = await line();
    const part = lowest.username.slice(3, -2).toUpperCase();
    expect(await levelOf(top, "", ` ${part} `)).toMatchObject([
      { account: lowest.username },
    ]);
    expect(await levelOf(agent, "", cousin.username)).toEqual([]);
    for (const sign of ["%", "_", "\\", "'"])
      expect(await levelOf(top, "", sign)).toEqual([]);
    expect(await levelOf(agent, "", agent.username)).toEqual([]);
  });
});

describe("opening a downline account (W-96)", () => {
  const wish = (over: object = {}) => ({
    username: `quay${randomUUID().slice(0, 8)}`,
    password: "harbour-77",
    type: "MEMBER" as const,
    rate: "0.5",
    ...over,
  });
  const open = (who: TestMember, request: ReturnType<typeof wish>) =>
    who.client.call(calls.registerDownline, request, fresh());

  it("adds the account with the agent's contract types, and flags its first login", async () => {
    const { agent } = await line();
    const request = wish({ type: "AGENT", rate: "1.9" });
    expect(await open(agent, request)).toMatchObject({
      account: request.username,
      type: "1",
    });
    expect(await levelOf(agent)).toContainEqual(
      expect.objectContaining({
        account: request.username,
        type: "AGENT",
        rate: "1.90",
        level: 1,
      }),
    );
    const guest = sandbox.visitor();
    const session = await sandbox.logIn(guest.client, request);
    expect(session.firstTimeLogin).toBe(true);
    const own = sandbox.visitor(session.token, guest.run).client;
    expect(await own.call(calls.consolidatedFunds, {})).toMatchObject({
      dailysalreqtype: "1",
    });
    expect(await own.call(calls.downlineOptions, {})).toEqual({
      types: ["AGENT", "MEMBER"],
      rateMin: "0.00",
      rateMax: "1.90",
      rateStep: "0.10",
    });
    await expectRightBooks(sandbox);
  });

  it("stores the password only as a hash", async () => {
    const { agent } = await line();
    const secret = `Harbour-${randomUUID().slice(0, 8)}`;
    await open(agent, wish({ password: secret }));
    const { db } = sandbox.platform;
    const found = JSON.stringify([
      await db.query.idempotencyKeys.findMany(),
      await db.query.members.findMany(),
      await db.query.outbox.findMany(),
    ]);
    expect(found).not.toContain(secret);
  });

  it.each([
    [{ rate: "2.1" }, "RATE_TOO_HIGH"],
    [{ rate: "0.55" }, "VALIDATION"],
    [{ rate: "-1" }, "VALIDATION"],
    [{ rate: "1e0" }, "VALIDATION"],
    [{ username: "9lives" }, "VALIDATION"],
    [{ username: "a" }, "VALIDATION"],
    [{ password: "short" }, "VALIDATION"],
    [{ username: "" }, "VALIDATION"],
  ])("is rejected with %j: %s", async (over, code) => {
    const { agent } = await line();
    expect(await refusalOf(open(agent, wish(over)))).toMatchObject({ code });
    expect(await levelOf(agent)).toHaveLength(1);
  });

  it("is rejected for a username that is taken, even by a simultaneous request", async () => {
    const { agent, sibling } = await line();
    const request = wish();
    const results = await Promise.allSettled([
      open(agent, request),
      open(sibling, { ...request }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([
      "fulfilled",
      "rejected",
    ]);
    expect(
      await refusalOf(
        open(agent, wish({ username: request.username.toUpperCase() })),
      ),
    ).toMatchObject({ code: "USERNAME_TAKEN" });
  });
});

describe("the rate of a downline (W-97b)", () => {
  const give = (who: TestMember, account: string, rate: string) =>
    who.client.call(calls.downlineRate, { account, rate }, fresh());

  it("can be set between the highest rate passed on below and the agent's own rate", async () => {
    const { agent, below } = await line();
    expect(await give(agent, below.username, "1.2")).toMatchObject({
      account: below.username,
      rate: "1.20",
    });
    expect(await give(agent, below.username, "1")).toMatchObject({
      rate: "1.00",
    });
    expect(await refusalOf(give(agent, below.username, "0.9"))).toMatchObject({
      code: "VALIDATION",
      value: { fields: { rate: expect.stringContaining("1.00") } },
    });
    expect(await refusalOf(give(agent, below.username, "2.1"))).toMatchObject({
      code: "RATE_TOO_HIGH",
      value: { rateMax: "2.00" },
    });
  });

  it("can be set only for direct downlines", async () => {
    const { top, lowest } = await line();
    expect(await refusalOf(give(top, lowest.username, "1"))).toMatchObject({
      code: "USER_NOT_FOUND",
    });
  });
});

describe("accounts outside the team", () => {
  type Try = (who: TestMember, account: string) => Promise<unknown>;
  const inTeam = { scope: "TEAM", ...always } as const;
  const tries: readonly [name: string, attempt: Try][] = [
    ["downlines", (who, account) => levelOf(who, account)],
    [
      "downlineRate",
      ({ client }, account) =>
        client.call(calls.downlineRate, { account, rate: "0.5" }, fresh()),
    ],
    [
      "downlineProfile",
      ({ client }, account) => client.call(calls.downlineProfile, { account }),
    ],
    [
      "downlineNotes",
      ({ client }, account) => client.call(calls.downlineNotes, { account }),
    ],
    [
      "downlineNote",
      ({ client }, account) =>
        client.call(
          calls.downlineNote,
          { account, text: "Pays late." },
          fresh(),
        ),
    ],
    [
      "teamOverview",
      ({ client }, account) =>
        client.call(calls.teamOverview, { ...always, account }),
    ],
    [
      "betRecords",
      ({ client }, account) =>
        client.call(calls.betRecords, { ...inTeam, account, ...page }),
    ],
    [
      "transactions",
      ({ client }, account) =>
        client.call(calls.transactions, { ...inTeam, account, ...page }),
    ],
    [
      "profitLoss",
      ({ client }, account) =>
        client.call(calls.profitLoss, { ...inTeam, account }),
    ],
    [
      "profitLoss by account",
      ({ client }, account) =>
        client.call(calls.profitLoss, { ...inTeam, account, by: "account" }),
    ],
    [
      "contractCreate",
      ({ client }, account) =>
        client.call(
          calls.contractCreate,
          { downline: account, type: "DAILY", rate: "0.5", periodKind: "D" },
          fresh(),
        ),
    ],
    [
      "memberTransfer",
      ({ client }, account) =>
        client.call(
          calls.memberTransfer,
          {
            direction: "DOWNLINE",
            account,
            amount: "1.00",
            paymentPassword: "harbour-77",
          },
          fresh(),
        ),
    ],
  ];

  it.each(tries)("are rejected by %s", async (_name, attempt) => {
    const top = await sandbox.member({ type: "1", balance: "10.00" });
    const agent = await sandbox.member({
      type: "1",
      upline: top.username,
      balance: "10.00",
      paymentPassword: "harbour-77",
    });
    const sibling = await agentBelow(top);
    const cousin = await sandbox.member({ upline: sibling.username });
    const outsider = await sandbox.member();
    // Nobody is below themselves.
    for (const { username } of [outsider, top, sibling, cousin, agent])
      expect(await refusalOf(attempt(agent, username))).toMatchObject({
        code: "USER_NOT_FOUND",
      });
    expect(
      await refusalOf(attempt(agent, "nobody-of-that-name")),
    ).toMatchObject({ code: "USER_NOT_FOUND" });
  });

  const forAgents: readonly [string, (who: TestMember) => Promise<unknown>][] =
    [
      [
        "agentAnnouncements",
        ({ client }) => client.call(calls.agentAnnouncements, page),
      ],
      ["teamOverview", ({ client }) => client.call(calls.teamOverview, always)],
      [
        "downlineOptions",
        ({ client }) => client.call(calls.downlineOptions, {}),
      ],
      ["downlines", (who) => levelOf(who)],
      [
        "downlineProfile",
        ({ client }) =>
          client.call(calls.downlineProfile, { account: "demo-member" }),
      ],
      [
        "downlineNotes",
        ({ client }) =>
          client.call(calls.downlineNotes, { account: "demo-member" }),
      ],
      [
        "downlineNote",
        ({ client }) =>
          client.call(
            calls.downlineNote,
            { account: "demo-member", text: "?" },
            fresh(),
          ),
      ],
      ["agentRevenue", ({ client }) => client.call(calls.agentRevenue, always)],
      [
        "salaryRecords of a team",
        ({ client }) =>
          client.call(calls.salaryRecords, {
            type: "DAILY",
            ...inTeam,
            ...page,
          }),
      ],
      [
        "registerDownline",
        ({ client }) =>
          client.call(
            calls.registerDownline,
            {
              username: "quayside1",
              password: "harbour-77",
              type: "MEMBER",
              rate: "0",
            },
            fresh(),
          ),
      ],
      [
        "downlineRate",
        ({ client }) =>
          client.call(
            calls.downlineRate,
            { account: "demo-member", rate: "0" },
            fresh(),
          ),
      ],
      [
        "contractOptions",
        ({ client }) => client.call(calls.contractOptions, { type: "DAILY" }),
      ],
    ];

  it.each(forAgents)(
    "%s rejects members who are not agents, and trial accounts",
    async (_name, attempt) => {
      const player = await sandbox.member();
      expect(await refusalOf(attempt(player))).toMatchObject({
        code: "FORBIDDEN",
      });
      const trial = await sandbox.member({ type: "4" });
      expect(await refusalOf(attempt(trial))).toMatchObject({
        code: "TRIAL_NOT_ALLOWED",
      });
    },
  );

  it("are left out of all the team's totals and lists", async () => {
    const { agent, sibling, cousin, lowest } = await line();
    await play(cousin, 700n, 0n, Date.now());
    await play(lowest, 300n, 100n, Date.now());
    const { client } = agent;
    const team = { ...inTeam, ...page };
    expect((await client.call(calls.betRecords, team)).list).toMatchObject([
      { account: lowest.username, stake: "3.00" },
    ]);
    const { list } = await client.call(calls.transactions, {
      ...team,
      kind: "STAKE",
    });
    expect(list.map(({ account }) => account)).toEqual([lowest.username]);
    expect((await client.call(calls.profitLoss, inTeam)).total.stake).toBe(
      "3.00",
    );
    expect(await client.call(calls.teamOverview, always)).toMatchObject({
      members: 2,
      active: 1,
      bet: "3.00",
      profit: "-2.00",
    });
    expect((await sibling.client.call(calls.teamOverview, always)).bet).toBe(
      "7.00",
    );
  });
});

describe("a team's figures", () => {
  it("can be narrowed to one account or broken down by account", async () => {
    const { top, below, lowest, cousin } = await line();
    const at = Date.now();
    await play(lowest, 1_000n, 0n, at);
    await play(cousin, 400n, 900n, at);
    const { client } = top;
    const team = { scope: "TEAM", ...always } as const;
    const one = { ...team, account: cousin.username };
    expect(
      (await client.call(calls.betRecords, { ...one, ...page })).totals,
    ).toEqual({
      stake: "4.00",
      win: "9.00",
      result: "5.00",
    });
    expect((await client.call(calls.profitLoss, one)).total.profit).toBe(
      "5.00",
    );
    const { rows, total } = await client.call(calls.profitLoss, {
      ...team,
      by: "account",
    });
    expect(total).toMatchObject({
      stake: "14.00",
      win: "9.00",
      profit: "-5.00",
    });
    expect(
      rows
        .slice(0, 2)
        .map(({ account, day: name, stake, profit }) => [
          account,
          name,
          stake,
          profit,
        ]),
    ).toEqual([
      [lowest.username, "", "10.00", "-10.00"],
      [cousin.username, "", "4.00", "5.00"],
    ]);
    // A member who neither played nor paid comes after those who did.
    expect(
      rows.slice(2).map(({ account, stake }) => [account, stake]),
    ).toContainEqual([below.username, "0.00"]);
  });

  it("are grouped by the days of the requested time zone and add up to the total", async () => {
    const { top, lowest } = await line();
    const noon = Math.floor(Date.now() / day) * day - 3 * day + day / 2;
    for (const [index, stake] of [100n, 200n, 400n].entries())
      await play(lowest, stake, 0n, noon + index * day);
    const found = await top.client.call(calls.teamOverview, {
      from: noon,
      to: noon + 2 * day,
      timeZone: "Pacific/Kiritimati",
    });
    expect(found.days?.map(({ bet, active }) => [bet, active])).toEqual([
      ["1.00", 1],
      ["2.00", 1],
      ["4.00", 1],
    ]);
    expect(found).toMatchObject({ active: 1, bet: "7.00", members: 5 });
  });
});

describe("a salary", () => {
  /** A completed day is settled a few seconds later. */
  const aMinute = 60_000;

  /** A daily contract, in force for three days, between the agent and the agent below. */
  async function inForce() {
    const people = await line();
    const { top, agent, below, lowest } = people;
    // Everybody is in the same run, so they share one clock.
    const threeDays = -3 * day;
    for (const who of [top, agent, below])
      await moveClock(sandbox, who, threeDays);
    const { id } = await agent.client.call(
      calls.contractCreate,
      { downline: below.username, type: "DAILY", rate: "1.5", periodKind: "D" },
      fresh(),
    );
    const answer = { contractId: id, action: "ACCEPT" as const };
    await below.client.call(calls.dailySalaryProcess, answer, fresh());
    await top.client.call(
      calls.contractUplineConfirm,
      { contractId: id, accept: true },
      fresh(),
    );
    for (const who of [top, agent, below])
      await moveClock(sandbox, who, aMinute);
    const yesterday = Math.floor(Date.now() / day) * day - day / 2;
    await play(lowest, 3_000n, 1_000n, yesterday);
    return { ...people, id };
  }
  const payDue = ({ run }: TestMember) =>
    sandbox.control("POST", `/jobs?run=${run}`);

  it("is paid once, sends an event immediately and appears in the records of both sides", async () => {
    const { agent, below, sibling, top } = await inForce();
    const served = await startListening(sandbox.app);
    const listener = listenAt(served.origin, {
      say: helloOf(below.token),
      run: below.run,
    });
    await vi.waitFor(() => expect(listener.isReady()).toBe(true));
    await payDue(agent);
    await payDue(agent);
    await vi.waitFor(() => expect(listener.events()).toHaveLength(1));
    expect(listener.events()[0]).toMatchObject({
      type: "SALARY_PAID",
      value: { amount: "0.45", contractType: "DAILY" },
    });
    listener.close();
    await served.close();
    expect(await balanceOf(below.client)).toBe("0.45");
    const request = { type: "DAILY", ...always, ...page } as const;
    const read = async (who: TestMember, scope: "SELF" | "TEAM") =>
      who.client.call(calls.salaryRecords, { ...request, scope });
    const period = { from: expect.any(Number), to: expect.any(Number) };
    const paid = { total: "0.45", last: { amount: "0.45", ...period } };
    for (const [who, totals] of [
      [below, { received: "0.45", given: "0.00" }],
      [agent, { received: "0.00", given: "0.45" }],
    ] as const)
      expect(await who.client.call(calls.contractList, page)).toMatchObject({
        list: [{ paid }],
        totals,
      });
    const row = {
      account: below.username,
      betAmount: "30.00",
      profit: "-20.00",
      rate: "1.50",
      salary: "0.45",
      salaryKind: "LOSS",
    };
    expect(await read(below, "SELF")).toMatchObject({
      list: [row],
      totalCount: 1,
      totals: { salary: "0.45" },
    });
    expect((await read(agent, "TEAM")).list).toMatchObject([row]);
    for (const [who, scope] of [
      [agent, "SELF"],
      [top, "TEAM"],
      [sibling, "TEAM"],
    ] as const)
      expect((await read(who, scope)).list).toEqual([]);
    const revenue = await below.client.call(calls.agentRevenue, always);
    expect(revenue.total).toEqual({
      dividend: "0.00",
      daily: "0.45",
      hourly: "0.00",
      realtime: "0.00",
      total: "0.45",
    });
    expect(revenue.rows.filter(({ total }) => total !== "0.00")).toHaveLength(
      1,
    );
    const { list } = await below.client.call(calls.transactions, {
      scope: "SELF",
      ...always,
      kind: "SALARY",
      ...page,
    });
    expect(list).toMatchObject([
      {
        kind: "SALARY",
        amount: "0.45",
        title: `Daily salary · ${agent.username}`,
      },
    ]);
    // It does not count as profit from play.
    expect(
      (await below.client.call(calls.profitLoss, { scope: "SELF", ...always }))
        .total.profit,
    ).toBe("0.00");
    await expectRightBooks(sandbox);
  });

  it("can be triggered from the control room, but only when it is due", async () => {
    const { agent, below } = await inForce();
    const happen = () =>
      sandbox.control(
        "POST",
        `/members/${below.username}/events?run=${agent.run}`,
        { type: "SALARY_PAID" },
      );
    expect(await happen()).toEqual({ done: true });
    expect(await happen()).toMatchObject({
      success: false,
      code: "CONTRACT_STATE",
    });
    expect(await balanceOf(below.client)).toBe("0.45");
  });

  it("comes with the next payment time and the time since when the contract has been in force", async () => {
    const { agent, below, id } = await inForce();
    const read = async () =>
      (
        await agent.client.call(calls.contractList, {
          downline: below.username,
          ...page,
        })
      ).list;
    const [before] = await read();
    expect(before).toMatchObject({
      id,
      agent: agent.username,
      downline: below.username,
      current: null,
      endedAt: null,
    });
    const midnight = Math.floor((before?.activeAt ?? 0) / day) * day + day;
    expect(before?.nextPaymentAt).toBe(midnight);
    await payDue(agent);
    const [after] = await read();
    const now = Date.now() + aMinute;
    expect(after?.nextPaymentAt).toBe(Math.floor(now / day) * day + day);
    await agent.client.call(
      calls.contractCreate,
      { downline: below.username, type: "DAILY", rate: "2", periodKind: "D" },
      fresh(),
    );
    expect((await read())[0]).toMatchObject({
      state: "AWAITING",
      rate: "2.00",
      current: { rate: "1.50", periodKind: "D" },
      activeAt: null,
      nextPaymentAt: null,
    });
    expect(
      (
        await agent.client.call(calls.contractList, {
          downline: "nobody-of-that-name",
          ...page,
        })
      ).list,
    ).toEqual([]);
  });
});

describe("another agent's contract", () => {
  const process = [
    calls.dividendProcess,
    calls.dailySalaryProcess,
    calls.hourlySalaryProcess,
    calls.realtimeSalaryProcess,
  ];

  it("can be answered, ended and read only by its two sides, and confirmed only by the upline agent", async () => {
    const { top, agent, sibling, below, lowest, cousin } = await line();
    const outsider = await agentBelow();
    const { id } = await agent.client.call(
      calls.contractCreate,
      { downline: below.username, type: "DAILY", rate: "1", periodKind: "D" },
      fresh(),
    );
    const others = [top, sibling, lowest, cousin, outsider];
    for (const { client } of others) {
      for (const call of process)
        for (const action of calls.contractActions)
          expect(
            await refusalOf(
              client.call(call, { contractId: id, action }, fresh()),
            ),
          ).toMatchObject({ code: "VALIDATION" });
      expect(
        (await client.call(calls.contractList, page)).list.map((one) => one.id),
      ).not.toContain(id);
    }
    for (const { client } of [agent, sibling, below, outsider])
      expect(
        await refusalOf(
          client.call(
            calls.contractUplineConfirm,
            { contractId: id, accept: true },
            fresh(),
          ),
        ),
      ).toMatchObject({ code: "VALIDATION" });
    // The upline is asked only once both have agreed.
    expect(
      await refusalOf(
        top.client.call(
          calls.contractUplineConfirm,
          { contractId: id, accept: true },
          fresh(),
        ),
      ),
    ).toMatchObject({ code: "CONTRACT_STATE" });
    const [unchanged] = (await below.client.call(calls.contractList, page))
      .list;
    expect(unchanged).toMatchObject({ id, state: "AWAITING" });
  });
});

describe("two simultaneous requests", () => {
  it("to accept the same contract take effect once, and the second is rejected with the current status", async () => {
    const { top, agent } = await line();
    const { id } = await top.client.call(
      calls.contractCreate,
      {
        downline: agent.username,
        type: "DIVIDEND",
        rate: "5",
        periodKind: "M",
      },
      fresh(),
    );
    const accept = () =>
      agent.client.call(
        calls.dividendProcess,
        { contractId: id, action: "ACCEPT" },
        fresh(),
      );
    const results = await Promise.allSettled([accept(), accept()]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([
      "fulfilled",
      "rejected",
    ]);
    expect(await refusalOf(accept())).toMatchObject({
      code: "CONTRACT_STATE",
      value: { state: "ACTIVE", kind: "NEW" },
    });
  });
});

describe("agent announcements (W-94)", () => {
  it("are listed pinned first, then newest first, page by page", async () => {
    const { agent } = await line();
    const { list } = await agent.client.call(calls.agentAnnouncements, page);
    expect(list.length).toBeGreaterThan(3);
    expect(list[0]?.pinned).toBe(true);
    const times = list.slice(1).map(({ time }) => time);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    const second = await agent.client.call(calls.agentAnnouncements, {
      pageNo: 2,
      pageSize: 2,
    });
    expect(second.list).toEqual(list.slice(2, 4));
    expect(second.totalPages).toBe(Math.ceil(list.length / 2));
  });
});
