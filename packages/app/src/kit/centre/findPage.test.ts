import { describe, expect, it } from "vitest";
import { findPage } from "./findPage.ts";

const pages = {
  home: {},
  depositv2: { aliases: ["topUp"] },
  transferFund: {},
  transferUpline: {},
  hidden: { aliases: ["secret"] },
  later: {},
};
const find = (asked: string | undefined) =>
  findPage(pages, {
    asked,
    isThere: (key) => (key === "later" ? undefined : key !== "hidden"),
    otherwise: "home",
  });

describe("findPage", () => {
  it.each([
    [undefined, "home"],
    ["depositv2", "depositv2"],
    ["DepositV2", "depositv2"],
    ["deposit", "depositv2"],
    ["top-up", "depositv2"],
    ["transferFund", "transferFund"],
    // Not known yet: the page stays requested.
    ["later", "later"],
  ])("finds %s as %s", (asked, key) => {
    expect(find(asked)).toEqual({ key, missing: false });
  });

  it.each([
    "nothing",
    "dep",
    "transfer",
    "hidden",
    "secret",
    "",
    "toString",
    "__proto__",
  ])("reports %j as missing, and returns the default page", (asked) => {
    expect(find(asked)).toEqual({ key: "home", missing: true });
  });
});
