import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { availablePromos } from "./available-promos.ts";
import { login } from "./login.ts";
import {
  balance,
  consolidatedFunds,
  memberInfo,
  merchantWallet,
  unreadCount,
} from "./session.ts";

// LGN-23
describe("a login's answer on the wire", () => {
  const token = "token-of-the-session";

  it("has the token and the password flags, and keeps all other fields unchanged", () => {
    const given = { uid: 7, customerName: "Mira", tags: ["vip"] };
    expect(
      v.parse(login.response, {
        token,
        firstTimeLogin: "1",
        passwordExpired: 0,
        ...given,
      }),
    ).toEqual({
      token,
      firstTimeLogin: true,
      passwordExpired: false,
      deviceToken: "",
      ...given,
    });
  });

  it("is invalid without a token", () => {
    expect(() =>
      v.parse(login.response, { firstTimeLogin: 0, passwordExpired: 0 }),
    ).toThrow("token");
  });
});

describe("the member on the wire", () => {
  it("has id, account, nickname and type, normalised (SES-08)", () => {
    expect(
      v.parse(memberInfo.response, {
        id: 7,
        account: "mira88",
        nickname: "Mira",
        type: 41,
        vipRankLevel: 2,
        vipLabelName: "Coral",
        hasVip: "1",
        currencySymbol: "RM",
      }),
    ).toEqual({
      id: "7",
      account: "mira88",
      nickname: "Mira",
      type: "41",
      vipRankLevel: "2",
      vipLabelName: "Coral",
      hasVip: true,
      currencySymbol: "RM",
    });
    expect(() => v.parse(memberInfo.response, { id: 7 })).toThrow("account");
  });

  it("has the contract types (SES-13), and one wallet or many (SES-14)", () => {
    const contracts = {
      dailysalreqtype: "1",
      divtypereq: "2",
      contracthoursalreq: "3",
      realtimesalreqtype: "4",
    };
    expect(v.parse(consolidatedFunds.response, contracts)).toEqual(contracts);
    expect(v.parse(merchantWallet.response, { isSingle: "1" })).toEqual({
      isSingle: true,
    });
    expect(v.parse(merchantWallet.response, {})).toEqual({ isSingle: false });
  });

  it.each(["1e3", "NaN", "1,5", "", null, {}])(
    "rejects a balance of %j",
    (amount) => {
      expect(() => v.parse(balance.response, { balance: amount })).toThrow();
    },
  );

  it("rejects a fractional or negative number of unread messages", () => {
    expect(v.parse(unreadCount.response, { count: "3" })).toEqual({ count: 3 });
    for (const count of [-1, 1.5, "many"])
      expect(() => v.parse(unreadCount.response, { count })).toThrow();
  });
});

describe("promotions available to a member (SES-09, SID-03)", () => {
  const read = (answer: unknown) => v.parse(availablePromos.response, answer);

  it.each([
    [1, true],
    ["1", true],
    [true, true],
    [0, false],
    ["no", false],
    [undefined, false],
  ])("read REFERRAL enabled %j as %s", (enabled, means) => {
    expect(
      read({
        availablePromoCount: "4",
        availablePromo: { REFERRAL: { enabled } },
      }),
    ).toEqual({
      availablePromoCount: 4,
      availablePromo: { REFERRAL: { enabled: means } },
    });
  });

  it.each([{}, { availablePromo: {} }, { availablePromo: { REFERRAL: {} } }])(
    "are empty when the answer is only %j",
    (answer) => {
      expect(read(answer)).toEqual({
        availablePromoCount: 0,
        availablePromo: { REFERRAL: { enabled: false } },
      });
    },
  );
});
