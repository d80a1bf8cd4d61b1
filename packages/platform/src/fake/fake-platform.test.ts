import * as v from "valibot";
import { describe, expect, expectTypeOf, it } from "vitest";
import * as calls from "../calls/index.ts";
import { CallError } from "../errors.ts";
import {
  fakePlatform,
  type Handlers,
  sampleGames,
  sampleLanes,
  sampleToken,
} from "./index.ts";

const listRequest = {
  clientType: 3,
  platform: "html5-desktop",
  merchant: "sample",
  language: "EN",
  pageNo: 1,
  pageSize: 28,
} as const;

describe("the fake platform", () => {
  it("answers every call in a form that its schema accepts", async () => {
    const client = fakePlatform().client();
    const paged = { pageNo: 1, pageSize: 12 };
    const favourite = { nodeId: "1", vendor: "LUMEN", gameType: "RNG" };
    const language = "EN";
    const answers = await Promise.all([
      client.call(calls.login, {
        username: "a",
        password: "b",
        type: "username",
      }),
      client.call(calls.logout, {}),
      client.call(calls.captcha, {}),
      client.call(calls.memberInfo, {}),
      client.call(calls.memberIcon, {}),
      client.call(calls.changePassword, {
        oldPassword: "a",
        newPassword: "b",
        confirmNewPassword: "b",
      }),
      client.call(calls.balance, {}),
      client.call(calls.unreadCount, {}),
      client.call(calls.consolidatedFunds, {}),
      client.call(calls.merchantWallet, {}),
      client.call(calls.systemStatus, {}),
      client.call(calls.whitelabel, { merchantCode: "sample" }),
      client.call(calls.domainRoute, { domain: "portal.example" }),
      client.call(calls.permission, { domain: "portal.example" }),
      client.call(calls.helpCenter, { lang: "EN", device: "WEB" }),
      client.call(calls.sealingKeys, {}),
      client.call(calls.botCheckChallenge, { purpose: "login" }),
      client.call(calls.announcements, {
        types: "B,PL,PU,PR,H",
        platform: "W",
        execution: "B",
        language,
      }),
      client.call(calls.gamesList, listRequest),
      client.call(calls.hotGames, {
        merchantCode: "sample",
        isPlatform: 2,
        platform: "flash,html5-desktop",
        language,
      }),
      client.call(calls.favouriteList, paged),
      client.call(calls.recentList, paged),
      client.call(calls.favouriteIds, {}),
      client.call(calls.addFavourite, favourite),
      client.call(calls.removeFavourite, favourite),
      client.call(calls.gameAnnouncements, { gameType: "RNG", language }),
      client.call(calls.gameVendor, { platform: "html5-desktop", flush: 1 }),
      client.call(calls.gameMenus, { language }),
      client.call(calls.launchGame, {
        vassalage: "LUMEN",
        gameType: "RNG",
        gameCode: "a",
        mode: "DEMO",
        backUrl: "/",
        language,
        device: "WEB",
      }),
      client.call(calls.winnerBoard, {
        gameCategory: "ALL",
        language,
        limitNum: 20,
      }),
    ]);
    expect(answers).toHaveLength(30);
    const lists = answers.filter((answer) =>
      v.is(v.object({ list: v.array(v.unknown()) }), answer),
    );
    expect(lists.length).toBeGreaterThan(3);
  });

  it("loses no sample in parsing", async () => {
    const client = fakePlatform().client();
    const { games, totalPages, total } = await client.call(
      calls.gamesList,
      listRequest,
    );
    expect(games).toEqual(sampleGames(28));
    expect({ totalPages, total }).toEqual({ totalPages: 3, total: 60 });
    const { data } = await client.call(calls.gameVendor, {
      platform: "html5-desktop",
    });
    expect(data.lanes).toEqual(sampleLanes());
    expect(
      (
        await client.call(calls.announcements, {
          types: "B,PL,PU,PR,H",
          platform: "W",
          execution: "B",
          language: "EN",
        })
      ).promotion.list,
    ).toHaveLength(1);
    expect(
      (
        await client.call(calls.winnerBoard, {
          gameCategory: "ALL",
          language: "EN",
          limitNum: 20,
        })
      ).list,
    ).toHaveLength(6);
  });

  it("answers as a handler says, and passes it the parsed request", async () => {
    const platform = fakePlatform({
      handlers: {
        gamesList: ({ gameName, pageNo }) => ({
          games: [],
          totalPages: gameName === "a&b" ? pageNo : 0,
        }),
        balance: (_, { token }) => ({ balance: token === sampleToken ? 7 : 0 }),
      },
    });
    const client = platform.client();
    expect(
      await client.call(calls.gamesList, {
        ...listRequest,
        gameName: "a&b",
        pageNo: 4,
      }),
    ).toMatchObject({ totalPages: 4 });
    expect((await client.call(calls.balance, {})).balance).toBe("7");
    expect(platform.seen.map(({ name }) => name)).toEqual([
      "gamesList",
      "balance",
    ]);
  });

  it("types a handler by its call", () => {
    expectTypeOf<NonNullable<Handlers["balance"]>>().returns.resolves.toExtend<{
      balance: string | number;
    }>();
    expectTypeOf<
      Parameters<NonNullable<Handlers["gamesList"]>>[0]["pageNo"]
    >().toEqualTypeOf<number>();
    // @ts-expect-error a balance is no list
    const wrong: Handlers = { balance: () => [] };
    expect(wrong).toBeDefined();
  });

  it("reads a sealed call", async () => {
    const platform = fakePlatform();
    await platform
      .client()
      .call(calls.login, { username: "mira", password: "b", type: "username" });
    expect(platform.seen[0]?.request).toMatchObject({ username: "mira" });
  });

  it("fails as configured until that is reset", async () => {
    const platform = fakePlatform();
    const client = platform.client();
    const codes: unknown[] = [];
    for (const failure of [
      "network",
      "html",
      "malformed",
      { code: "MAINTENANCE" },
    ] as const) {
      platform.fail("balance", failure);
      codes.push(
        await client
          .call(calls.balance, {})
          .catch((error: unknown) => error instanceof CallError && error.code),
      );
    }
    expect(codes).toEqual(["NETWORK", "MALFORMED", "MALFORMED", "MAINTENANCE"]);
    platform.fail("balance", undefined);
    expect((await client.call(calls.balance, {})).balance).toBe("1280.50");
  });

  it("passes on the error that a handler throws", async () => {
    const platform = fakePlatform({
      handlers: {
        login: () => {
          throw new CallError({
            code: "WRONG_CREDENTIALS",
            message: "No.",
            value: { captchaRequired: 1 },
            retryAfter: 240,
          });
        },
      },
    });
    const call = platform
      .client()
      .call(calls.login, { username: "a", password: "b", type: "username" });
    await expect(call).rejects.toMatchObject({
      code: "WRONG_CREDENTIALS",
      message: "No.",
      value: { captchaRequired: 1 },
      retryAfter: 240,
    });
  });

  it("holds an answer back until it is released", async () => {
    const platform = fakePlatform();
    const release = platform.hold("balance");
    let done = false;
    const call = platform
      .client()
      .call(calls.balance, {})
      .then(() => {
        done = true;
      });
    await platform.client().call(calls.systemStatus, {});
    expect(done).toBe(false);
    release();
    await call;
    expect(done).toBe(true);
  });

  it("requires a token where the call does, and does not know other paths", async () => {
    const answer = await fakePlatform().fetch("/wps/v2/wallets/balance", {
      method: "GET",
    });
    expect(answer.status).toBe(401);
    expect(
      (await fakePlatform().fetch("/wps/nowhere", { method: "GET" })).status,
    ).toBe(404);
  });
});
