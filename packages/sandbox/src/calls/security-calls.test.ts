import * as calls from "@foyer/platform/calls";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memberContacts, recoveryCodes } from "../db/tables/identity.ts";
import { totpCode, totpStep } from "../services/totp.ts";
import {
  refusalOf,
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import { codeTo, lettersTo, newNumber, otherThan } from "../testing/letters.ts";
import {
  askForPayout,
  bankAccountOf,
  fresh,
  moveClock,
  ownerOf,
  paymentPassword,
  rich,
} from "../testing/money.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ ownDatabase: true });
});
afterAll(() => sandbox.close());

const hour = 60 * 60_000;
const page = { pageNo: 1, pageSize: 10 };

const kindsOf = async ({ client }: TestMember) =>
  (await client.call(calls.securityChanges, page)).list.map(({ kind }) => kind);

const purposesTo = async ({ run }: TestMember, to: string) =>
  (await lettersTo(sandbox, run, to)).map(({ purpose }) => purpose);

const newEmail = () => `m${newNumber().full}@post.example`;

describe("a new mobile number or e-mail address", () => {
  const begin = (who: TestMember, kind: "mobile" | "email", value: string) =>
    who.client.call(calls.contactCode, { kind, value, ...ownerOf(who) });
  const finish = (
    { client }: TestMember,
    kind: "mobile" | "email",
    value: string,
    code: string,
  ) => client.call(calls.changeContact, { kind, value, code });

  it("is set with the code sent to it; the old number is told, and the change is listed", async () => {
    const old = newNumber().full;
    const next = newNumber().full;
    const who = await sandbox.member({ contacts: { mobile: old } });
    await begin(who, "mobile", `+${next}`);
    expect((await who.client.call(calls.security, {})).mobile).toContain(
      old.slice(-3),
    );
    const code = await codeTo(sandbox, who.run, next);
    expect(
      await refusalOf(finish(who, "mobile", next, otherThan(code))),
    ).toMatchObject({ code: "CODE_WRONG" });
    await finish(who, "mobile", `+${next}`, code);
    expect((await who.client.call(calls.security, {})).mobile).toContain(
      next.slice(-3),
    );
    expect(await purposesTo(who, old)).toEqual(["mobileChanged"]);
    expect(await kindsOf(who)).toEqual(["MOBILE"]);
    // The code was for once.
    expect(
      await refusalOf(finish(who, "mobile", `+${next}`, code)),
    ).toMatchObject({ code: "CODE_WRONG" });
  });

  it("is confirmed by its code, even where an address could be entered only once", async () => {
    const old = newEmail();
    const next = newEmail();
    const who = await sandbox.member({ contacts: { email: old } });
    await begin(who, "email", ` ${next.toUpperCase()} `);
    await finish(who, "email", next, await codeTo(sandbox, who.run, next));
    const { list } = await who.client.call(calls.profile, {});
    expect(list.find(({ field }) => field === "email")).toMatchObject({
      unconfirmed: false,
      value: expect.stringMatching(/^m•••@/),
    });
    expect(await purposesTo(who, old)).toEqual(["emailChanged"]);
    expect(await kindsOf(who)).toEqual(["EMAIL"]);
  });

  it("that belongs to another account is refused only to whoever has its code", async () => {
    const taken = newEmail();
    await sandbox.member({ contacts: { email: taken } });
    const who = await sandbox.member();
    await begin(who, "email", taken);
    expect(
      await refusalOf(finish(who, "email", taken, "000000")),
    ).toMatchObject({ code: "CODE_WRONG" });
    const code = await codeTo(sandbox, who.run, taken);
    expect(await refusalOf(finish(who, "email", taken, code))).toMatchObject({
      code: "CONTACT_TAKEN",
      status: 422,
    });
    expect((await who.client.call(calls.security, {})).email).toBe("");
  });

  it("does not accept an expired code, nor a code for another number", async () => {
    const who = await sandbox.member();
    const [one, two] = [newNumber().full, newNumber().full];
    await begin(who, "mobile", one);
    const code = await codeTo(sandbox, who.run, one);
    expect(await refusalOf(finish(who, "mobile", two, code))).toMatchObject({
      code: "CODE_WRONG",
    });
    await moveClock(sandbox, who, 3 * 60_000);
    expect(await refusalOf(finish(who, "mobile", one, code))).toMatchObject({
      code: "CODE_WRONG",
    });
  });

  it("locks its code after five wrong ones", async () => {
    const who = await sandbox.member();
    const email = newEmail();
    await begin(who, "email", email);
    const code = await codeTo(sandbox, who.run, email);
    for (let count = 0; count < 5; count += 1)
      await refusalOf(finish(who, "email", email, otherThan(code)));
    expect(await refusalOf(finish(who, "email", email, code))).toMatchObject({
      code: "CODE_WRONG",
    });
  });

  it.each([
    ["mobile", "12", "MOBILE_INVALID"],
    ["email", "nonsense", "VALIDATION"],
  ] as const)("rejects a %s %s before any code", async (kind, value, code) => {
    const who = await sandbox.member();
    expect(await refusalOf(begin(who, kind, value))).toMatchObject({ code });
  });
});

describe("a forgotten payment password", () => {
  const next = "quayside-31";
  const set = { newPassword: next, confirmNewPassword: next };

  const begun = async (traits: object = {}) => {
    const { full } = newNumber();
    const who = await sandbox.member({
      ...rich,
      contacts: { mobile: full },
      ...traits,
    });
    const { ticket, method, sentTo } = await who.client.call(
      calls.paymentPasswordCode,
      ownerOf(who),
    );
    const code = await codeTo(sandbox, who.run, full);
    return { who, ticket, method, sentTo, code, full };
  };

  it("is reset with the login password and a code, which also ends its lock", async () => {
    const { who, ticket, method, sentTo, code, full } = await begun();
    expect([method, sentTo]).toEqual([
      "mobile",
      expect.stringContaining(full.slice(-3)),
    ]);
    const id = await bankAccountOf(who.client);
    const remove = (password: string) =>
      who.client.call(calls.removeBankAccount, {
        id,
        paymentPassword: password,
      });
    for (let count = 0; count < 5; count += 1)
      await refusalOf(remove("not-this-one"));
    expect(await refusalOf(remove(paymentPassword))).toMatchObject({
      code: "LOCKED",
    });
    await who.client.call(calls.resetPaymentPassword, { ticket, code, ...set });
    expect(await remove(next)).toBe(true);
    expect(await kindsOf(who)).toEqual([
      "BANK_ACCOUNT_REMOVED",
      "PAYMENT_PASSWORD_RESET",
    ]);
    // Ticket and code were for once.
    expect(
      await refusalOf(
        who.client.call(calls.resetPaymentPassword, { ticket, code, ...set }),
      ),
    ).toMatchObject({ code: "CODE_WRONG" });
  });

  it("holds all money back for a day, and says until when", async () => {
    const { who, ticket, code } = await begun();
    await who.client.call(calls.resetPaymentPassword, { ticket, code, ...set });
    const hold = {
      code: "PAYMENT_PASSWORD_RESET",
      until: expect.any(Number),
    };
    const { blockers } = await who.client.call(calls.withdrawOptions, {});
    expect(blockers).toMatchObject([hold]);
    expect(blockers[0]?.until).toBeGreaterThan(Date.now() + 23 * hour);
    expect(await refusalOf(askForPayout(who))).toMatchObject({
      code: "FORBIDDEN",
      value: { blockers: [hold] },
    });
    const request = {
      accountId: await bankAccountOf(who.client),
      amount: "100.00",
      paymentPassword: next,
    };
    await moveClock(sandbox, who, 24 * hour + 1_000);
    const { token } = await sandbox.logIn(
      sandbox.visitor(undefined, who.run).client,
      who,
    );
    const { client } = sandbox.visitor(token, who.run);
    expect(await client.call(calls.withdraw, request, fresh())).toHaveProperty(
      "orderId",
    );
  });

  it("stays as it is with a wrong code, another’s ticket, or the login password as the new one", async () => {
    const { who, ticket, code } = await begun();
    const other = await begun();
    const reset = (over: object) =>
      refusalOf(
        who.client.call(calls.resetPaymentPassword, {
          ticket,
          code,
          ...set,
          ...over,
        }),
      );
    expect(await reset({ code: otherThan(code) })).toMatchObject({
      code: "CODE_WRONG",
    });
    expect(await reset({ ticket: other.ticket })).toMatchObject({
      code: "CODE_WRONG",
    });
    expect(
      await reset({
        newPassword: who.password,
        confirmNewPassword: who.password,
      }),
    ).toMatchObject({ code: "SAME_AS_LOGIN_PASSWORD" });
    expect(await kindsOf(who)).toEqual([]);
    expect(await askForPayout(who)).toMatch(/^W-/);
  });

  it("ends with its ticket after ten minutes", async () => {
    const { who, ticket, code } = await begun();
    await moveClock(sandbox, who, 11 * 60_000);
    expect(
      await refusalOf(
        who.client.call(calls.resetPaymentPassword, { ticket, code, ...set }),
      ),
    ).toMatchObject({ code: "CODE_WRONG" });
  });

  it("is for customer service where the member has no second proof", async () => {
    const who = await sandbox.member({ ...rich });
    expect((await who.client.call(calls.security, {})).resetBy).toBe("unknown");
    expect(
      await refusalOf(who.client.call(calls.paymentPasswordCode, ownerOf(who))),
    ).toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("recovery codes", () => {
  const enrolled = async () => {
    const who = await sandbox.member();
    const { secret } = await who.client.call(calls.totp, {});
    const { recoveryCodes: codes } = await who.client.call(calls.enrolTotp, {
      code: totpCode(secret, totpStep(Date.now())),
      ...ownerOf(who),
    });
    return { who, codes };
  };
  const left = async ({ client }: TestMember) =>
    (await client.call(calls.security, {})).recoveryCodes;
  const turnOff = (who: TestMember, code: string) =>
    who.client.call(calls.disableTotp, { code, ...ownerOf(who) });

  it("are given once with the authenticator, stored as hashes, and each works once", async () => {
    const { who, codes } = await enrolled();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^\d{5} \d{5}$/);
    const rows = await sandbox.platform.db
      .select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.memberId, who.id));
    expect(rows).toHaveLength(10);
    const kept = JSON.stringify(rows);
    for (const code of codes) expect(kept).not.toContain(code.slice(0, 5));
    const [one = ""] = codes;
    await turnOff(who, one);
    expect((await who.client.call(calls.totp, {})).enabled).toBe(false);
    expect(await kindsOf(who)).toEqual(
      expect.arrayContaining([
        "AUTHENTICATOR_OFF",
        "RECOVERY_CODE_USED",
        "AUTHENTICATOR_ON",
      ]),
    );
    // They end with the authenticator.
    expect(await left(who)).toBe(0);
  });

  it("stand in for the authenticator at a login, once each, and count down", async () => {
    const { who, codes } = await enrolled();
    await sandbox.platform.db
      .update(memberContacts)
      .set({ extraMethod: "google" })
      .where(eq(memberContacts.memberId, who.id));
    const [one = ""] = codes;
    const logIn = async (address: string, value = "") => {
      const { client } = sandbox.visitor(undefined, who.run, address);
      return client.call(calls.login, {
        type: "username",
        username: who.username,
        password: who.password,
        botCheck: await sandbox.solve(client),
        ...(value && { verification: { method: "google", value } }),
      });
    };
    expect(await refusalOf(logIn("198.51.100.7"))).toMatchObject({
      code: "EXTRA_VERIFICATION",
    });
    expect(await logIn("198.51.100.7", one)).toHaveProperty("token");
    expect(await left(who)).toBe(9);
    await refusalOf(logIn("198.51.100.8"));
    expect(await refusalOf(logIn("198.51.100.8", one))).toMatchObject({
      code: "CODE_WRONG",
    });
    expect(await left(who)).toBe(9);
  });

  it("are replaced by new ones, and the earlier ones end", async () => {
    const { who, codes } = await enrolled();
    const { recoveryCodes: next } = await who.client.call(
      calls.renewRecoveryCodes,
      ownerOf(who),
    );
    expect(next.filter((code) => codes.includes(code))).toEqual([]);
    const [old = ""] = codes;
    const [one = ""] = next;
    expect(await refusalOf(turnOff(who, old))).toMatchObject({
      code: "CODE_WRONG",
    });
    expect(await left(who)).toBe(10);
    await turnOff(who, one);
  });

  it("need an authenticator", async () => {
    const who = await sandbox.member();
    expect(
      await refusalOf(who.client.call(calls.renewRecoveryCodes, ownerOf(who))),
    ).toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("logging out everywhere else", () => {
  it("ends every other session and keeps this one; the owner is told", async () => {
    const email = newEmail();
    const who = await sandbox.member({ contacts: { email } });
    const others = [];
    for (let count = 0; count < 2; count += 1) {
      const { token } = await sandbox.logIn(
        sandbox.visitor(undefined, who.run).client,
        who,
      );
      others.push(sandbox.visitor(token, who.run).client);
    }
    expect(await who.client.call(calls.endOtherSessions, {})).toEqual({
      ended: 2,
    });
    for (const client of others)
      expect(await refusalOf(client.call(calls.balance, {}))).toMatchObject({
        code: "NOT_LOGGED_IN",
      });
    const { list } = await who.client.call(calls.sessionList, {});
    expect(list).toMatchObject([{ current: true }]);
    expect(await kindsOf(who)).toEqual(["SESSIONS_ENDED"]);
    expect(await purposesTo(who, email)).toEqual(["sessionsEnded"]);
    expect(await who.client.call(calls.endOtherSessions, {})).toEqual({
      ended: 0,
    });
  });
});

describe("the list of security changes", () => {
  it("names what was changed, from which device and address, latest first", async () => {
    const who = await sandbox.member({ paymentPassword });
    await who.client.call(calls.changePassword, {
      oldPassword: who.password,
      newPassword: "quayside-31",
      confirmNewPassword: "quayside-31",
    });
    await who.client.call(calls.addBankAccount, {
      holder: "Lake Walker",
      bank: "Harbour Bank",
      number: "71004417",
      paymentPassword,
      stepUp: { method: "password", value: "quayside-31" },
    });
    const { list, totalPages } = await who.client.call(
      calls.securityChanges,
      page,
    );
    expect(list.map(({ kind }) => kind)).toEqual([
      "BANK_ACCOUNT_ADDED",
      "PASSWORD",
    ]);
    expect(list[0]?.place).not.toBe("");
    expect(totalPages).toBe(1);
  });

  it("is the member’s own only", async () => {
    const who = await sandbox.member({ paymentPassword });
    await who.client.call(calls.endOtherSessions, {});
    const stranger = await sandbox.member();
    expect(await kindsOf(stranger)).toEqual([]);
  });
});
