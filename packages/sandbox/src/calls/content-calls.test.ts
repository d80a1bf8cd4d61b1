import * as calls from "@foyer/platform/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../testing/harness.ts";

let sandbox: TestSandbox;
let client: ReturnType<TestSandbox["visitor"]>["client"];
beforeAll(async () => {
  sandbox = await startTestSandbox();
  client = sandbox.visitor().client;
});
afterAll(() => sandbox.close());

const read = (execution: string) =>
  client.call(calls.announcements, {
    types: "B,PL,PU,PR,H",
    platform: "W",
    execution,
    language: "EN",
  });

describe("announcements", () => {
  it("include banners for every place, each with a picture and a title", async () => {
    const { banners } = await read("B");
    expect(new Set(banners.map(({ groupName }) => groupName))).toEqual(
      new Set([
        "w_home",
        "w_leftmenu",
        "w_license",
        "w_login",
        "w_register",
        "w_forget",
        "w_promotion",
      ]),
    );
    for (const { url, title } of banners) {
      expect(title).not.toBe("");
      const picture = await sandbox.send(url);
      expect([url, picture.status]).toEqual([url, 200]);
    }
  });

  it("include only the notices and popups for the requested audience", async () => {
    const executionsOf = async (asked: string) => {
      const { player, popup } = await read(asked);
      return new Set([...player, ...popup].map(({ execution }) => execution));
    };
    expect(await executionsOf("B")).toEqual(new Set(["B"]));
    expect(await executionsOf("A,F")).toEqual(new Set(["A", "F"]));
    expect((await read("A")).player.length).toBeGreaterThan(0);
  });

  it("can have their popups replaced or emptied per audience in one run without affecting others", async () => {
    const visitor = sandbox.visitor();
    const popups = async (execution: string) => {
      const answer = await visitor.client.call(calls.announcements, {
        types: "B,PL,PU,PR,H",
        platform: "W",
        execution,
        language: "EN",
      });
      return answer.popup.map(({ id }) => id);
    };
    const announce = (wish: unknown) =>
      sandbox.control("PUT", `/popups?run=${visitor.run}`, wish);
    const before = await popups("B");
    await announce([
      { id: "one", title: "One", content: "<p>1</p>", execution: "B" },
      { id: "two", title: "Two", content: "<p>2</p>", execution: "A" },
    ]);
    expect(await popups("B")).toEqual(["one"]);
    expect(await popups("A,F")).toEqual(["two"]);
    expect((await read("B")).popup.map(({ id }) => id)).toEqual(before);
    await announce([]);
    expect(await popups("B")).toEqual([]);
    await sandbox.control("DELETE", `/popups?run=${visitor.run}`);
    expect(await popups("B")).toEqual(before);
  });

  it("include promotions with pictures, categories, dates and links", async () => {
    const { promotion } = await read("B");
    const types = new Set(
      (promotion.list ?? []).map(({ linkage }) => linkage.type),
    );
    expect([...types]).toEqual(
      expect.arrayContaining(["REGISTER", "LOGIN", "DOWN", "URL"]),
    );
    const ids = new Set((promotion.categories ?? []).map(({ id }) => id));
    const now = Date.now();
    for (const {
      announcementImages,
      promoAnnouncementCategoryIds,
      longTerm,
      startTime,
      endTime,
    } of promotion.list ?? []) {
      expect(announcementImages.map(({ sequence }) => sequence)).toEqual([
        1, 2,
      ]);
      expect(promoAnnouncementCategoryIds.every((id) => ids.has(id))).toBe(
        true,
      );
      expect(startTime).toBeLessThan(now);
      expect(longTerm).toBe(endTime === null);
      expect(endTime ?? Infinity).toBeGreaterThan(now);
    }
  });

  it("are returned for a game category, with more for a provider in it", async () => {
    const ask = async (vassalage?: string) =>
      (
        await client.call(calls.gameAnnouncements, {
          gameType: "LIVE",
          vassalage,
          language: "EN",
        })
      ).list.length;
    expect(await ask()).toBe(1);
    expect(await ask("VESPER")).toBe(2);
  });
});

describe("the winner board", () => {
  it("shows recent wins with masked player names", async () => {
    const { list } = await client.call(calls.winnerBoard, {
      gameCategory: "ALL",
      language: "EN",
      limitNum: 20,
    });
    expect(list).toHaveLength(20);
    for (const { player, winAmount, gameName, currencySymbol } of list) {
      expect(currencySymbol).toBe("RM");
      expect(player).toMatch(/^\w{2}\*{3}\w$/);
      expect(winAmount).toMatch(/^\d+\.\d\d$/);
      expect(gameName).not.toBe("");
    }
  });
});
