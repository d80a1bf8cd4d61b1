import * as calls from "@foyer/platform/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import { checkPassword } from "../services/password.ts";
import { maskedName } from "../services/masked-name.ts";
import {
  refusalOf,
  startTestSandbox,
  type TestSandbox,
} from "../testing/harness.ts";
import { codeTo, lettersTo, newNumber, otherThan } from "../testing/letters.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

let last = 0;
const newName = () => `newcomer${++last}`;

interface Wish {
  readonly flags?: Record<string, "0" | "1">;
  readonly register?: unknown;
}

async function newVisitor({ flags, register }: Wish = {}) {
  const visitor = sandbox.visitor();
  if (flags) await sandbox.control("PUT", `/flags?run=${visitor.run}`, flags);
  if (register)
    await sandbox.control("PUT", `/register?run=${visitor.run}`, register);
  return visitor;
}
type Visitor = Awaited<ReturnType<typeof newVisitor>>;
type Fields = Partial<calls.Registration>;

const basics = {
  login: true,
  registerMethod: "WEB",
  domain: "portal.example",
  registerUrl: "https://portal.example/register",
} as const;
const password = { password: "sand-and-sea", confirmPassword: "sand-and-sea" };

async function registerBy(
  call: typeof calls.register | typeof calls.registerMobile,
  { client }: Visitor,
  fields: Fields,
) {
  const botCheck = await sandbox.solve(client, "register");
  return client.call(call, { ...basics, botCheck, ...fields });
}
const byName = (visitor: Visitor, fields: Fields) =>
  registerBy(calls.register, visitor, { ...password, ...fields });
const byMobile = (visitor: Visitor, fields: Fields) =>
  registerBy(calls.registerMobile, visitor, { ...password, ...fields });

const fieldsOf = async (promise: Promise<unknown>) => {
  const { code, value } = await refusalOf(promise);
  expect(code).toBe("VALIDATION");
  const { fields } = v.parse(
    v.object({ fields: v.record(v.string(), v.string()) }),
    value,
  );
  return Object.keys(fields).toSorted();
};

const memberOf = (username: string) =>
  sandbox.platform.db.query.members.findFirst({
    where: (row, { eq }) => eq(row.username, username),
  });
const contactsOf = (memberId: string) =>
  sandbox.platform.db.query.memberContacts.findFirst({
    where: (row, { eq }) => eq(row.memberId, memberId),
  });

describe("registration settings", () => {
  it("follow the switches and the settings of a run", async () => {
    const { client } = await newVisitor();
    expect(await client.call(calls.registerSettings, {})).toEqual({
      registerTypes: ["username", "mobile"],
      termsUrl: "",
      thirdPartySms: false,
    });
    const other = await newVisitor({
      flags: { USERNAMEREG3: "0" },
      register: { thirdPartySms: true, termsUrl: "https://terms.example" },
    });
    expect(await other.client.call(calls.registerSettings, {})).toEqual({
      registerTypes: ["mobile"],
      termsUrl: "https://terms.example",
      thirdPartySms: true,
    });
  });

  it("have a rule for each field, which a run may override", async () => {
    const { client } = await newVisitor({
      register: { rules: { email: { required: true, maxLength: 40 } } },
    });
    const rules = await client.call(calls.registerValidation, {});
    expect(rules.find(({ field }) => field === "email")).toEqual({
      field: "email",
      enabled: true,
      required: true,
      acceptedPattern: "email",
      minLength: null,
      maxLength: 40,
      digits: null,
    });
    const [first] = await sandbox
      .visitor()
      .client.call(calls.registerValidation, {});
    expect(first).toMatchObject({ field: "username", minLength: 6 });
  });

  it("list the countries whose numbers are accepted", async () => {
    const { countries } = await sandbox
      .visitor()
      .client.call(calls.countryCodes, {});
    expect(countries[0]).toEqual({
      countryCode: "MY",
      countryDialingCode: "60",
      digits: 9,
    });
    expect(countries.length).toBeGreaterThan(8);
  });

  it("include terms for adults in the platform's languages", async () => {
    const { client } = sandbox.visitor();
    const read = (language: string) => client.call(calls.terms, { language });
    const [english, malay, other] = await Promise.all(
      ["EN", "MY", "XX"].map(read),
    );
    expect(english?.content).toContain("18 or older");
    expect(malay?.content).toContain("18 tahun");
    expect(other).toEqual(english);
    expect(english?.version).toBe("2026-01");
  });
});

describe("invitation codes", () => {
  const check = (code: string, domain = "portal.example") =>
    sandbox.visitor().client.call(calls.affiliateCheck, { code, domain });

  it("are valid everywhere or on one domain only, and not once they are closed", async () => {
    expect(await check(" harbour8 ")).toEqual({ valid: true, inviter: "" });
    expect(await check("MOORING")).toEqual({ valid: false, inviter: "" });
    expect(await check("MOORING", "One.Foyer.Example")).toEqual({
      valid: true,
      inviter: "",
    });
    expect(await check("OLDPIER")).toEqual({ valid: false, inviter: "" });
  });

  it("of a member are valid however they are typed, on every domain, and tell the masked name", async () => {
    const { client, username } = await sandbox.member();
    const { referralCode } = await client.call(calls.referral, {});
    expect(await check(` ${referralCode.toLowerCase()} `)).toEqual({
      valid: true,
      inviter: maskedName(username),
    });
  });

  it("are not login names, which nobody can find out with them", async () => {
    const { client, username } = await sandbox.member();
    await client.call(calls.referral, {});
    expect(await refusalOf(check(username))).toMatchObject({
      code: "INVITATION_INVALID",
    });
  });

  it.each(["NOBODY", "", "' or 1=1 --", "x".repeat(3000)])(
    "are rejected when unknown: %j",
    async (code) => {
      expect(await refusalOf(check(code))).toMatchObject({
        code: "INVITATION_INVALID",
      });
    },
  );

  it("can be checked 60 times before the visitor is rate-limited", async () => {
    const { run } = sandbox.visitor();
    const address = `/wps/member/affiliate?code=NOBODY&domain=x`;
    const headers = { "X-Foyer-Run": run };
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => sandbox.send(address, { headers })),
    );
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(1);
    expect(Number(limited[0]?.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});

describe("registering by username", () => {
  it.each(["12345678", "11111111", "kite-71"])(
    "rejects a payment password that is easy to guess: %s",
    async (paymentPassword) => {
      const visitor = await newVisitor({
        register: { rules: { paymentPassword: { enabled: true } } },
      });
      const { full: _full, ...number } = newNumber();
      expect(
        await refusalOf(
          byName(visitor, { ...number, username: newName(), paymentPassword }),
        ),
      ).toMatchObject({
        code: "VALIDATION",
        value: { fields: { paymentPassword: expect.any(String) } },
      });
    },
  );

  it("rejects the login password as the payment password", async () => {
    const visitor = await newVisitor({
      register: { rules: { paymentPassword: { enabled: true } } },
    });
    const { full: _full, ...number } = newNumber();
    const same = "kites-31415";
    const typed = { ...number, username: newName(), paymentPassword: same };
    expect(
      await refusalOf(
        byName(visitor, { ...typed, password: same, confirmPassword: same }),
      ),
    ).toMatchObject({
      code: "SAME_AS_LOGIN_PASSWORD",
      value: { fields: { paymentPassword: expect.any(String) } },
    });
  });

  it("opens an account with an empty wallet, logs it in and stores the submitted fields", async () => {
    const visitor = await newVisitor({
      register: {
        rules: {
          nickname: { enabled: true },
          birthday: { enabled: true },
          line: { enabled: true },
          paymentPassword: { enabled: true },
        },
      },
    });
    const username = newName();
    const { full, ...number } = newNumber();
    const answer = await byName(visitor, {
      ...number,
      username: ` ${username.toUpperCase()} `,
      email: `${username}@Post.Example`,
      payeeName: "Mira Sand",
      nickname: "Mira",
      birthday: "1990-05-04",
      line: "mira-line",
      paymentPassword: "kites-31415",
      affiliateCode: "harbour8",
      termsVersion: "2026-01",
      // Fields that are not part of the form are not stored.
      wechat: "not-asked",
    });
    expect(answer).toMatchObject({
      firstTimeLogin: false,
      passwordExpired: false,
    });
    const { client } = sandbox.visitor(answer.token);
    const info = await client.call(calls.memberInfo, {});
    expect(info).toMatchObject({
      account: username,
      nickname: "Mira",
      type: "0",
    });
    expect(await client.call(calls.balance, {})).toMatchObject({
      balance: "0.00",
    });
    expect(await contactsOf(info.id)).toMatchObject({
      email: `${username}@post.example`,
      mobile: full,
      payeeName: "Mira Sand",
      affiliateCode: "HARBOUR8",
      termsVersion: "2026-01",
      profile: { birthday: "1990-05-04", line: "mira-line" },
    });
    const kept = await sandbox.platform.db.query.paymentPasswords.findFirst({
      where: (row, { eq }) => eq(row.memberId, info.id),
    });
    expect(await checkPassword("kites-31415", kept?.hash ?? "")).toBe(true);
    const again = { username, password: password.password };
    expect(await sandbox.logIn(visitor.client, again)).toHaveProperty("token");
    const [welcome] = await lettersTo(
      sandbox,
      visitor.run,
      `${username}@post.example`,
    );
    expect(welcome).toMatchObject({ purpose: "welcome", channel: "mail" });
    expect(JSON.stringify(welcome)).not.toContain(password.password);
  });

  it("reports every invalid field and opens no account", async () => {
    const visitor = await newVisitor({
      register: {
        rules: {
          email: { required: true },
          qqNum: { enabled: true },
          birthday: { enabled: true },
          captcha: { enabled: false },
        },
      },
    });
    const bad = {
      username: "1bad name",
      password: "short",
      confirmPassword: "other",
      mobileNum: "12",
      countryDialingCode: "60",
      qqNum: "0123",
      birthday: "2015-01-01",
    };
    expect(await fieldsOf(byName(visitor, bad))).toEqual([
      "birthday",
      "confirmPassword",
      "email",
      "mobileNum",
      "password",
      "qqNum",
      "username",
    ]);
    expect(await memberOf("1bad name")).toBeUndefined();
  });

  it.each([
    ["an empty name", { username: "" }],
    ["a name too long for anything", { username: "a".repeat(5000) }],
    ["a name with NUL", { username: "mira\0mira" }],
    ["a name of another script", { username: "мирамира" }],
  ])("rejects %s", async (_what, fields) => {
    expect(await refusalOf(byName(await newVisitor(), fields))).toMatchObject({
      code: "VALIDATION",
    });
  });

  it("rejects anybody younger than 18", async () => {
    const visitor = await newVisitor({
      register: { rules: { birthday: { enabled: true } } },
    });
    const years = (count: number, days: number) => {
      const day = new Date();
      day.setUTCFullYear(day.getUTCFullYear() - count);
      day.setUTCDate(day.getUTCDate() + days);
      return day.toISOString().slice(0, 10);
    };
    const born = (birthday: string) =>
      byName(visitor, { username: newName(), birthday });
    expect(await fieldsOf(born(years(18, 1)))).toEqual(["birthday"]);
    expect(await born(years(18, 0))).toHaveProperty("token");
  });

  it("rejects a username, mobile number or e-mail address that is taken", async () => {
    const visitor = await newVisitor();
    const username = newName();
    const { full: _full, ...number } = newNumber();
    const email = `${username}@post.example`;
    await byName(visitor, { username, email, ...number });
    const named = byName(visitor, { username: username.toUpperCase() });
    expect(await refusalOf(named)).toMatchObject({ code: "USERNAME_TAKEN" });
    const numbered = byName(visitor, { username: newName(), ...number });
    expect(await refusalOf(numbered)).toMatchObject({ code: "MOBILE_TAKEN" });
    const mailed = byName(visitor, {
      username: newName(),
      email: email.toUpperCase(),
    });
    expect(await fieldsOf(mailed)).toEqual(["email"]);
  });

  it("opens one account for simultaneous requests with the same number, and leaves no partial records", async () => {
    const visitor = await newVisitor();
    const { full: _full, ...number } = newNumber();
    const names = Array.from({ length: 4 }, newName);
    const proofs: string[] = [];
    for (const _name of names)
      proofs.push(await sandbox.solve(visitor.client, "register"));
    const outcomes = await Promise.allSettled(
      names.map((username, index) =>
        visitor.client.call(calls.register, {
          ...basics,
          ...password,
          ...number,
          username,
          botCheck: proofs[index],
        }),
      ),
    );
    expect(
      outcomes.filter(({ status }) => status === "fulfilled"),
    ).toHaveLength(1);
    const opened = await Promise.all(names.map(memberOf));
    expect(opened.filter((one) => one !== undefined)).toHaveLength(1);
    const audit = v.parse(
      v.object({ sum: v.string(), mismatches: v.array(v.string()) }),
      await sandbox.control("GET", "/ledger"),
    );
    expect(audit).toEqual({ sum: "0", mismatches: [] });
  });

  it("needs an unused proof of work that was made for registration", async () => {
    const visitor = await newVisitor();
    const send = (botCheck?: string) =>
      visitor.client.call(calls.register, {
        ...basics,
        ...password,
        username: newName(),
        botCheck,
      });
    const proof = await sandbox.solve(visitor.client, "register");
    await send(proof);
    for (const refused of [
      proof,
      undefined,
      await sandbox.solve(visitor.client, "login"),
    ]) {
      expect(await refusalOf(send(refused))).toMatchObject({
        code: "BOT_CHECK_FAILED",
      });
    }
  });

  // ERR-14
  it("rejects an invitation code that is unknown, closed or for another domain", async () => {
    const visitor = await newVisitor();
    const username = newName();
    for (const affiliateCode of ["NOBODY", "MOORING", "OLDPIER"]) {
      expect(
        await refusalOf(byName(visitor, { username, affiliateCode })),
      ).toMatchObject({ code: "INVITATION_INVALID" });
    }
    expect(await memberOf(username)).toBeUndefined();
  });

  it("rejects an outdated version of the terms", async () => {
    const stale = { username: newName(), termsVersion: "2019-07" };
    expect(await fieldsOf(byName(await newVisitor(), stale))).toEqual([
      "termsVersion",
    ]);
  });

  it("asks for a captcha where the rules require it, and accepts each once", async () => {
    const visitor = await newVisitor({
      register: { rules: { captcha: { enabled: true } } },
    });
    const username = newName();
    expect(await refusalOf(byName(visitor, { username }))).toMatchObject({
      code: "CAPTCHA_REQUIRED",
      value: { captchaRequired: 1 },
    });
    const { key } = await visitor.client.call(calls.captcha, {});
    const { answer } = v.parse(
      v.object({ answer: v.string() }),
      await sandbox.control("GET", `/captchas/${key}`),
    );
    const wrong = { username, captcha: otherThan(answer), captchaKey: key };
    const right = { username, captcha: answer, captchaKey: key };
    expect(await refusalOf(byName(visitor, wrong))).toMatchObject({
      code: "CAPTCHA_WRONG",
    });
    expect(await refusalOf(byName(visitor, right))).toMatchObject({
      code: "CAPTCHA_WRONG",
    });
    const fresh = await visitor.client.call(calls.captcha, {});
    const read = v.parse(
      v.object({ answer: v.string() }),
      await sandbox.control("GET", `/captchas/${fresh.key}`),
    );
    expect(
      await byName(visitor, {
        username,
        captcha: read.answer,
        captchaKey: fresh.key,
      }),
    ).toHaveProperty("token");
  });

  it("is closed while its switch is off", async () => {
    const visitor = await newVisitor({ flags: { USERNAMEREG3: "0" } });
    expect(
      await refusalOf(byName(visitor, { username: newName() })),
    ).toMatchObject({ code: "FORBIDDEN" });
  });

  it("records the referrer, and adds a member who was referred by an agent to that agent's downline", async () => {
    const agent = await sandbox.member({ type: "1" });
    const visitor = await newVisitor({
      register: { rules: { recommenderId: { enabled: true } } },
    });
    const username = newName();
    const { referralCode } = await agent.client.call(calls.referral, {});
    await byName(visitor, { username, referralCode });
    const member = await memberOf(username);
    expect(await contactsOf(member?.id ?? "")).toMatchObject({
      referrerId: agent.id,
    });
    const above = await sandbox.platform.db.query.uplines.findFirst({
      where: (row, { eq }) => eq(row.memberId, member?.id ?? ""),
    });
    expect(above?.uplineId).toBe(agent.id);
    // An outdated link does not prevent a registration; a typed name must exist.
    const old = { username: newName(), referralCode: "gone-long-ago" };
    expect(await byName(visitor, old)).toHaveProperty("token");
    for (const recommenderId of ["gone-long-ago", agent.username]) {
      const typed = { username: newName(), recommenderId };
      expect(await fieldsOf(byName(visitor, typed))).toEqual(["recommenderId"]);
    }
  });

  it.each(["affiliateCode", "recommenderId"] as const)(
    "records the member whose invitation code was typed by hand as %s",
    async (field) => {
      const inviter = await sandbox.member();
      const { referralCode } = await inviter.client.call(calls.referral, {});
      const visitor = await newVisitor({
        register: { rules: { recommenderId: { enabled: true } } },
      });
      const username = newName();
      const typed = ` ${referralCode.toLowerCase()} `;
      await byName(visitor, { username, [field]: typed });
      const member = await memberOf(username);
      expect(await contactsOf(member?.id ?? "")).toMatchObject({
        referrerId: inviter.id,
      });
    },
  );

  it("shows the code of a friend's link in the profile", async () => {
    const inviter = await sandbox.member();
    const { referralCode } = await inviter.client.call(calls.referral, {});
    const visitor = await newVisitor();
    const { token } = await byName(visitor, {
      username: newName(),
      referralCode: referralCode.toLowerCase(),
    });
    const { list } = await sandbox
      .visitor(token)
      .client.call(calls.profile, {});
    expect(list.find(({ field }) => field === "affiliateCode")).toMatchObject({
      enabled: true,
      value: referralCode,
      editable: false,
    });
  });

  it("records nobody for a link with a login name", async () => {
    const { username: referralCode, client } = await sandbox.member();
    await client.call(calls.referral, {});
    const username = newName();
    await byName(await newVisitor(), { username, referralCode });
    const member = await memberOf(username);
    expect((await contactsOf(member?.id ?? ""))?.referrerId).toBeNull();
  });
});

describe("registering by mobile number", () => {
  it("opens an account whose username is the full number", async () => {
    const { full, ...number } = newNumber();
    const { token } = await byMobile(await newVisitor(), number);
    const { client } = sandbox.visitor(token);
    expect(await client.call(calls.memberInfo, {})).toMatchObject({
      account: full,
    });
  });

  it("opens an account without a password when the password switch is off", async () => {
    const visitor = await newVisitor({ flags: { MOBILENUMPASSREG3: "0" } });
    const { full, ...number } = newNumber();
    expect(await byMobile(visitor, number)).toHaveProperty("token");
    const member = await memberOf(full);
    expect(member?.passwordHash).toBeNull();
  });

  it("needs a mobile number, and rejects one that is taken", async () => {
    const visitor = await newVisitor();
    expect(await fieldsOf(byMobile(visitor, {}))).toEqual(["mobileNum"]);
    const { full: _full, ...number } = newNumber();
    await byMobile(visitor, number);
    expect(await refusalOf(byMobile(visitor, number))).toMatchObject({
      code: "MOBILE_TAKEN",
    });
  });

  it("is closed while its switch is off", async () => {
    const visitor = await newVisitor({ flags: { MOBILENUMREG3: "0" } });
    const { full: _full, ...number } = newNumber();
    expect(await refusalOf(byMobile(visitor, number))).toMatchObject({
      code: "FORBIDDEN",
    });
  });
});

describe("a verification code on registration", () => {
  async function withCode() {
    const visitor = await newVisitor({ flags: { REGMOBVERF3: "1" } });
    const { full, ...number } = newNumber();
    await visitor.client.call(calls.mobileRegistrationCode, {
      mobileNo: number.mobileNum,
      countryDialingCode: number.countryDialingCode,
      regType: "mobile",
      botCheck: await sandbox.solve(visitor.client, "sms"),
    });
    const code = await codeTo(sandbox, visitor.run, full);
    return { visitor, number, code };
  }

  // ERR-15
  it("is required, and must be the one that was sent", async () => {
    const { visitor, number, code } = await withCode();
    for (const verificationCode of [undefined, "", otherThan(code)]) {
      expect(
        await refusalOf(byMobile(visitor, { ...number, verificationCode })),
      ).toMatchObject({ code: "CODE_WRONG" });
    }
    const right = { ...number, verificationCode: ` ${code} ` };
    expect(await byMobile(visitor, right)).toHaveProperty("token");
  });

  it("is not used up by an error in another field, and is not valid for another number", async () => {
    const { visitor, number, code } = await withCode();
    const { full: _full, ...other } = newNumber();
    const slip = { ...number, verificationCode: code, password: "x" };
    expect(await fieldsOf(byMobile(visitor, slip))).toContain("password");
    expect(
      await refusalOf(byMobile(visitor, { ...other, verificationCode: code })),
    ).toMatchObject({ code: "CODE_WRONG" });
    const right = { ...number, verificationCode: code };
    expect(await byMobile(visitor, right)).toHaveProperty("token");
  });

  it("is rejected after it has expired", async () => {
    const { visitor, number, code } = await withCode();
    await sandbox.control("PUT", `/clock?run=${visitor.run}`, {
      offsetMs: 121_000,
    });
    expect(
      await refusalOf(byMobile(visitor, { ...number, verificationCode: code })),
    ).toMatchObject({ code: "CODE_WRONG" });
  });
});

describe("verification by a third party", () => {
  const service = (run: string, action: string, body: unknown) =>
    sandbox.readJson(`/identitytoolkit.googleapis.com/v1/accounts:${action}`, {
      method: "POST",
      headers: { "X-Foyer-Run": run, Origin: "http://127.0.0.1:4173" },
      body: JSON.stringify(body),
    });

  async function prove(run: string, full: string) {
    const { sessionInfo } = v.parse(
      v.object({ sessionInfo: v.string() }),
      await service(run, "sendVerificationCode", { phoneNumber: `+${full}` }),
    );
    const code = await codeTo(sandbox, run, full);
    const wrong = { sessionInfo, code: otherThan(code) };
    expect(await service(run, "signInWithPhoneNumber", wrong)).toMatchObject({
      error: { message: "INVALID_CODE" },
    });
    const { idToken } = v.parse(
      v.object({ idToken: v.string() }),
      await service(run, "signInWithPhoneNumber", { sessionInfo, code }),
    );
    expect(await service(run, "lookup", { idToken })).toMatchObject({
      users: [{ phoneNumber: `+${full}` }],
    });
    return idToken;
  }
  const thirdParty = {
    flags: { REGMOBVERF3: "1" },
    register: { thirdPartySms: true },
  } as const;

  it("opens an account with the third party's signed proof of the number", async () => {
    const visitor = await newVisitor(thirdParty);
    const { full, ...number } = newNumber();
    const firebaseIdToken = await prove(visitor.run, full);
    const proven = { firebaseChannel: "sandbox", firebaseIdToken };
    expect(await byMobile(visitor, { ...number, ...proven })).toHaveProperty(
      "token",
    );
  });

  it("is rejected for another number, and when altered, expired or missing", async () => {
    const visitor = await newVisitor(thirdParty);
    const { full, ...number } = newNumber();
    const { full: _full, ...other } = newNumber();
    const token = await prove(visitor.run, full);
    const [head = "", body = ""] = token.split(".");
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    const changed = [`${head}.${body}.`, `${none}.${body}.`, "x", undefined];
    for (const firebaseIdToken of changed) {
      expect(
        await refusalOf(byMobile(visitor, { ...number, firebaseIdToken })),
      ).toMatchObject({ code: "CODE_WRONG" });
    }
    const proof = { firebaseIdToken: token };
    expect(
      await refusalOf(byMobile(visitor, { ...other, ...proof })),
    ).toMatchObject({ code: "CODE_WRONG" });
    await sandbox.control("PUT", `/clock?run=${visitor.run}`, {
      offsetMs: 301_000,
    });
    expect(
      await refusalOf(byMobile(visitor, { ...number, ...proof })),
    ).toMatchObject({ code: "CODE_WRONG" });
  });

  it("returns the third party's own error codes", async () => {
    const { run } = await newVisitor();
    const { full } = newNumber();
    const send = () =>
      service(run, "sendVerificationCode", { phoneNumber: `+${full}` });
    expect(
      await service(run, "sendVerificationCode", { phoneNumber: "12" }),
    ).toMatchObject({ error: { message: "INVALID_PHONE_NUMBER" } });
    await send();
    expect(await send()).toMatchObject({
      error: { message: "TOO_MANY_ATTEMPTS_TRY_LATER" },
    });
    expect(await service(run, "lookup", { idToken: "x" })).toMatchObject({
      error: { message: "INVALID_ID_TOKEN" },
    });
  });
});

describe("registrations per IP address", () => {
  it("are limited per hour", async () => {
    const strict = await startTestSandbox({
      limits: { registrationsPerAddress: 1 },
    });
    const { client } = strict.visitor();
    const send = async () =>
      client.call(calls.register, {
        ...basics,
        ...password,
        username: newName(),
        botCheck: await strict.solve(client, "register"),
      });
    await send();
    const second = await refusalOf(send());
    expect(second.code).toBe("TOO_MANY_REQUESTS");
    expect(second.retryAfter).toBeGreaterThan(3500);
    await strict.close();
  });
});
