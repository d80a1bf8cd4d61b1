import { QueryClient } from "@tanstack/react-query";
import {
  claimReward,
  downlineRate,
  registerDownline,
} from "@foyer/platform/calls";
import { fakePlatform, sampleDownline } from "@foyer/platform/fake";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { safeStorage } from "../../services/storage.ts";
import { downlinesKey } from "../queryKeys.ts";
import { orderKeys } from "./keys.ts";
import { senderOf } from "./sender.ts";

/** Contents of the tab's storage. */
let kept = new Map<string, string>();
beforeEach(() => {
  kept = new Map();
});
afterEach(() => void vi.useRealTimers());

const storageOfTab = (): Storage => ({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
  clear: () => kept.clear(),
  key: (place) => [...kept.keys()][place] ?? null,
  get length() {
    return kept.size;
  },
});

const lower = { account: "river88", rate: "1.8" };
const higher = { account: "river88", rate: "2" };

/** The page after a reload: only the tab's storage is left. */
function load(memberId = "m-1") {
  const platform = fakePlatform({
    handlers: {
      downlineRate: ({ account, rate }) => sampleDownline({ account, rate }),
    },
  });
  const queries = new QueryClient();
  const session = safeStorage(storageOfTab);
  const by = senderOf(
    { client: platform.client(), queries, session },
    memberId,
  );
  /** Sends a call whose outcome stays unknown. */
  const lose = async (send: () => Promise<unknown>) => {
    for (const name of [
      "downlineRate",
      "claimReward",
      "registerDownline",
    ] as const)
      platform.fail(name, "network");
    await expect(send()).rejects.toMatchObject({ code: "NETWORK" });
    for (const name of [
      "downlineRate",
      "claimReward",
      "registerDownline",
    ] as const)
      platform.fail(name, undefined);
  };
  const keys = () => platform.seen.map(({ idempotencyKey }) => idempotencyKey);
  return { platform, queries, session, by, lose, keys };
}

describe("a claim", () => {
  it("keeps its key after a lost answer, a reload and success", async () => {
    const before = load();
    const claim = (page: ReturnType<typeof load>) =>
      page.by.claim(claimReward, { rewardId: "R-1" }, "R-1");
    await before.lose(() => claim(before));
    const after = load();
    await claim(after);
    await claim(after);
    const keys = [...before.keys(), ...after.keys()];
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(kept.size).toBe(0);
  });
});

describe("an order", () => {
  it("keeps its key when it is sent again after a lost answer and a reload", async () => {
    const before = load();
    await before.lose(() => before.by.order(downlineRate, lower));
    const after = load();
    await after.lose(() => after.by.order(downlineRate, lower));
    await after.by.order(downlineRate, lower);
    const keys = [...before.keys(), ...after.keys()];
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it("gets a new key each time after success, even with the same content", async () => {
    const { by, keys } = load();
    for (const body of [lower, higher, lower, lower])
      await by.order(downlineRate, body);
    expect(new Set(keys()).size).toBe(4);
    expect(kept.size).toBe(0);
  });

  it("gets a new key when its content changes, and another when it changes back", async () => {
    const { by, lose, keys } = load();
    await lose(() => by.order(downlineRate, lower));
    await by.order(downlineRate, higher);
    await by.order(downlineRate, lower);
    expect(new Set(keys()).size).toBe(3);
  });

  it("gets a new key after a rejection, but not after TOO_MANY_REQUESTS", async () => {
    const { platform, by, lose, keys } = load();
    const refuse = async (
      code: "RATE_TOO_HIGH" | "TOO_MANY_REQUESTS",
      status: number,
    ) => {
      platform.fail("downlineRate", { code, status });
      await expect(by.order(downlineRate, lower)).rejects.toMatchObject({
        code,
      });
      platform.fail("downlineRate", undefined);
    };
    await lose(() => by.order(downlineRate, lower));
    await refuse("TOO_MANY_REQUESTS", 429);
    await refuse("RATE_TOO_HIGH", 409);
    await by.order(downlineRate, lower);
    const [first, second, third, fourth] = keys();
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it("keeps its key through a logout, and never shares it with another member", async () => {
    const { by, lose, session, keys, platform, queries } = load();
    await lose(() => by.order(downlineRate, lower));
    session.clearExcept([]);
    const other = { client: platform.client(), queries, session };
    await senderOf(other, "m-2").order(downlineRate, lower);
    await by.order(downlineRate, lower);
    const [first, others, again] = keys();
    expect(again).toBe(first);
    expect(others).not.toBe(first);
  });

  it("keeps its key when an earlier, abandoned order settles", () => {
    const keys = orderKeys(load().session, "m-1");
    const earlier = keys.of(downlineRate, higher);
    const later = keys.of(downlineRate, lower);
    keys.settled(downlineRate, earlier);
    expect(keys.of(downlineRate, lower)).toBe(later);
  });

  it("gets a new key half a day after a lost answer", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { by, lose, keys } = load();
    await lose(() => by.order(downlineRate, lower));
    vi.setSystemTime(Date.now() + 13 * 60 * 60_000);
    await by.order(downlineRate, lower);
    expect(new Set(keys()).size).toBe(2);
  });

  it.each(["", "{", '{"key":1}'])(
    "is sent despite the invalid stored entry %j",
    async (text) => {
      const page = load();
      await page.lose(() => page.by.order(downlineRate, lower));
      for (const slot of kept.keys()) kept.set(slot, text);
      await load().by.order(downlineRate, lower);
      expect(kept.size).toBe(0);
    },
  );

  it("stores nothing of a call with an encrypted body, and still keeps its key", async () => {
    const { by, lose, keys } = load();
    const body = {
      username: "reefwren9",
      password: "Harbour-77",
      type: "MEMBER",
      rate: "1.2",
    } as const;
    await lose(() => by.order(registerDownline, body));
    expect(kept.size).toBe(0);
    await by.order(registerDownline, body);
    expect(new Set(keys()).size).toBe(1);
  });

  it("invalidates the related queries only once it succeeds", async () => {
    const { by, lose, queries } = load();
    queries.setQueryData(downlinesKey, {});
    const isOld = () => queries.getQueryState(downlinesKey)?.isInvalidated;
    await lose(() => by.order(downlineRate, lower));
    expect(isOld()).toBe(false);
    await by.order(downlineRate, lower);
    expect(isOld()).toBe(true);
  });
});
