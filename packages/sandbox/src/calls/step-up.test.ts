import type { ParsedRequestOf } from "@foyer/platform/call";
import * as calls from "@foyer/platform/calls";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import { memberContacts } from "../db/tables/identity.ts";
import { members } from "../db/tables/members.ts";
import { newTotpSecret, totpCode, totpStep } from "../services/totp.ts";
import {
  refusalOf,
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import { codeTo, lettersTo, newNumber, otherThan } from "../testing/letters.ts";
import {
  askForPayout,
  fresh,
  moveClock,
  ownerOf,
  paymentPassword,
} from "../testing/money.ts";
import { allCalls } from "./all-calls.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ ownDatabase: true });
});
afterAll(() => sandbox.close());

type Proof = Pick<ParsedRequestOf<typeof calls.enrolTotp>, "stepUp">;

interface Change {
  readonly wish?: object;
  /** The current state, to show that a rejected attempt changes nothing. */
  readonly state: (who: TestMember) => Promise<unknown>;
  readonly make: (who: TestMember, proof: Proof) => Promise<unknown>;
  /** The notice that the owner receives. */
  readonly told: string;
}

const profileOf = async ({ client }: TestMember) =>
  (await client.call(calls.profile, {})).list;

const totpSwitch = async (who: TestMember) =>
  (await who.client.call(calls.totp, {})).enabled;

const changesOf = async ({ client }: TestMember) =>
  (await client.call(calls.securityChanges, { pageNo: 1, pageSize: 10 })).list;

/** Every change by which an account could be taken over or emptied, by the call that makes it. */
const changes: Readonly<Record<string, Change>> = {
  setPaymentPassword: {
    state: async ({ client }) =>
      (await client.call(calls.withdrawOptions, {})).blockers.map(
        ({ code }) => code,
      ),
    make: ({ client }, proof) =>
      client.call(calls.setPaymentPassword, {
        newPassword: "quayside-31",
        confirmNewPassword: "quayside-31",
        ...proof,
      }),
    told: "paymentPasswordSet",
  },
  addBankAccount: {
    wish: { paymentPassword },
    state: async ({ client }) =>
      (await client.call(calls.bankAccounts, {})).list,
    make: ({ client }, proof) =>
      client.call(calls.addBankAccount, {
        holder: "Lake Walker",
        bank: "Harbour Bank",
        number: "71004417",
        paymentPassword,
        ...proof,
      }),
    told: "bankAccountAdded",
  },
  updateProfile: {
    state: profileOf,
    make: (who, proof) =>
      who.client.call(calls.updateProfile, {
        payeeName: "Lake Walker",
        ...proof,
      }),
    told: "nameSet",
  },
  enrolTotp: {
    state: totpSwitch,
    make: async ({ client }, proof) => {
      const { secret } = await client.call(calls.totp, {});
      const code = totpCode(secret, totpStep(Date.now()));
      return client.call(calls.enrolTotp, { code, ...proof });
    },
    told: "totpOn",
  },
  disableTotp: {
    wish: { authenticator: true },
    state: totpSwitch,
    make: async ({ client, username }, proof) => {
      const { code } = v.parse(
        v.object({ code: v.string() }),
        await sandbox.control("GET", `/members/${username}/authenticator`),
      );
      return client.call(calls.disableTotp, { code, ...proof });
    },
    told: "totpOff",
  },
  renewRecoveryCodes: {
    wish: { authenticator: true },
    state: changesOf,
    make: ({ client }, proof) => client.call(calls.renewRecoveryCodes, proof),
    told: "recoveryCodesMade",
  },
  contactCode: {
    state: ({ client }) => client.call(calls.security, {}),
    make: async (who, proof) => {
      const wish = { kind: "mobile", value: `+${newNumber().full}` } as const;
      await who.client.call(calls.contactCode, { ...wish, ...proof });
      const code = await codeFor(who, "contact");
      return who.client.call(calls.changeContact, { ...wish, code });
    },
    told: "mobileChanged",
  },
  paymentPasswordCode: {
    wish: { paymentPassword },
    state: changesOf,
    make: async (who, proof) => {
      const { ticket } = await who.client.call(
        calls.paymentPasswordCode,
        proof,
      );
      return who.client.call(calls.resetPaymentPassword, {
        ticket,
        code: await codeFor(who, "paymentReset"),
        newPassword: "quayside-31",
        confirmNewPassword: "quayside-31",
      });
    },
    told: "paymentPasswordReset",
  },
};

/** The code that was sent last for a purpose. */
const codeFor = async ({ run }: TestMember, purpose: string) => {
  const query = new URLSearchParams({ run, purpose });
  const [letter] = v.parse(
    v.array(v.object({ code: v.string() })),
    await sandbox.control("GET", `/outbox?${query.toString()}`),
  );
  return letter?.code ?? "";
};

const memberFor = async ({ wish = {} }: Change) => {
  const { authenticator, ...rest } = { authenticator: false, ...wish };
  const { full } = newNumber();
  const email = `m${full}@post.example`;
  const who = await sandbox.member({
    contacts: { email, mobile: full },
    ...rest,
  });
  if (authenticator)
    await sandbox.platform.db
      .update(memberContacts)
      .set({ totpSecret: newTotpSecret() })
      .where(eq(memberContacts.memberId, who.id));
  return { who, email };
};

it("covers every call that takes the owner’s proof, and each of them is sealed", () => {
  const asking = allCalls.filter(
    ({ definition: { request } }) =>
      "entries" in request && Object.hasOwn(Object(request.entries), "stepUp"),
  );
  expect(asking.map(({ definition }) => definition.name).toSorted()).toEqual(
    Object.keys(changes).toSorted(),
  );
  for (const { definition } of asking)
    expect(definition.sealed, definition.name).toBe(true);
});

describe.each(Object.entries(changes))("%s", (_name, change) => {
  it("changes nothing without the owner’s proof", async () => {
    const { who, email } = await memberFor(change);
    const before = await change.state(who);
    expect(await refusalOf(change.make(who, {}))).toMatchObject({
      code: "STEP_UP_REQUIRED",
      status: 403,
      value: { method: "password", wrong: 0 },
    });
    const wrong = {
      stepUp: { method: "password" as const, value: "not-this-one" },
    };
    expect(await refusalOf(change.make(who, wrong))).toMatchObject({
      code: "STEP_UP_REQUIRED",
      value: { method: "password", wrong: 1 },
    });
    expect(await change.state(who)).toEqual(before);
    expect(await lettersTo(sandbox, who.run, email)).toEqual([]);
  });

  it("succeeds with the owner’s password, and notifies the owner in the inbox and by e-mail", async () => {
    const { who, email } = await memberFor(change);
    const before = await change.state(who);
    await change.make(who, ownerOf(who));
    expect(await change.state(who)).not.toEqual(before);
    const page = { pageNo: 1, pageSize: 10 };
    const { list } = await who.client.call(calls.messages, page);
    expect(list).toHaveLength(1);
    const letters = await lettersTo(sandbox, who.run, email);
    expect(letters.map(({ purpose }) => purpose)).toEqual([change.told]);
    expect(letters[0]?.subject).toBe(list[0]?.title);
  });
});

const setMail = (who: TestMember, email: string, proof: Proof = ownerOf(who)) =>
  who.client.call(calls.updateProfile, { email, ...proof });

describe("the owner’s proof", () => {
  const wrong = {
    stepUp: { method: "password" as const, value: "not-this-one" },
  };
  const guess = async (who: TestMember, times: number) => {
    const codes = [];
    for (let count = 0; count < times; count += 1)
      codes.push(
        (
          await refusalOf(
            who.client.call(calls.setPaymentPassword, {
              newPassword: "quayside-31",
              confirmNewPassword: "quayside-31",
              ...wrong,
            }),
          )
        ).code,
      );
    return codes;
  };
  const asked = (times: number) =>
    Array.from({ length: times }, () => "STEP_UP_REQUIRED");

  it("is locked for all calls after ten wrong guesses, with a wait that doubles for each further one", async () => {
    const who = await sandbox.member();
    expect(await guess(who, 12)).toEqual([
      ...asked(10),
      "TOO_MANY_REQUESTS",
      "TOO_MANY_REQUESTS",
    ]);
    await moveClock(sandbox, who, 61_000);
    expect(await guess(who, 1)).toEqual(asked(1));
    const waiting = [
      setMail(who, "lake@post.example"),
      who.client.call(calls.changePassword, {
        oldPassword: "not-this-one",
        newPassword: "quayside-31",
        confirmNewPassword: "quayside-31",
      }),
    ];
    for (const refused of await Promise.all(waiting.map(refusalOf))) {
      const { code, retryAfter } = refused;
      expect(code).toBe("TOO_MANY_REQUESTS");
      expect(retryAfter).toBeGreaterThan(100);
      expect(retryAfter).toBeLessThanOrEqual(120);
    }
  });

  it("lets the owner log in while a stolen session guesses, and notifies the owner once", async () => {
    const { full } = newNumber();
    const email = `m${full}@post.example`;
    const home = sandbox.visitor();
    const thief = await sandbox.member({ contacts: { email } }, home);
    expect(await guess(thief, 9)).toEqual(asked(9));
    expect(await lettersTo(sandbox, thief.run, email)).toEqual([]);
    expect(await guess(thief, 3)).toContain("TOO_MANY_REQUESTS");
    await moveClock(sandbox, thief, 61_000);
    await guess(thief, 2);
    expect(await lettersTo(sandbox, thief.run, email)).toMatchObject([
      { purpose: "proofGuessed" },
    ]);
    // With the browser that the account knows, and with a new one.
    const { token } = await sandbox.logIn(home.client, thief);
    expect(await sandbox.logIn(sandbox.visitor().client, thief)).toHaveProperty(
      "token",
    );
    const { run, address, cookies } = home;
    const owner = sandbox.visitor(token, run, address, cookies).client;
    await owner.call(calls.changePassword, {
      oldPassword: thief.password,
      newPassword: "quayside-31",
      confirmNewPassword: "quayside-31",
    });
  });

  it("is an SMS code where the account has no password", async () => {
    const { full } = newNumber();
    const who = await sandbox.member({ contacts: { mobile: full } });
    await sandbox.platform.db
      .update(members)
      .set({ passwordHash: null })
      .where(eq(members.id, who.id));
    const make = (proof: Proof = {}) =>
      who.client.call(calls.setPaymentPassword, {
        newPassword: "quayside-31",
        confirmNewPassword: "quayside-31",
        ...proof,
      });
    expect((await refusalOf(make())).value).toMatchObject({
      method: "mobile",
      sentTo: expect.stringContaining(full.slice(-3)),
    });
    const code = await codeTo(sandbox, who.run, full);
    const proof = (value: string) => ({
      stepUp: { method: "mobile" as const, value },
    });
    expect((await refusalOf(make(proof(otherThan(code))))).value).toMatchObject(
      { wrong: 1 },
    );
    await make(proof(code));
    // Valid once.
    expect(
      (await refusalOf(setMail(who, "a@post.example", proof(code)))).code,
    ).toBe("STEP_UP_REQUIRED");
  });

  it("is not required for a change of nickname", async () => {
    const who = await sandbox.member();
    await who.client.call(calls.updateProfile, { nickname: "Tern" });
    expect((await who.client.call(calls.memberInfo, {})).nickname).toBe("Tern");
  });
});

it("says that a new payment password equals the login password only after the owner’s proof", async () => {
  const who = await sandbox.member();
  const set = {
    newPassword: who.password,
    confirmNewPassword: who.password,
  };
  const ask = (proof: Proof = {}) =>
    refusalOf(who.client.call(calls.setPaymentPassword, { ...set, ...proof }));
  expect((await ask()).code).toBe("STEP_UP_REQUIRED");
  expect(await ask(ownerOf(who))).toMatchObject({
    code: "SAME_AS_LOGIN_PASSWORD",
    value: { fields: { newPassword: expect.any(String) } },
  });
});

it("refuses the login password as a later payment password, too", async () => {
  const who = await sandbox.member({ paymentPassword });
  expect(
    await refusalOf(
      who.client.call(calls.setPaymentPassword, {
        oldPassword: paymentPassword,
        newPassword: ` ${who.password}`,
        confirmNewPassword: who.password,
      }),
    ),
  ).toMatchObject({ code: "SAME_AS_LOGIN_PASSWORD", status: 422 });
});

it("rate-limits payment password changes, so that they cannot be used to guess the login password", async () => {
  const who = await sandbox.member({ paymentPassword });
  const change = (oldPassword: string, newPassword: string) =>
    who.client.call(calls.setPaymentPassword, {
      oldPassword,
      newPassword,
      confirmNewPassword: newPassword,
    });
  const guesses = [
    paymentPassword,
    "quayside-31",
    "quayside-32",
    "quayside-33",
  ];
  for (const [place, guess] of guesses.slice(1).entries())
    await change(guesses[place] ?? "", guess);
  const last = await refusalOf(change("quayside-33", who.password));
  expect(last).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect(last.retryAfter).toBeGreaterThan(50 * 60);
  expect(await refusalOf(change("quayside-33", "quayside-34"))).toMatchObject({
    code: "TOO_MANY_REQUESTS",
  });
  await moveClock(sandbox, who, 61 * 60_000);
  expect(await change("quayside-33", "quayside-34")).toBe(true);
});

describe("an e-mail address", () => {
  const recover = async (who: TestMember, email: string) => {
    const guest = sandbox.visitor(undefined, who.run);
    return guest.client.call(calls.forgotByEmail, {
      username: who.username,
      email,
      botCheck: await sandbox.solve(guest.client, "sms"),
    });
  };
  const mine = async (who: TestMember) =>
    (await profileOf(who)).find(({ field }) => field === "email");

  /** Opens the link of the mail and presses the button, as a browser does. */
  async function follow(run: string, link: string) {
    const { pathname, search } = new URL(link);
    const headers = { "X-Foyer-Run": run };
    const answer = await sandbox.send(`${pathname}${search}`, { headers });
    const [Cookie = ""] = (answer.headers.get("Set-Cookie") ?? "").split(";");
    const page = await sandbox.send(pathname, {
      headers: { ...headers, Cookie },
    });
    const press = () =>
      sandbox.send(pathname, {
        method: "POST",
        headers: { ...headers, Cookie },
      });
    return { answer, page, press };
  }

  it("receives no reset links until the confirmation link sent to it is used", async () => {
    const who = await sandbox.member();
    const email = `new${who.username}@post.example`;
    await setMail(who, email);
    expect(await mine(who)).toMatchObject({
      value: email,
      unconfirmed: true,
      editable: true,
    });
    expect((await refusalOf(recover(who, email))).code).toBe("USER_NOT_FOUND");
    const [letter] = await lettersTo(sandbox, who.run, email);
    expect(letter?.purpose).toBe("confirmEmail");
    const { answer, page, press } = await follow(who.run, letter?.link ?? "");
    expect(answer.status).toBe(303);
    expect(await page.text()).toContain(email);
    // Opening the page does not confirm anything.
    expect((await mine(who))?.unconfirmed).toBe(true);
    expect((await press()).status).toBe(200);
    expect((await press()).status).toBe(410);
    expect(await mine(who)).toMatchObject({
      unconfirmed: false,
      editable: false,
    });
    await recover(who, email);
    expect((await lettersTo(sandbox, who.run, email))[0]?.purpose).toBe(
      "resetLink",
    );
  });

  it("that replaces another notifies the old address, and the new one gets only its confirmation link", async () => {
    const old = `old${Date.now()}@post.example`;
    const next = `next${Date.now()}@post.example`;
    const who = await sandbox.member({ contacts: { email: old } });
    await sandbox.control("PUT", `/profile?run=${who.run}`, {
      email: { change: "always" },
    });
    await setMail(who, next);
    const purposes = async (to: string) =>
      (await lettersTo(sandbox, who.run, to)).map(({ purpose }) => purpose);
    expect(await purposes(old)).toEqual(["emailChanged"]);
    expect(await purposes(next)).toEqual(["confirmEmail"]);
  });

  it("that was mistyped can be corrected, which invalidates its link", async () => {
    const who = await sandbox.member();
    const wrong = `wrong${who.username}@post.example`;
    await setMail(who, wrong);
    const [letter] = await lettersTo(sandbox, who.run, wrong);
    await setMail(who, `right${who.username}@post.example`);
    const { page } = await follow(who.run, letter?.link ?? "");
    expect(page.status).toBe(410);
  });
});

describe("a new bank account", () => {
  const hour = 60 * 60_000;
  const add = (who: TestMember, over: object = {}) =>
    who.client.call(calls.addBankAccount, {
      holder: "Lake Walker",
      bank: "Harbour Bank",
      number: "71004417",
      paymentPassword,
      ...ownerOf(who),
      ...over,
    });

  it("cannot receive a withdrawal for a day, and shows from when it can", async () => {
    const who = await sandbox.member({ balance: "500.00", paymentPassword });
    await add(who);
    const [account] = (await who.client.call(calls.bankAccounts, {})).list;
    const usableFrom = account?.usableFrom ?? 0;
    expect(usableFrom).toBeGreaterThan(Date.now() + 23 * hour);
    expect(await refusalOf(askForPayout(who))).toMatchObject({
      code: "FORBIDDEN",
      value: { usableFrom },
    });
    await moveClock(sandbox, who, 24 * hour + 1_000);
    const { token } = await sandbox.logIn(
      sandbox.visitor(undefined, who.run).client,
      who,
    );
    const { client } = sandbox.visitor(token, who.run);
    expect(
      await client.call(
        calls.withdraw,
        { accountId: account?.id ?? "", amount: "100.00", paymentPassword },
        fresh(),
      ),
    ).toHaveProperty("orderId");
  });

  it("waits as long as the platform's settings say", async () => {
    const who = await sandbox.member({ balance: "500.00", paymentPassword });
    await sandbox.control("PUT", `/bank?run=${who.run}`, { waitHours: 0 });
    await add(who);
    expect(await askForPayout(who)).toMatch(/^W-/);
  });

  it("must be in the member’s own name, whatever the case, spaces and accents", async () => {
    const who = await sandbox.member({
      paymentPassword,
      contacts: { payeeName: "Zoë Walker" },
    });
    for (const holder of ["Lake Walker", "Zoe", "Zoe Walker Sand"])
      expect((await refusalOf(add(who, { holder }))).value).toHaveProperty([
        "fields",
        "holder",
      ]);
    await add(who, { holder: " ZOE  walker " });
    const { list, holder } = await who.client.call(calls.bankAccounts, {});
    expect([list[0]?.holder, holder]).toEqual(["Zoë Walker", "Zoë Walker"]);
  });

  it("sets the member’s name if it was not known before", async () => {
    const who = await sandbox.member({ paymentPassword });
    expect((await who.client.call(calls.bankAccounts, {})).holder).toBe("");
    await add(who);
    const name = (await profileOf(who)).find(
      ({ field }) => field === "payeeName",
    );
    expect(name).toMatchObject({ value: "Lake Walker", editable: false });
    expect(
      (await refusalOf(add(who, { holder: "Reed Walker", number: "123456" })))
        .code,
    ).toBe("HOLDER_MISMATCH");
  });

  it("must have a number of the form that its bank uses", async () => {
    const who = await sandbox.member({ paymentPassword });
    const { bankForms } = await who.client.call(calls.bankAccounts, {});
    const bank = "Still Water Bank";
    expect(bankForms).toContainEqual({ bank, min: 12, max: 12 });
    for (const number of ["12345678901", "1234567890123"])
      expect(
        (await refusalOf(add(who, { bank, number }))).value,
      ).toHaveProperty(["fields", "number"]);
    expect(await add(who, { bank, number: "1234 5678-9012" })).toHaveProperty(
      "id",
    );
  });

  it("is offered only the banks of the member’s currency", async () => {
    const who = await sandbox.member({ paymentPassword, currencySymbol: "฿" });
    const { banks } = await who.client.call(calls.bankAccounts, {});
    expect(banks).toEqual(["Harbour Bank", "Lantern Savings"]);
    expect(
      (await refusalOf(add(who, { bank: "Tidewater Trust" }))).value,
    ).toHaveProperty(["fields", "bank"]);
  });

  it("must be with one of the banks that the platform supports", async () => {
    const who = await sandbox.member({ paymentPassword });
    const { banks } = await who.client.call(calls.bankAccounts, {});
    expect(banks).toContain("Harbour Bank");
    expect(
      (await refusalOf(add(who, { bank: "Bank of Nowhere" }))).value,
    ).toHaveProperty(["fields", "bank"]);
  });
});

it("rejects a new payment password or e-mail address from a stolen session alone", async () => {
  const who = await sandbox.member({ balance: "500.00" });
  const thief = sandbox.visitor(who.token, who.run).client;
  const set = {
    newPassword: "quayside-31",
    confirmNewPassword: "quayside-31",
  };
  expect(
    (await refusalOf(thief.call(calls.setPaymentPassword, set))).code,
  ).toBe("STEP_UP_REQUIRED");
  expect(
    (await refusalOf(thief.call(calls.updateProfile, { email: "t@t.example" })))
      .code,
  ).toBe("STEP_UP_REQUIRED");
});
