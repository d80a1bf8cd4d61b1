import { describe, expect, it } from "vitest";
import type { CallDefinition } from "../call.ts";
import { callTable } from "../document.ts";
import { errorCodes } from "../errors.ts";
import * as exported from "./index.ts";

/** The rows of the wire contract, written out by hand: id, name, method, path, auth, sealed. */
const contract = [
  ["W-01", "login", "POST", "/wps/session/login", "none", true],
  ["W-03", "logout", "DELETE", "/wps/session/logout", "token", false],
  ["W-04", "memberInfo", "GET", "/wps/member/info", "token", false],
  ["W-05", "memberIcon", "GET", "/wps/member/info/icon", "token", false],
  ["W-07", "captcha", "GET", "/wps/captcha", "none", false],
  ["W-19", "changePassword", "POST", "/wps/member/password", "token", true],
  ["W-20", "whitelabel", "GET", "/wps/system/whitelabel", "none", false],
  ["W-21", "systemStatus", "GET", "/wps/system/status", "none", false],
  ["W-22", "domainRoute", "GET", "/wps/system/domainRoute", "none", false],
  ["W-23", "permission", "GET", "/wps/system/permission", "none", false],
  ["W-24", "helpCenter", "GET", "/wps/system/helpCenter", "none", false],
  ["W-27", "gamesList", "GET", "/wps/game/list", "none", false],
  ["W-28", "hotGames", "GET", "/wps/game/hot", "none", false],
  ["W-29", "favouriteList", "GET", "/wps/game/favorite/V2", "token", false],
  ["W-30", "recentList", "GET", "/wps/game/recent", "token", false],
  ["W-31", "favouriteIds", "GET", "/wps/game/favorite/ids", "token", false],
  ["W-32", "addFavourite", "POST", "/wps/game/favorite/V2", "token", false],
  [
    "W-33",
    "removeFavourite",
    "DELETE",
    "/wps/game/favorite/V2",
    "token",
    false,
  ],
  [
    "W-34",
    "gameAnnouncements",
    "GET",
    "/wps/game/announcements",
    "none",
    false,
  ],
  ["W-36", "gameVendor", "GET", "/wps/game/vendor", "none", false],
  ["W-37", "gameMenus", "GET", "/wps/game/menus", "none", false],
  ["W-38", "launchGame", "POST", "/wps/game/launchGame", "token", false],
  [
    "W-47",
    "announcements",
    "GET",
    "/wps/relay/MCSFE_getListAnnouncements",
    "none",
    false,
  ],
  ["W-48", "winnerBoard", "GET", "/wps/relay/MCSFE_winnerBoard", "none", false],
  ["W-49", "balance", "GET", "/wps/v2/wallets/balance", "token", false],
  ["W-50", "unreadCount", "GET", "/wps/relay/CSP_unreadCount", "token", false],
  [
    "W-51",
    "consolidatedFunds",
    "GET",
    "/wps/member/info/funds/consolidated",
    "token",
    false,
  ],
  [
    "W-52",
    "merchantWallet",
    "GET",
    "/wps/relay/GCS_merchantWallet",
    "token",
    false,
  ],
  ["W-101", "sealingKeys", "GET", "/wps/system/keys", "none", false],
  [
    "W-102",
    "botCheckChallenge",
    "GET",
    "/wps/botCheck/challenge",
    "none",
    false,
  ],
] as const;

/** Calls whose answer stands in the body itself, and the members that the documents name. */
const bodies: Record<string, readonly string[]> = {
  captcha: ["value"],
  gamesList: ["games", "totalPages"],
  hotGames: ["list"],
  favouriteList: ["content", "totalPages", "pageNum"],
  recentList: ["list", "totalPages"],
  gameAnnouncements: ["list"],
  gameVendor: ["data"],
  announcements: ["banners", "player", "popup", "promotion"],
  winnerBoard: ["list"],
  merchantWallet: ["isSingle"],
  sealingKeys: ["keys"],
};

/** Request fields that the documents name. */
const requests: Record<string, readonly string[]> = {
  login: ["username", "password", "type", "captcha"],
  changePassword: ["oldPassword", "newPassword", "confirmNewPassword"],
  helpCenter: ["lang", "device"],
  gamesList: [
    "clientType",
    "platform",
    "merchant",
    "gameType",
    "vassalage",
    "gameClassify",
    "gameName",
    "pageNo",
    "pageSize",
    "language",
  ],
  hotGames: [
    "merchantCode",
    "isPlatform",
    "gameType",
    "vassalage",
    "platform",
    "language",
  ],
  addFavourite: ["nodeId", "vendor", "gameType"],
  removeFavourite: ["nodeId", "vendor", "gameType"],
  gameVendor: ["platform", "flush"],
  launchGame: [
    "vassalage",
    "gameType",
    "gameCode",
    "gameId",
    "mode",
    "backUrl",
    "language",
    "device",
  ],
  announcements: ["types", "platform", "execution", "language"],
  winnerBoard: ["gameCategory", "language", "limitNum"],
};

const isDefinition = (value: object): value is CallDefinition & typeof value =>
  "path" in value && "purpose" in value;
const named: readonly (readonly [string, CallDefinition])[] = Object.entries(
  exported,
).flatMap(([key, value]) =>
  isDefinition(value) ? [[key, value] as const] : [],
);
const definitions = named.map(([, definition]) => definition);

const entriesOf = (schema: object): string[] =>
  "entries" in schema && typeof schema.entries === "object" && schema.entries
    ? Object.keys(schema.entries)
    : [];

describe("the calls", () => {
  it("are those of the contract, each by its id, name, method, path and auth", () => {
    const ours = definitions.map(({ id, name, method, path, auth, sealed }) => [
      id,
      name,
      method,
      path,
      auth,
      sealed,
    ]);
    const byId = (a: readonly unknown[], b: readonly unknown[]): number =>
      String(a[0]).localeCompare(String(b[0]));
    expect(ours.sort(byId)).toEqual([...contract].sort(byId));
  });

  it("go by the name they are exported under", () => {
    expect(named.map(([key]) => key)).toEqual(
      definitions.map(({ name }) => name),
    );
  });

  it("share neither id, nor name, nor method and path", () => {
    for (const key of [
      ({ id }: CallDefinition) => id,
      ({ name }: CallDefinition) => name,
      ({ method, path }: CallDefinition) => `${method} ${path}`,
    ]) {
      expect(new Set(definitions.map(key)).size).toBe(definitions.length);
    }
  });

  it("say what they are for, and fail with known codes only", () => {
    for (const { purpose, errors } of definitions) {
      expect(purpose).toMatch(/^[A-Z].+\.$/);
      expect(errorCodes).toEqual(expect.arrayContaining([...errors]));
    }
  });
});

describe("where the answer lies (OPN-13)", () => {
  it.each(named)("%s", (name, { place, response }) => {
    expect(place).toBe(name in bodies ? "body" : "value");
    const members = bodies[name] ?? [];
    expect(entriesOf(response)).toEqual(expect.arrayContaining([...members]));
  });
});

describe("request fields that the documents name", () => {
  it.each(Object.entries(requests))("%s", (name, fields) => {
    const definition = definitions.find((each) => each.name === name);
    expect(entriesOf(definition?.request ?? {})).toEqual(
      expect.arrayContaining([...fields]),
    );
  });
});

describe("callTable", () => {
  it("has a line for each call, in order", () => {
    const lines = callTable(definitions).trim().split("\n");
    expect(lines).toHaveLength(definitions.length + 2);
    expect(lines[2]).toMatch(
      /^\| W-01 \| `login` \| POST \| `\/wps\/session\/login` \| none \| yes \|/,
    );
    expect(lines.at(-1)).toContain("W-102");
  });

  it("keeps a bar inside its cell", () => {
    const [first] = definitions;
    expect(first && callTable([{ ...first, purpose: "A | B." }])).toContain(
      "A \\| B.",
    );
  });
});
