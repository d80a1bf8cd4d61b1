import * as calls from "@foyer/platform/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  madeUpCookies,
  refusalOf,
  startTestSandbox,
  type TestSandbox,
} from "../testing/harness.ts";
import { keepDearly, takePasswordPlaces } from "../testing/password-line.ts";
import { codeTo, lettersTo, newNumber, otherThan } from "../testing/letters.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({
    portalOrigins: ["http://127.0.0.1:4173"],
  });
});
afterAll(() => sandbox.close());

const newPassword = "a-brand-new-1";
const minute = 60_000;

async function newMember(wish: object = {}, visitor = sandbox.visitor()) {
  const { full, ...number } = newNumber();
  const email = `m${full}@post.example`;
  const contacts = { mobile: full, email, ...wish };
  const member = await sandbox.member({ contacts }, visitor);
  await sandbox.control("PUT", `/flags?run=${member.run}`, {
    CHNGPASSVERIF3: "1",
  });
  const guest = sandbox.visitor(undefined, member.run);
  return { member, number, full, email, guest, run: member.run };
}
type Made = Awaited<ReturnType<typeof newMember>>;

describe("resetting the password by SMS", () => {
  async function sendCode({ guest, number, run, full }: Made) {
    await guest.client.call(calls.recoveryCode, {
      ...number,
      botCheck: await sandbox.solve(guest.client, "sms"),
    });
    return codeTo(sandbox, run, full);
  }
  const set = (
    { guest, number }: Made,
    verificationCode: string,
    password = newPassword,
  ) =>
    guest.client.call(calls.setPasswordByPhone, {
      ...number,
      verificationCode,
      newPassword: password,
    });

  it("sets the password with the code, ends every session, and logs in once with the returned ticket", async () => {
    const made = await newMember();
    const { member, guest, run, email } = made;
    const reset = await set(made, await sendCode(made));
    expect(reset.account).toBe(member.username);
    expect(
      await refusalOf(member.client.call(calls.balance, {})),
    ).toMatchObject({ code: "NOT_LOGGED_IN" });
    const afterReset = { ...reset, password: newPassword };
    const { token } = await guest.client.call(
      calls.loginAfterReset,
      afterReset,
    );
    expect(
      await sandbox.visitor(token).client.call(calls.memberInfo, {}),
    ).toMatchObject({ account: member.username });
    expect(
      await refusalOf(guest.client.call(calls.loginAfterReset, afterReset)),
    ).toMatchObject({ code: "WRONG_CREDENTIALS" });
    const { username } = member;
    expect(
      await sandbox.logIn(guest.client, { username, password: newPassword }),
    ).toHaveProperty("token");
    const [notice] = await lettersTo(sandbox, run, email);
    expect(notice).toMatchObject({ purpose: "passwordChanged" });
    expect(JSON.stringify(notice)).not.toContain(newPassword);
  });

  it("accepts a code once, even with simultaneous requests", async () => {
    const made = await newMember();
    const code = await sendCode(made);
    const outcomes = await Promise.allSettled([
      set(made, code),
      set(made, code),
      set(made, code),
    ]);
    expect(
      outcomes.filter(({ status }) => status === "fulfilled"),
    ).toHaveLength(1);
    expect(await refusalOf(set(made, code))).toMatchObject({
      code: "CODE_WRONG",
    });
  });

  it("rejects wrong and expired codes, and validates the new password before it checks the code", async () => {
    const made = await newMember();
    const code = await sendCode(made);
    for (const bad of ["short", "x".repeat(21), "with space 1"]) {
      expect((await refusalOf(set(made, code, bad))).value).toHaveProperty(
        "fields.newPassword",
      );
    }
    expect(await refusalOf(set(made, otherThan(code)))).toMatchObject({
      code: "CODE_WRONG",
    });
    await sandbox.control("PUT", `/clock?run=${made.run}`, {
      offsetMs: 2 * minute + 1000,
    });
    expect(await refusalOf(set(made, code))).toMatchObject({
      code: "CODE_WRONG",
    });
    // The old password is still valid.
    expect(await sandbox.logIn(made.guest.client, made.member)).toHaveProperty(
      "token",
    );
  });

  it("is not blocked by other visitors who try codes without having requested one", async () => {
    const made = await newMember();
    const code = await sendCode(made);
    const { run, address } = made.guest;
    for (const from of [address, "198.51.100.9"]) {
      const guest = sandbox.visitor(undefined, run, from);
      for (let count = 0; count < 12; count++)
        expect(
          (await refusalOf(set({ ...made, guest }, otherThan(code)))).code,
        ).toMatch(/^(CODE_WRONG|TOO_MANY_REQUESTS)$/);
      // The strangers' five attempts are used up.
      expect((await refusalOf(set({ ...made, guest }, code))).code).toMatch(
        /^(CODE_WRONG|TOO_MANY_REQUESTS)$/,
      );
    }
    expect(await set(made, code)).toHaveProperty("loginTicket");
  });

  it("still logs in after other visitors have tried made-up tickets for the same username", async () => {
    const made = await newMember();
    const reset = await set(made, await sendCode(made));
    const strange = sandbox.visitor(undefined, made.run, "198.51.100.10");
    const madeUp = { ...reset, loginTicket: "made-up", password: newPassword };
    for (let count = 0; count < 12; count++)
      await refusalOf(strange.client.call(calls.loginAfterReset, madeUp));
    const right = { ...reset, password: newPassword };
    expect(
      await made.guest.client.call(calls.loginAfterReset, right),
    ).toHaveProperty("token");
  });

  it("rejects an invalid ticket without the cost of a password check", async () => {
    const { member, guest } = await newMember();
    await keepDearly(sandbox.platform.db, member);
    const free = await takePasswordPlaces();
    const madeUp = { account: member.username, password: newPassword };
    for (const loginTicket of ["made-up", ""])
      expect(
        await refusalOf(
          guest.client.call(calls.loginAfterReset, { ...madeUp, loginTicket }),
        ),
      ).toMatchObject({ code: "WRONG_CREDENTIALS" });
    await free();
  });

  it("counts ticket and code attempts per IP address together, whatever cookies a browser invents", async () => {
    const made = await newMember();
    const code = await sendCode(made);
    const { run } = made;
    const codes: string[] = [];
    for (let count = 0; count < 11; count++) {
      const cookies = madeUpCookies();
      const { client } = sandbox.visitor(
        undefined,
        run,
        "198.51.100.11",
        cookies,
      );
      const tries = [
        client.call(calls.loginAfterReset, {
          account: made.member.username,
          password: newPassword,
          loginTicket: "made-up",
        }),
        set({ ...made, guest: { ...made.guest, client } }, otherThan(code)),
      ];
      const refusals = await Promise.all(tries.map(refusalOf));
      codes.push(refusals.map((refusal) => refusal.code).join());
    }
    expect(codes.slice(0, 10)).toEqual(
      Array.from({ length: 10 }, () => "WRONG_CREDENTIALS,CODE_WRONG"),
    );
    expect(codes[10]).toBe("TOO_MANY_REQUESTS,TOO_MANY_REQUESTS");
    // The requester of the code is counted separately, even at the same address.
    expect(await set(made, code)).toHaveProperty("loginTicket");
  });

  it("rejects unknown and invalid numbers, and is closed while its switch is off", async () => {
    const made = await newMember();
    const { full: _full, ...number } = newNumber();
    expect(await refusalOf(set({ ...made, number }, "123456"))).toMatchObject({
      code: "USER_NOT_FOUND",
    });
    const bad = { mobileNum: "x", countryDialingCode: "60" };
    expect(
      await refusalOf(set({ ...made, number: bad }, "123456")),
    ).toMatchObject({ code: "USER_NOT_FOUND" });
    await sandbox.control("PUT", `/flags?run=${made.run}`, {});
    expect(await refusalOf(set(made, "123456"))).toMatchObject({
      code: "FORBIDDEN",
    });
  });

  it("rejects a login with another member's ticket, a wrong password, or a used or expired ticket", async () => {
    const made = await newMember();
    const other = await newMember();
    const reset = async (whose: Made) => set(whose, await sendCode(whose));
    const { client } = made.guest;
    const [one, two] = [await reset(made), await reset(other)];
    const stolen = { account: one.account, loginTicket: two.loginTicket };
    const tries = [
      { ...stolen, password: newPassword },
      { ...one, password: "wrong-one" },
      // The wrong password has used the ticket up.
      { ...one, password: newPassword },
      { account: one.account, loginTicket: "", password: newPassword },
    ];
    for (const request of tries) {
      expect(
        await refusalOf(client.call(calls.loginAfterReset, request)),
      ).toMatchObject({ code: "WRONG_CREDENTIALS" });
    }
    const late = await newMember();
    const ticket = await reset(late);
    await sandbox.control("PUT", `/clock?run=${late.run}`, {
      offsetMs: 5 * minute + 1000,
    });
    expect(
      await refusalOf(
        late.guest.client.call(calls.loginAfterReset, {
          ...ticket,
          password: newPassword,
        }),
      ),
    ).toMatchObject({ code: "WRONG_CREDENTIALS" });
  });

  it("does not bypass the extra check at an unregistered IP address", async () => {
    const home = sandbox.visitor();
    const made = await newMember(
      { extraMethod: "email", addresses: [home.address] },
      home,
    );
    const away = sandbox.visitor(undefined, made.run, "198.51.100.4");
    const reset = await set(made, await sendCode(made));
    const request = { ...reset, password: newPassword };
    expect(
      await refusalOf(away.client.call(calls.loginAfterReset, request)),
    ).toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("resetting the password by e-mail", () => {
  const ask = async (
    { guest }: Pick<Made, "guest">,
    username: string,
    email: string,
  ) =>
    guest.client.call(calls.forgotByEmail, {
      username,
      email,
      botCheck: await sandbox.solve(guest.client, "sms"),
    });

  /** Follows the link as a browser does, and returns the cookie that is set. */
  async function follow(run: string, link: string) {
    const { pathname, search } = new URL(link);
    const headers = { "X-Foyer-Run": run };
    const answer = await sandbox.send(`${pathname}${search}`, { headers });
    const [cookie = ""] = (answer.headers.get("Set-Cookie") ?? "").split(";");
    return { answer, pathname, cookie };
  }
  const post = (
    run: string,
    cookie: string,
    password: string,
    again = password,
  ) =>
    sandbox.send("/account/password", {
      method: "POST",
      headers: { "X-Foyer-Run": run, Cookie: cookie },
      body: new URLSearchParams({ newPassword: password, again }),
    });

  async function withLink() {
    const made = await newMember();
    await ask(made, ` ${made.member.username} `, made.email.toUpperCase());
    const [letter] = await lettersTo(sandbox, made.run, made.email);
    return { ...made, letter, link: letter?.link ?? "" };
  }

  it("sets the password on the page that the link in the e-mail opens", async () => {
    const { member, run, guest, letter, link } = await withLink();
    expect(letter).toMatchObject({ channel: "mail", purpose: "resetLink" });
    const { answer, cookie } = await follow(run, link);
    // The secret disappears from the address immediately, and no script ever sees it.
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/account/password");
    expect(answer.headers.get("Set-Cookie")).toMatch(
      /HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/,
    );
    const page = await sandbox.send("/account/password", {
      headers: { "X-Foyer-Run": run, Cookie: cookie },
    });
    expect(page.headers.get("Content-Security-Policy")).toContain(
      "default-src 'none'",
    );
    const html = await page.text();
    expect(html).toContain(member.username);
    expect(html).not.toMatch(/<script|\son\w+=|style="/);
    expect(html).not.toContain(new URL(link).searchParams.get("ticket"));
    const done = await post(run, cookie, newPassword);
    expect(await done.text()).toContain("Your password is set");
    const { username } = member;
    expect(
      await sandbox.logIn(guest.client, { username, password: newPassword }),
    ).toHaveProperty("token");
    expect(
      await refusalOf(member.client.call(calls.balance, {})),
    ).toMatchObject({ code: "NOT_LOGGED_IN" });
    const again = await post(run, cookie, "another-one-1");
    expect(again.status).toBe(410);
  });

  it("keeps the link valid after it is opened and after invalid passwords", async () => {
    const { run, link, member } = await withLink();
    await follow(run, link);
    const { cookie } = await follow(run, link);
    for (const [one, two] of [
      ["short", "short"],
      [newPassword, "another-one"],
    ] as const) {
      const refused = await post(run, cookie, one, two);
      expect(refused.status).toBe(422);
      const html = await refused.text();
      expect(html).toContain('role="alert"');
      expect(html).not.toContain(`value="${one}"`);
    }
    expect((await post(run, cookie, newPassword)).status).toBe(200);
    const { username } = member;
    expect(username).toBeDefined();
  });

  it("accepts one of several simultaneous submissions of the page", async () => {
    const { run, link } = await withLink();
    const { cookie } = await follow(run, link);
    const answers = await Promise.all(
      ["one-of-these-1", "one-of-these-2", "one-of-these-3"].map((password) =>
        post(run, cookie, password),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200, 410, 410,
    ]);
  });

  it("rejects a link that is over 30 minutes old, replaced by a newer one, or made up", async () => {
    const first = await withLink();
    await ask(first, first.member.username, first.email);
    const opened = await follow(first.run, first.link);
    expect((await post(first.run, opened.cookie, newPassword)).status).toBe(
      410,
    );
    const late = await withLink();
    const { cookie } = await follow(late.run, late.link);
    await sandbox.control("PUT", `/clock?run=${late.run}`, {
      offsetMs: 31 * minute,
    });
    expect((await post(late.run, cookie, newPassword)).status).toBe(410);
    const made = `foyer_reset=${"x".repeat(43)}`;
    expect((await post(late.run, made, newPassword)).status).toBe(410);
    const odd = await sandbox.send("/account/password?ticket=%3Cscript%3E");
    expect(odd.status).toBe(410);
    expect((await sandbox.send("/account/password")).status).toBe(410);
  });

  it("needs the username and e-mail address of the same account, and rejects other pairs", async () => {
    const made = await newMember();
    const other = await newMember();
    const wrong = [
      [made.member.username, other.email],
      ["nobody-of-this-name", made.email],
      [made.member.username, ""],
      ["x".repeat(9000), "x".repeat(9000)],
    ] as const;
    for (const [username, email] of wrong) {
      expect(await refusalOf(ask(made, username, email))).toMatchObject({
        code: "USER_NOT_FOUND",
      });
    }
    expect(await lettersTo(sandbox, made.run, made.email)).toEqual([]);
    expect(await lettersTo(sandbox, made.run, other.email)).toEqual([]);
  });

  it("needs a proof of work", async () => {
    const { guest, member, email } = await newMember();
    const { username } = member;
    expect(
      await refusalOf(
        guest.client.call(calls.forgotByEmail, { username, email }),
      ),
    ).toMatchObject({ code: "BOT_CHECK_FAILED" });
  });

  it("still sends the e-mail after wrong addresses were entered for the username", async () => {
    const made = await newMember();
    const { username } = made.member;
    for (let count = 0; count < 5; count++)
      expect(
        (await refusalOf(ask(made, username, `no${count}@post.example`))).code,
      ).toBe("USER_NOT_FOUND");
    await ask(made, username, made.email);
    expect(await lettersTo(sandbox, made.run, made.email)).toHaveLength(1);
  });

  it("sends at most three e-mails in five minutes", async () => {
    const made = await newMember();
    const send = () => ask(made, made.member.username, made.email);
    for (let count = 0; count < 3; count++) await send();
    const fourth = await refusalOf(send());
    expect(fourth.code).toBe("TOO_MANY_REQUESTS");
    expect(fourth.retryAfter).toBeGreaterThan(290);
    expect(fourth.retryAfter).toBeLessThanOrEqual(300);
    expect(await lettersTo(sandbox, made.run, made.email)).toHaveLength(3);
  });
});

describe("changing the password", () => {
  it("notifies the member by e-mail and invalidates earlier reset links", async () => {
    const { member, guest, email, run } = await newMember();
    await guest.client.call(calls.forgotByEmail, {
      username: member.username,
      email,
      botCheck: await sandbox.solve(guest.client, "sms"),
    });
    const [mail] = await lettersTo(sandbox, run, email);
    await member.client.call(calls.changePassword, {
      oldPassword: member.password,
      newPassword,
      confirmNewPassword: newPassword,
    });
    const [notice] = await lettersTo(sandbox, run, email);
    expect(notice).toMatchObject({ purpose: "passwordChanged" });
    const ticket = new URL(mail?.link ?? "").searchParams.get("ticket") ?? "";
    const page = await sandbox.send("/account/password", {
      headers: { Cookie: `foyer_reset=${ticket}` },
    });
    expect(page.status).toBe(410);
  });

  it("rate-limits guesses at the old password in an open session", async () => {
    const { member } = await newMember();
    const change = () =>
      refusalOf(
        member.client.call(calls.changePassword, {
          oldPassword: "wrong-one",
          newPassword,
          confirmNewPassword: newPassword,
        }),
      );
    for (let count = 0; count < 10; count++)
      expect(await change()).toMatchObject({ code: "OLD_PASSWORD_WRONG" });
    const next = await change();
    expect(next.code).toBe("TOO_MANY_REQUESTS");
    expect(next.retryAfter).toBeLessThanOrEqual(300);
  });
});
