import { describe, expect, it } from "vitest";
import type { Banner } from "../calls/content.ts";
import type { WhitelabelNode } from "../calls/system.ts";
import { isAgent, sessionKindOf } from "./account.ts";
import { executionsOf, popupKey, visibleTo } from "./announcements.ts";
import { bannersOf } from "./banners.ts";
import { flagReader, flagsOf } from "./flags.ts";
import {
  resourceAddress,
  resourceByName,
  resourceByType,
} from "./resources.ts";
import { statusOf } from "./status.ts";

const node = (
  code: string,
  value = "",
  children: WhitelabelNode[] = [],
): WhitelabelNode => ({ code, value, children });
const rules = { flags: {}, features: {} };

describe("flags (ROL-10 … ROL-19, OPN-34)", () => {
  it("are found at any depth of the tree", () => {
    const tree = [
      node("SITE", "", [node("REGISTER", "", [node("REGMOBVERF3", "1")])]),
      node("AGENTPOLICY3", "0"),
    ];
    const read = flagReader(tree, rules);
    expect(read("REGMOBVERF3")).toBe(true);
    expect(read("AGENTPOLICY3")).toBe(false);
    expect(read("NOWHERE")).toBe(false);
    expect(read("constructor")).toBe(false);
  });

  it.each([
    ["1", true],
    ["true", true],
    ["TRUE", true],
    [" Y ", true],
    ["on", true],
    ["0", false],
    ["false", false],
    ["", false],
    ["2", false],
  ])("read the value %j as %s", (value, expected) => {
    expect(flagReader([node("A", value)], rules)("A")).toBe(expected);
  });

  it("use the first of two nodes", () => {
    expect(
      flagReader(
        [node("A", "1", [node("B", "0")]), node("B", "1")],
        rules,
      )("B"),
    ).toBe(false);
  });

  it.each([
    ["registrationSms", "REGMOBVERF3"],
    ["usernameRegistration", "USERNAMEREG3"],
    ["mobileRegistration", "MOBILENUMREG3"],
    ["mobileRegistrationPassword", "MOBILENUMPASSREG3"],
    ["passwordByPhone", "CHNGPASSVERIF3"],
    ["agentPolicy", "AGENTPOLICY3"],
    ["manualRebate", "MANPLAYREB3"],
  ] as const)("map %s to the code %s", (name, code) => {
    const flags = flagsOf([node(code, "1")], rules);
    expect(Object.entries(flags).filter(([, on]) => on)).toEqual([
      [name, true],
    ]);
  });

  it("without a documented code follow the brand's, and are off without one", () => {
    const tree = [
      node("FREEPLAY9", "1"),
      node("SMS9", "1"),
      node("GOOGLE9", "1"),
      node("TELEGRAM9", "0"),
    ];
    const flags = flagsOf(tree, {
      flags: {},
      features: {
        freePlay: "FREEPLAY9",
        smsLogin: "",
        googleLogin: "GOOGLE9",
        telegramLogin: "TELEGRAM9",
      },
    });
    expect(flags).toMatchObject({
      freePlay: true,
      facebookLogin: false,
      googleLogin: true,
      telegramLogin: false,
      smsLogin: false,
      forcePasswordExpiry: false,
    });
  });

  it("set by the brand take precedence over the platform's", () => {
    const tree = [node("USERNAMEREG3", "1"), node("MOBILENUMREG3", "0")];
    const flags = flagsOf(tree, {
      ...rules,
      flags: { USERNAMEREG3: false, MOBILENUMREG3: true },
    });
    expect(flags).toMatchObject({
      usernameRegistration: false,
      mobileRegistration: true,
    });
  });
});

describe("accounts (ROL-06, ROL-07, OPN-03)", () => {
  const usual = {
    accountTypes: { agent: ["1", "2", "41", "42"], trial: ["4"] },
  };

  it.each([
    ["1", "full", true],
    ["2", "full", true],
    ["41", "full", true],
    ["42", "full", true],
    ["4", "trial", false],
    ["0", "full", false],
    ["", "full", false],
  ])("of type %j are %s, agent %s", (type, kind, agent) => {
    expect(sessionKindOf(type, usual)).toBe(kind);
    expect(isAgent(type, usual)).toBe(agent);
  });

  it("follow the brand's lists", () => {
    const own = { accountTypes: { agent: ["9"], trial: ["1"] } };
    expect(sessionKindOf("1", own)).toBe("trial");
    expect(sessionKindOf("4", own)).toBe("full");
    expect(isAgent("41", own)).toBe(false);
  });
});

describe("the system's status (SYS-05, OPN-52)", () => {
  it.each([
    [false, false, 0],
    [true, false, 1],
    [false, true, 2],
    [true, true, 1],
  ])("maintenance %s, region %s → %d", (maintenance, region, status) => {
    expect(
      statusOf({
        maintenance: { on: maintenance },
        regionRestriction: { on: region },
      }),
    ).toBe(status);
  });
});

describe("resourceAddress", () => {
  it.each(["https://get.example/app", "https://get.example/a?b=c#d"])(
    "accepts %s",
    (url) => {
      expect(resourceAddress(url)).toBe(url);
    },
  );
  it.each([
    undefined,
    "",
    "get.example/app",
    "javascript:alert(1)",
    "data:text/html,x",
    "http://get.example/app",
    "https://bank.example@evil.example/",
    "https://:secret@evil.example/",
  ])("rejects %j", (url) => {
    expect(resourceAddress(url)).toBeUndefined();
  });
});

describe("resources (SYS-10)", () => {
  const resources = [
    {
      name: "Telegram",
      resourceType: "",
      labelNameEn: "Telegram channel",
      url: "https://t.example",
    },
    {
      name: "App",
      resourceType: "Android",
      labelNameEn: "Android app",
      url: "https://a.example",
    },
    {
      name: "Profile",
      resourceType: "MOBILECONFIG",
      labelNameEn: "",
      url: "https://m.example",
    },
  ];

  it("are found by the channel's name in either field", () => {
    expect(resourceByName(resources, "telegram")?.url).toBe(
      "https://t.example",
    );
    expect(resourceByName(resources, "Android App")?.url).toBe(
      "https://a.example",
    );
    expect(resourceByName(resources, "Instagram")).toBeUndefined();
  });

  it("are found by type", () => {
    expect(resourceByType(resources, "Android")?.name).toBe("App");
    expect(resourceByType(resources, "MOBILECONFIG")?.name).toBe("Profile");
  });
});

describe("announcements (ANN-02, ANN-04 … ANN-06)", () => {
  const items = (["A", "B", "F", "unknown"] as const).map((execution) => ({
    execution,
  }));

  it.each([
    [{ loggedIn: false, firstLogin: false }, ["B"]],
    [{ loggedIn: false, firstLogin: true }, ["B"]],
    [{ loggedIn: true, firstLogin: false }, ["A"]],
    [{ loggedIn: true, firstLogin: true }, ["A", "F"]],
  ])("for %j have the audience %j", (reader, executions) => {
    expect(executionsOf(reader)).toEqual(executions);
    expect(visibleTo(items, reader).map(({ execution }) => execution)).toEqual(
      executions,
    );
  });

  it("are dismissed under separate keys for members and visitors", () => {
    expect([popupKey(true), popupKey(false)]).toEqual([
      "USER_POPUP",
      "ANONYMOUS_POPUP",
    ]);
  });
});

describe("banners (BAN-06)", () => {
  it("are those of the given place, in order", () => {
    const banner = (groupName: string, url: string): Banner => ({
      groupName,
      url,
      title: "",
      linkage: { type: "NONE", target: "" },
    });
    const all = [
      banner("w_home", "/1"),
      banner("w_login", "/2"),
      banner("w_home", "/3"),
    ];
    expect(bannersOf(all, "w_home").map(({ url }) => url)).toEqual([
      "/1",
      "/3",
    ]);
    expect(bannersOf(all, "w_forget")).toEqual([]);
  });
});
