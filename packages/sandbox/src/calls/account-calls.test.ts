import * as calls from "@foyer/platform/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readContacts } from "../services/contacts.ts";
import { totpCode, totpStep } from "../services/totp.ts";
import { rankIn, vipRanks } from "../services/vip-ranks.ts";
import {
  refusalOf,
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import { newNumber } from "../testing/letters.ts";
import { ownerOf } from "../testing/money.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const contacts = { email: "lake@post.example", mobile: "60125550199" };
const newContacts = () => {
  const { full } = newNumber();
  return { email: `m${full}@post.example`, mobile: full };
};
const again = (who: TestMember) => sandbox.visitor(who.token, who.run).client;
const fieldOf = async ({ client }: TestMember, name: string) =>
  (await client.call(calls.profile, {})).list.find(
    ({ field }) => field === name,
  );

describe("the profile", () => {
  it("names the upline agent, to whom money can be transferred", async () => {
    const above = await sandbox.member({ type: "1" });
    const who = await sandbox.member({ upline: above.username });
    const uplineOf = async ({ client }: TestMember) =>
      (await client.call(calls.profile, {})).upline;
    expect(await uplineOf(who)).toBe(above.username);
    expect(await uplineOf(above)).toBe("");
  });

  it("lists the fields, their values and which of them the member may edit", async () => {
    const who = await sandbox.member({ nickname: "Lake", contacts });
    expect(await fieldOf(who, "username")).toMatchObject({
      value: who.username,
      editable: false,
    });
    expect(await fieldOf(who, "nickname")).toMatchObject({
      enabled: true,
      value: "Lake",
      editable: true,
    });
    expect(await fieldOf(who, "email")).toMatchObject({
      value: "l•••@post.example",
      editable: false,
    });
    expect(await fieldOf(who, "idNumber")).toMatchObject({ enabled: false });
  });

  it("saves the submitted fields and returns the updated member", async () => {
    const who = await sandbox.member();
    const member = await who.client.call(calls.updateProfile, {
      nickname: " Tern ",
      occupation: "Carpenter",
      payeeName: "Lake Walker",
      ...ownerOf(who),
    });
    expect(member).toMatchObject({ account: who.username, nickname: "Tern" });
    expect((await again(who).call(calls.memberInfo, {})).nickname).toBe("Tern");
    expect(await fieldOf(who, "occupation")).toMatchObject({
      value: "Carpenter",
      editable: true,
    });
    expect(await fieldOf(who, "payeeName")).toMatchObject({
      value: "Lake Walker",
      editable: false,
    });
  });

  it.each([
    [{ idNumber: "A1234567" }, "idNumber"],
    [{ mobileNum: "60125550100" }, "mobileNum"],
    [{ email: "nowhere" }, "email"],
    [{ nickname: "x".repeat(25) }, "nickname"],
    [{ birthday: "1990-01-01" }, "ageConfirmed"],
    [{ birthday: "2020-01-01", ageConfirmed: 1 as const }, "birthday"],
  ])("rejects %j without saving any field", async (wish, field) => {
    const who = await sandbox.member();
    const refusal = await refusalOf(
      who.client.call(calls.updateProfile, { occupation: "Baker", ...wish }),
    );
    expect(refusal.code).toBe("VALIDATION");
    expect(refusal.value).toHaveProperty(["fields", field]);
    expect((await fieldOf(who, "occupation"))?.value).toBe("");
  });

  it("sets a birthday once, with the age confirmed (MEM-22)", async () => {
    const who = await sandbox.member();
    const birthday = "1990-02-28";
    await who.client.call(calls.updateProfile, { birthday, ageConfirmed: 1 });
    expect(await fieldOf(who, "birthday")).toMatchObject({
      value: birthday,
      editable: false,
    });
    const other = { birthday: "1991-02-28", ageConfirmed: 1 as const };
    expect(
      await refusalOf(who.client.call(calls.updateProfile, other)),
    ).toMatchObject({ code: "VALIDATION" });
  });

  it("rejects an e-mail address that another member has, whatever its case", async () => {
    const email = "reed@post.example";
    await sandbox.member({ contacts: { email } });
    const other = await sandbox.member();
    const refusal = await refusalOf(
      other.client.call(calls.updateProfile, { email: "Reed@post.example" }),
    );
    expect(refusal.value).toHaveProperty(["fields", "email"]);
  });

  it("saves a new mobile number where changes are allowed, but not an invalid one or another member's", async () => {
    const who = await sandbox.member({ contacts: newContacts() });
    const other = newContacts();
    await sandbox.member({ contacts: other });
    await sandbox.control("PUT", `/profile?run=${who.run}`, {
      mobileNum: { change: "always" },
    });
    const change = (mobileNum: string) =>
      who.client.call(calls.updateProfile, { mobileNum, ...ownerOf(who) });
    for (const wrong of ["12", "not-a-number", other.mobile])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await refusalOf(change(wrong))).value).toHaveProperty([
        "fields",
        "mobileNum",
      ]);
    const { mobile } = newContacts();
    await change(`+${mobile.slice(0, 2)} ${mobile.slice(2)}`);
    expect(await fieldOf(who, "mobileNum")).toMatchObject({ value: mobile });
    const kept = await readContacts(sandbox.platform.db, who.id);
    expect(kept).toMatchObject({ mobile });
  });

  it("follows the field settings of a run", async () => {
    const who = await sandbox.member();
    await sandbox.control("PUT", `/profile?run=${who.run}`, {
      zalo: { enabled: true, required: true },
      nickname: { enabled: false },
    });
    expect(await fieldOf(who, "zalo")).toMatchObject({
      enabled: true,
      required: true,
    });
    expect(
      await refusalOf(
        who.client.call(calls.updateProfile, { nickname: "Tern" }),
      ),
    ).toMatchObject({ code: "VALIDATION" });
  });
});

describe("logins", () => {
  it("are listed with the current one marked, which cannot be ended here", async () => {
    const who = await sandbox.member();
    await sandbox.logIn(who.client, who);
    const { list } = await who.client.call(calls.sessionList, {});
    expect(list.map(({ current }) => current)).toEqual([true, false]);
    const [present, other] = list;
    const end = (id = "") => who.client.call(calls.endSession, { id });
    expect(await refusalOf(end(present?.id))).toMatchObject({
      code: "FORBIDDEN",
    });
    await end(other?.id);
    const left = await who.client.call(calls.sessionList, {});
    expect(left.list).toHaveLength(1);
  });

  it("are ended remotely by their own member, but not by another member", async () => {
    const who = await sandbox.member();
    const { token } = await sandbox.logIn(who.client, who);
    const phone = sandbox.visitor(token, who.run).client;
    await phone.call(calls.memberInfo, {});
    const { list } = await who.client.call(calls.sessionList, {});
    const id = list.find(({ current }) => !current)?.id ?? "";
    const stranger = await sandbox.member();
    await stranger.client.call(calls.endSession, { id });
    await phone.call(calls.memberInfo, {});
    await who.client.call(calls.endSession, { id });
    expect(await refusalOf(phone.call(calls.memberInfo, {}))).toMatchObject({
      code: "NOT_LOGGED_IN",
    });
  });

  it("are not ended by an id that contains path or query characters", async () => {
    const { client } = await sandbox.member();
    for (const id of ["..", "a/b", "?x", ""])
      expect(
        await refusalOf(client.call(calls.endSession, { id })),
      ).toMatchObject({ code: "VALIDATION" });
  });

  it("appear in the history page by page, rejected ones included", async () => {
    const who = await sandbox.member();
    await sandbox.logIn(who.client, who);
    await refusalOf(
      sandbox.logIn(who.client, { ...who, password: "not-this-one" }),
    );
    await sandbox.logIn(who.client, who);
    const read = (pageNo: number) =>
      who.client.call(calls.loginHistory, { pageNo, pageSize: 2 });
    const { list, totalPages } = await read(1);
    expect(totalPages).toBe(2);
    const all = [...list, ...(await read(2)).list];
    expect(all.map(({ outcome }) => outcome).toSorted()).toEqual([
      "REFUSED",
      "SUCCESS",
      "SUCCESS",
    ]);
    expect(all[0]).toMatchObject({ method: "PASSWORD", place: who.address });
  });
});

describe("the authenticator", () => {
  it("is switched on by its first code and switched off by a later one", async () => {
    const who = await sandbox.member();
    const offer = await who.client.call(calls.totp, {});
    expect(offer.enabled).toBe(false);
    expect(offer.uri).toContain(`secret=${offer.secret}`);
    expect((await who.client.call(calls.totp, {})).secret).toBe(offer.secret);
    expect(
      await refusalOf(
        who.client.call(calls.enrolTotp, { code: "12345", ...ownerOf(who) }),
      ),
    ).toMatchObject({ code: "CODE_WRONG" });
    const step = totpStep(Date.now());
    const code = totpCode(offer.secret, step);
    await who.client.call(calls.enrolTotp, { code, ...ownerOf(who) });
    expect(await who.client.call(calls.totp, {})).toEqual({
      enabled: true,
      secret: "",
      uri: "",
    });
    // Each code counts once.
    expect(
      await refusalOf(
        who.client.call(calls.disableTotp, { code, ...ownerOf(who) }),
      ),
    ).toMatchObject({ code: "CODE_WRONG" });
    const next = totpCode(offer.secret, step + 1);
    await who.client.call(calls.disableTotp, {
      code: next,
      ...ownerOf(who),
    });
    const fresh = await who.client.call(calls.totp, {});
    expect(fresh.enabled).toBe(false);
    expect(fresh.secret).not.toBe(offer.secret);
  });

  it("cannot be enrolled with a secret from another session, and gets a new secret after a password change", async () => {
    const who = await sandbox.member();
    const { token } = await sandbox.logIn(sandbox.visitor().client, who);
    const other = sandbox.visitor(token, who.run).client;
    const secretFor = async (client: typeof other) =>
      (await client.call(calls.totp, {})).secret;
    const enrol = (secret: string, password = who.password) =>
      who.client.call(calls.enrolTotp, {
        code: totpCode(secret, totpStep(Date.now())),
        ...ownerOf({ password }),
      });
    const seen = await secretFor(other);
    const own = await secretFor(who.client);
    expect(own).not.toBe(seen);
    expect(await refusalOf(enrol(seen))).toMatchObject({ code: "CODE_WRONG" });
    // The latest request replaces the earlier one.
    const later = await secretFor(other);
    expect(await refusalOf(enrol(own))).toMatchObject({ code: "CODE_WRONG" });
    expect(await refusalOf(enrol(later))).toMatchObject({ code: "CODE_WRONG" });
    const before = await secretFor(who.client);
    const newPassword = "harbour-lamp-77";
    await who.client.call(calls.changePassword, {
      oldPassword: who.password,
      newPassword,
      confirmNewPassword: newPassword,
    });
    const after = await secretFor(who.client);
    expect(after).not.toBe(before);
    await enrol(after, newPassword);
    expect((await who.client.call(calls.totp, {})).enabled).toBe(true);
  });
});

describe("VIP", () => {
  it("returns the rank, the progress to the next one and the benefits of each rank", async () => {
    const { client } = await sandbox.member({
      vipRank: "2",
      vipLabel: "Pearl",
    });
    const vip = await client.call(calls.vip, {});
    expect(vip).toMatchObject({
      rank: "2",
      label: "Pearl",
      progress: "0.00",
      target: "2000.00",
    });
    expect(new Set(vip.benefits.map(({ rank }) => rank))).toEqual(
      // The first rank has no benefits yet, so none are promised.
      new Set(["2", "3", "4"]),
    );
  });

  it("promises the points factor that play applies, for each rank and in every language", () => {
    for (const rank of vipRanks)
      for (const language of ["EN", "CN", "MY", "AR", "FR", "VI", "TH"]) {
        const said = rankIn(rank, language).benefits.flatMap(
          ({ title }) =>
            / (?:×|par) ([\d.,]+)$/.exec(title)?.[1]?.replace(",", ".") ?? [],
        );
        const factor = Number(rank.pointsFactor) / 100;
        expect(said, `${rank.label} ${language}`).toEqual(
          factor > 1 ? [String(factor)] : [],
        );
      }
  });

  it("is available only to members with a rank", async () => {
    const { client } = await sandbox.member();
    expect(await refusalOf(client.call(calls.vip, {}))).toMatchObject({
      code: "FORBIDDEN",
    });
  });
});

it("rejects trial accounts on the profile, session, authenticator and VIP calls (ROL-07)", async () => {
  const { client } = await sandbox.member({ type: "4" });
  for (const asked of [
    client.call(calls.profile, {}),
    client.call(calls.sessionList, {}),
    client.call(calls.totp, {}),
    client.call(calls.vip, {}),
  ])
    expect(await refusalOf(asked)).toMatchObject({ code: "TRIAL_NOT_ALLOWED" });
});
