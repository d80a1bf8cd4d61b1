import * as calls from "@foyer/platform/calls";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import {
  refusalOf,
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import {
  balanceOf,
  expectRightBooks,
  fresh,
  moveClock,
} from "../testing/money.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  // Every digit is a zero, and every ball draw starts with the first balls.
  sandbox = await startTestSandbox({ draw: () => 0 });
});
afterAll(() => sandbox.close());

const menus = (area: string) =>
  sandbox
    .visitor()
    .client.call(calls.vnLotteryMenus, { language: "EN" })
    .then((all) => all.filter((one) => one.area === area));

const launchRequest = {
  lottoArea: "VN",
  launchMode: "REAL",
  lottoPrizeMode: "ELOTT",
  lottoGameCode: "",
  lottoView: "GAME",
  device: "WEB",
  backUrl: "http://localhost:4173/",
  language: "EN",
} as const;

const open = async ({ client }: TestMember, over: object = {}) => {
  const { url } = await client.call(calls.vnLotteryLaunch, {
    ...launchRequest,
    ...over,
  });
  const { searchParams } = new URL(url);
  expect(searchParams.get("language")).toBe("EN");
  return searchParams.get("s") ?? "";
};

describe("lotteries", () => {
  it("are listed by area, with names and the time of their next draw", async () => {
    for (const area of ["LOTT", "VN", "SEA", "ELOTT"]) {
      const found = await menus(area);
      expect(found.length).toBeGreaterThan(10);
      for (const { name, nextAt } of found) {
        expect(name).not.toBe("");
        expect(nextAt).toBeGreaterThan(Date.now());
      }
    }
  });

  it("return their latest draws, newest first and the same on every request", async () => {
    const { client } = sandbox.visitor();
    const [{ code = "" } = {}] = await menus("SEA");
    const ask = () =>
      client.call(calls.openedNumbers, { lottoGameCode: code, limitNum: 5 });
    const first = await ask();
    expect(first.list).toHaveLength(5);
    expect(await ask()).toEqual(first);
    const times = first.list.map(({ time }) => time);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times[0]).toBeLessThanOrEqual(Date.now());
    const recent = await client.call(calls.recentLottery, {
      lottoArea: "SEA",
      limitNum: 3,
    });
    expect(recent.list).toHaveLength(3);
    expect(recent.list[0]).toMatchObject({ gameCode: code, ...first.list[0] });
    expect(
      await client.call(calls.openedNumbers, {
        lottoGameCode: "nothing",
        limitNum: 5,
      }),
    ).toEqual({ list: [] });
  });
});

describe("electronic lotteries", () => {
  it("have their own draws, separate from the platform's other lotteries", async () => {
    const { client } = sandbox.visitor();
    const shown = async (lottoArea: "LOTT" | "ELOTT") =>
      (
        await client.call(calls.recentLottery, { lottoArea, limitNum: 12 })
      ).list.map(({ gameCode }) => gameCode);
    const [house, electronic] = await Promise.all([
      shown("LOTT"),
      shown("ELOTT"),
    ]);
    expect([house.length, electronic.length]).toEqual([12, 12]);
    expect(house.filter((code) => electronic.includes(code))).toEqual([]);
    const codes = (await menus("ELOTT")).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(electronic));
  });

  it("have names in the requested language, as do all lotteries", async () => {
    const { client } = sandbox.visitor();
    const named = (language: string) =>
      client.call(calls.vnLotteryMenus, { language });
    const [english, chinese] = await Promise.all([named("EN"), named("CN")]);
    for (const [index, { code, name }] of chinese.entries()) {
      expect(english[index]?.code).toBe(code);
      expect(name).not.toBe(english[index]?.name);
      expect(name).toMatch(/\p{Script=Han}/u);
    }
  });
});

describe("launching a lottery", () => {
  it("opens the requested lottery, or the first of its area, on its own page", async () => {
    const member = await sandbox.member();
    const [first, second] = await menus("VN");
    for (const [code, name] of [
      ["", first?.name],
      [second?.code, second?.name],
    ]) {
      const s = await open(member, { lottoGameCode: code });
      const page = await sandbox.send(`/games/frame?s=${s}`);
      expect(page.headers.get("Content-Security-Policy")).not.toContain(
        "unsafe",
      );
      const html = await page.text();
      expect(html).toContain("/games/lottery.js");
      expect(html).toContain(`data-token="${s}"`);
      expect(html).not.toContain("{{");
      expect(
        await sandbox.readJson(`/games/lottery/state?s=${s}`),
      ).toMatchObject({ title: name, balance: "1000.00" });
    }
    for (const file of ["/games/lottery.js", "/games/lottery.css"])
      expect((await sandbox.send(file)).status).toBe(200);
  });

  it("opens an electronic lottery through the LOTT area, which by default opens its own first lottery", async () => {
    const [house] = await menus("LOTT");
    const [quick] = await menus("ELOTT");
    const member = await sandbox.member();
    for (const [lottoGameCode, name] of [
      [quick?.code, quick?.name],
      ["", house?.name],
    ]) {
      const s = await open(member, { lottoArea: "LOTT", lottoGameCode });
      expect(
        await sandbox.readJson(`/games/lottery/state?s=${s}`),
      ).toMatchObject({ title: name });
    }
  });

  it("is rejected for a lottery of another area and for a trial account", async () => {
    const member = await sandbox.member();
    const [sea] = await menus("SEA");
    const wrong = { ...launchRequest, lottoGameCode: sea?.code ?? "" };
    expect(
      await refusalOf(member.client.call(calls.vnLotteryLaunch, wrong)),
    ).toMatchObject({ code: "INVALID_URL" });
    const trial = await sandbox.member({ type: "4" });
    expect(
      await refusalOf(trial.client.call(calls.vnLotteryLaunch, launchRequest)),
    ).toMatchObject({ code: "TRIAL_NOT_ALLOWED" });
  });
});

const stateSchema = v.object({
  sales: v.array(v.object({ issue: v.string() })),
  form: v.object({ kind: v.string(), count: v.number() }),
});
type State = v.InferOutput<typeof stateSchema>;

/** Zeros, or the first balls: what this sandbox always draws. */
const winning = ({ form }: State) =>
  Array.from({ length: form.count }, (_, i) =>
    String(form.kind === "digits" ? 0 : i + 1),
  );

const buy = (s: string, over: object) =>
  sandbox.send("/games/lottery/ticket", {
    method: "POST",
    body: JSON.stringify({ s, ticketId: randomUUID(), stake: "1.00", ...over }),
  });

const stateOf = async (s: string): Promise<State> =>
  v.parse(stateSchema, await sandbox.readJson(`/games/lottery/state?s=${s}`));

describe("a ticket", () => {
  it("is bought in the frame, settled at its draw and paid into the wallet", async () => {
    const member = await sandbox.member({ balance: "10.00" });
    const s = await open(member);
    const state = await stateOf(s);
    const wish = { issue: state.sales[0]?.issue, numbers: winning(state) };
    const ticketId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => buy(s, { ...wish, ticketId })),
    );
    for (const answer of answers) expect(answer.status).toBe(200);
    expect(await balanceOf(member.client)).toBe("9.00");
    expect((await buy(s, { ...wish, ticketId, stake: "2.00" })).status).toBe(
      409,
    );
    expect(
      (await member.client.call(calls.lotteryTickets, {})).list,
    ).toMatchObject([{ state: "OPEN", stake: "1.00", win: "0.00" }]);

    await moveClock(sandbox, member, 60 * 60_000);
    const [ticket] = (await member.client.call(calls.lotteryTickets, {})).list;
    expect(ticket).toMatchObject({ state: "WON", numbers: wish.numbers });
    const win = Number(ticket?.win);
    expect(win).toBeGreaterThan(1);
    expect(await balanceOf(member.client)).toBe((9 + win).toFixed(2));
    // The draw is closed: no more tickets are sold for it.
    const late = await buy(s, wish);
    expect(await late.json()).toMatchObject({ code: "DRAW_CLOSED" });
    await expectRightBooks(sandbox);
  });

  it("is rejected when it is invalid or the balance is too low", async () => {
    const member = await sandbox.member({ balance: "1.50" });
    const s = await open(member);
    const state = await stateOf(s);
    const wish = { issue: state.sales[0]?.issue, numbers: winning(state) };
    for (const wrong of [
      { ...wish, numbers: ["1"] },
      { ...wish, numbers: [...wish.numbers.slice(1), "99"] },
      { ...wish, stake: "0.01" },
      { ...wish, stake: "-1.00" },
      { ...wish, ticketId: "x" },
    ])
      expect((await buy(s, wrong)).status).toBe(422);
    expect(
      await (await buy(s, { ...wish, stake: "2.00" })).json(),
    ).toMatchObject({ code: "INSUFFICIENT_BALANCE" });
    expect(await balanceOf(member.client)).toBe("1.50");
    expect((await buy("x".repeat(43), wish)).status).toBe(401);
  });

  it("can also be bought by the call, once per idempotency key", async () => {
    const member = await sandbox.member({ balance: "10.00" });
    const state = await stateOf(await open(member));
    const [lottery] = await menus("VN");
    const request = {
      gameCode: lottery?.code ?? "",
      issue: state.sales[1]?.issue ?? "",
      numbers: winning(state),
      stake: "2.00",
    };
    const key = fresh();
    const first = await member.client.call(
      calls.buyLotteryTicket,
      request,
      key,
    );
    expect(
      await member.client.call(calls.buyLotteryTicket, request, key),
    ).toEqual(first);
    expect(await balanceOf(member.client)).toBe("8.00");
    await member.client.call(calls.buyLotteryTicket, request, fresh());
    expect(await balanceOf(member.client)).toBe("6.00");
    const stranger = await sandbox.member();
    expect((await stranger.client.call(calls.lotteryTickets, {})).list).toEqual(
      [],
    );
  });
});
