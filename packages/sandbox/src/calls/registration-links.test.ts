import * as calls from "@foyer/platform/calls";
import { longestLinkLabel as longest } from "@foyer/platform/constants";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { maskedName } from "../services/masked-name.ts";
import {
  refusalOf,
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import { allKinds } from "../testing/contracts.ts";
import { expectRightBooks, fresh } from "../testing/money.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const page = { pageNo: 1, pageSize: 50 };

const newAgent = async (rate = 200) => {
  const top = await sandbox.member({ type: "1" });
  return sandbox.member({
    type: "1",
    contracts: allKinds,
    upline: top.username,
    rate,
  });
};
const wish = (over: object = {}) => ({
  label: "Poster",
  type: "MEMBER" as const,
  rate: "1.2",
  ...over,
});
const make = (
  who: TestMember,
  request: ReturnType<typeof wish> = wish(),
  key = fresh(),
) => who.client.call(calls.makeRegistrationLink, request, key);
const set = (who: TestMember, code: string, state: calls.LinkState) =>
  who.client.call(calls.registrationLinkState, { code, state });
const read = async (who: TestMember) =>
  (await who.client.call(calls.registrationLinks, {})).list;
const check = (code: string) =>
  sandbox
    .visitor()
    .client.call(calls.affiliateCheck, { code, domain: "portal.example" });

let people = 0;
/** Registers somebody new, as the portal does. */
async function register(fields: Partial<calls.Registration>) {
  people += 1;
  const { client, run } = sandbox.visitor();
  await sandbox.control("PUT", `/register?run=${run}`, {
    rules: { recommenderId: { enabled: true } },
  });
  const username = `linked${people}x${randomUUID().slice(0, 4)}`;
  const { token } = await client.call(calls.register, {
    username,
    password: "sand-and-sea",
    confirmPassword: "sand-and-sea",
    login: true,
    registerMethod: "WEB",
    domain: "portal.example",
    registerUrl: "https://portal.example/register",
    botCheck: await sandbox.solve(client, "register"),
    ...fields,
  });
  return { username, client: sandbox.visitor(token, run).client };
}
const below = async (who: TestMember, link?: string) =>
  (
    await who.client.call(calls.downlines, {
      ...page,
      ...(link !== undefined && { link }),
    })
  ).list;

describe("registration links (W-96c, W-96d)", () => {
  it("are made with a drawn code and listed with their figures, the newest first", async () => {
    const who = await newAgent();
    expect(await who.client.call(calls.registrationLinks, {})).toEqual({
      list: [],
      most: 50,
    });
    const first = await make(who);
    expect(first).toEqual({
      code: expect.stringMatching(/^[A-HJKMNP-Z2-9]{8}$/),
      url: "",
      label: "Poster",
      type: "MEMBER",
      rate: "1.20",
      state: "ACTIVE",
      createdAt: expect.any(Number),
      registered: 0,
      deposited: 0,
    });
    expect(first.code).not.toContain(who.username.toUpperCase());
    const second = await make(who, wish({ type: "AGENT", label: " Coach " }));
    expect(second).toMatchObject({ type: "AGENT", label: "Coach" });
    expect((await read(who)).map(({ code }) => code).toSorted()).toEqual(
      [first.code, second.code].toSorted(),
    );
    expect(await read(await newAgent())).toEqual([]);
  });

  it("are made once for each intent", async () => {
    const who = await newAgent();
    const key = fresh();
    const made = await Promise.all([
      make(who, wish(), key),
      make(who, wish(), key),
    ]);
    expect(new Set(made.map(({ code }) => code)).size).toBe(1);
    expect(await read(who)).toHaveLength(1);
  });

  it.each([
    [{ rate: "2.1" }, "RATE_TOO_HIGH"],
    [{ rate: "0.55" }, "VALIDATION"],
    [{ rate: "-1" }, "VALIDATION"],
    [{ label: "  " }, "VALIDATION"],
    [{ label: "x".repeat(longest + 1) }, "VALIDATION"],
    [{ label: "a\u202eb" }, "VALIDATION"],
  ])("are rejected with %j: %s", async (over, code) => {
    const who = await newAgent();
    expect(await refusalOf(make(who, wish(over)))).toMatchObject({ code });
    expect(await read(who)).toEqual([]);
  });

  it("can be as many as are allowed; one that was removed makes room, and cannot come back without it", async () => {
    const who = await newAgent();
    const [first] = await Promise.all(
      Array.from({ length: 50 }, () => make(who)),
    );
    const code = first?.code ?? "";
    expect(await refusalOf(make(who))).toMatchObject({ code: "FORBIDDEN" });
    expect(await set(who, code, "REMOVED")).toMatchObject({ state: "REMOVED" });
    await make(who);
    expect(await read(who)).toHaveLength(50);
    expect(await refusalOf(set(who, code, "ACTIVE"))).toMatchObject({
      code: "FORBIDDEN",
    });
  });

  it("belong to the agent who made them, and to agents alone", async () => {
    const who = await newAgent();
    const { code } = await make(who);
    const other = await newAgent();
    expect(await refusalOf(set(other, code, "PAUSED"))).toMatchObject({
      code: "VALIDATION",
    });
    const member = await sandbox.member();
    for (const tried of [
      member.client.call(calls.registrationLinks, {}),
      make(member),
      set(member, code, "PAUSED"),
    ])
      expect(await refusalOf(tried)).toMatchObject({ code: "FORBIDDEN" });
    expect(await read(who)).toMatchObject([{ state: "ACTIVE" }]);
  });
});

describe("registering with a link", () => {
  it("says who invited, and what account it opens", async () => {
    const who = await newAgent();
    const { code } = await make(who, wish({ type: "AGENT" }));
    expect(await check(` ${code.toLowerCase()} `)).toEqual({
      valid: true,
      inviter: maskedName(who.username),
      accountType: "AGENT",
    });
  });

  it.each([
    ["MEMBER", "0"],
    ["AGENT", "1"],
  ] as const)(
    "puts a %s directly below the agent, with the link's rate and the line's contracts",
    async (type, code) => {
      const who = await newAgent();
      const link = await make(who, wish({ type, rate: "0.7" }));
      const came = await register({ affiliateCode: link.code.toLowerCase() });
      expect(await below(who)).toMatchObject([
        { account: came.username, type, rate: "0.70", level: 1 },
      ]);
      expect(await came.client.call(calls.memberInfo, {})).toMatchObject({
        type: code,
      });
      expect(await came.client.call(calls.consolidatedFunds, {})).toMatchObject(
        { dailysalreqtype: "1" },
      );
      await expectRightBooks(sandbox);
    },
  );

  it("accepts the code typed as whoever recommended the site", async () => {
    const who = await newAgent();
    const { code } = await make(who);
    const { username } = await register({ recommenderId: ` ${code} ` });
    expect(await below(who, code)).toMatchObject([{ account: username }]);
    expect(await read(who)).toMatchObject([{ registered: 1 }]);
  });

  it("counts who registered and who deposited, and lists them alone", async () => {
    const who = await newAgent();
    const [link, other] = [await make(who), await make(who)];
    const paying = await register({ affiliateCode: link.code });
    const idle = await register({ affiliateCode: link.code });
    await register({ affiliateCode: other.code });
    for (const amount of ["50.00", "60.00"])
      await sandbox.control("POST", `/members/${paying.username}/events`, {
        type: "DEPOSIT_ARRIVED",
        amount,
      });
    await sandbox.control("POST", `/members/${idle.username}/events`, {
      type: "DEPOSIT_FAILED",
    });
    expect(
      (await read(who)).find(({ code }) => code === link.code),
    ).toMatchObject({ registered: 2, deposited: 1 });
    expect(
      (await below(who, link.code)).map(({ account }) => account).toSorted(),
    ).toEqual([paying.username, idle.username].toSorted());
    // Another agent learns nothing by the code, and contracts pay for such accounts: not the reward for a friend.
    expect(await below(await newAgent(), link.code)).toEqual([]);
    const { list } = await who.client.call(calls.rewards, {});
    expect(list.map(({ kind }) => kind)).not.toContain("REFERRAL");
  });

  it("gives the reward for a friend to whoever recommended the site, and the account to the agent", async () => {
    const who = await newAgent();
    const friend = await sandbox.member();
    const { code } = await make(who);
    const { referralCode } = await friend.client.call(calls.referral, {});
    await register({ affiliateCode: code, recommenderId: referralCode });
    expect(await friend.client.call(calls.referral, {})).toMatchObject({
      invited: 1,
    });
    expect(await below(who, code)).toHaveLength(1);
  });

  it("tells the agent at once", async () => {
    const who = await newAgent();
    const { code, label } = await make(who);
    const { cursor } = await who.client.call(calls.eventsSince, { cursor: "" });
    const { username } = await register({ affiliateCode: code });
    const { list } = await who.client.call(calls.eventsSince, { cursor });
    expect(list).toMatchObject([
      {
        type: "DOWNLINE_REGISTERED",
        value: { id: code, account: username, text: label },
      },
    ]);
  });

  it("is refused while the link is paused, and possible again afterwards", async () => {
    const who = await newAgent();
    const { code } = await make(who);
    await set(who, code, "PAUSED");
    for (const tried of [
      check(code),
      register({ affiliateCode: code }),
      register({ recommenderId: code }),
    ])
      expect(await refusalOf(tried)).toMatchObject({
        code: "INVITATION_PAUSED",
      });
    expect(await below(who)).toEqual([]);
    await set(who, code, "ACTIVE");
    await register({ affiliateCode: code });
    expect(await below(who)).toHaveLength(1);
  });

  it("is refused with a link that was removed, as with a code that nobody has", async () => {
    const who = await newAgent();
    const { code } = await make(who);
    await register({ affiliateCode: code });
    await set(who, code, "REMOVED");
    for (const tried of [check(code), register({ affiliateCode: code })])
      expect(await refusalOf(tried)).toMatchObject({
        code: "INVITATION_INVALID",
      });
    expect(await below(who)).toHaveLength(1);
    expect(await set(who, code, "ACTIVE")).toMatchObject({ registered: 1 });
    await register({ affiliateCode: code });
    expect(await below(who)).toHaveLength(2);
  });

  it("never gives more than the agent's own rate, which may have fallen since", async () => {
    const top = await sandbox.member({ type: "1" });
    const who = await sandbox.member({
      type: "1",
      upline: top.username,
      rate: 200,
    });
    const { code } = await make(who, wish({ rate: "2" }));
    await top.client.call(
      calls.downlineRate,
      { account: who.username, rate: "0.5" },
      fresh(),
    );
    expect(await read(who)).toMatchObject([{ rate: "0.50" }]);
    await register({ affiliateCode: code });
    expect(await below(who)).toMatchObject([{ rate: "0.50" }]);
  });
});
