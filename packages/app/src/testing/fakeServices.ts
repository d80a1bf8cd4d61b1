import type { PortalBrand } from "@foyer/platform/brand";
import { localKeys, sessionKeys } from "@foyer/platform/constants";
import {
  fakePlatform,
  openSealer,
  sampleGames,
  sampleMember,
  sampleToken,
  type FakePlatform,
  type Handlers,
} from "@foyer/platform/fake";
import { onlineManager } from "@tanstack/react-query";
import { vi } from "vitest";
import { createServices } from "../services/createServices.ts";
import type { Fault } from "../services/report.ts";
import type { Services } from "../services/services.ts";
import { testBrand } from "./brands.ts";
import { builtPacks } from "./builtPacks.ts";

/** Who uses the portal when a test starts. */
export type Visitor = "guest" | "trial" | "full" | "agent";

/** Account types of the standard lists. */
const accountTypes = { trial: "4", full: "0", agent: "1" } as const;

/** Small lists: a document of a hundred cards is slow to search by role. */
const games = sampleGames(3).map((game) => ({ ...game, gameName: game.name }));
const fewGames: Handlers = {
  hotGames: () => ({ list: games }),
  gamesList: () => ({ games, totalPages: 1, total: games.length }),
  recentList: () => ({ list: games.slice(0, 2), totalPages: 1 }),
};

/** No prompts: such a dialog opens automatically and would cover what a test is about. */
const nothingPending: Handlers = {
  receiptList: () => ({ list: [], totalPages: 0 }),
  contractList: () => ({ list: [], totalPages: 0 }),
};

export interface FakeServicesOptions {
  readonly brand?: PortalBrand;
  /** @default "guest" */
  readonly visitor?: Visitor;
  readonly handlers?: Handlers;
  /** JSON files that were built with the portal, by address. */
  readonly files?: Readonly<Record<string, unknown>>;
  /** The token in the address. */
  readonly queryToken?: string;
}

export interface FakeServices {
  readonly services: Services;
  readonly platform: FakePlatform;
  /** Names of the calls so far, in order. */
  readonly calls: () => string[];
  /** Requests of one call so far, in order. */
  readonly requests: (name: string) => unknown[];
  readonly faults: readonly Fault[];
}

/**
 * The app's services with a platform in memory: nothing is sealed, back-off takes no time, deadlines never expire,
 * and reports are collected.
 *
 * @example const { services, platform } = fakeServices({ visitor: "full" });
 */
export function fakeServices(options: FakeServicesOptions = {}): FakeServices {
  const {
    brand = testBrand(),
    visitor = "guest",
    handlers = {},
    files = {},
    queryToken,
  } = options;
  if (visitor !== "guest")
    sessionStorage.setItem(sessionKeys.token, sampleToken);
  localStorage.setItem(localKeys.language, "EN");
  const type = visitor === "guest" ? accountTypes.full : accountTypes[visitor];
  const platform = fakePlatform({
    handlers: {
      ...fewGames,
      ...nothingPending,
      memberInfo: () => sampleMember({ type }),
      ...handlers,
    },
  });
  const faults: Fault[] = [];
  const beacon = (_url: string, body: string) => {
    faults.push(JSON.parse(body));
    return true;
  };
  vi.stubGlobal("navigator", Object.assign(navigator, { sendBeacon: beacon }));
  const services = createServices({
    brand,
    loadPack: builtPacks,
    queryToken,
    fetch: async (input, init) => {
      if (!onlineManager.isOnline()) throw new TypeError("There is no line.");
      if (input.startsWith("/assets/"))
        return input in files
          ? Response.json(files[input])
          : new Response("", { status: 404 });
      return platform.fetch(input, init);
    },
    wait: (ms) =>
      ms >= 5000 ? new Promise(() => undefined) : Promise.resolve(),
    sealer: openSealer,
  });
  return {
    services,
    platform,
    faults,
    calls: () => platform.seen.map(({ name }) => name),
    requests: (name) =>
      platform.seen
        .filter((call) => call.name === name)
        .map(({ request }) => request),
  };
}
