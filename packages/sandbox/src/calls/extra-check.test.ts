import * as calls from "@foyer/platform/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
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

const home = "203.0.113.7";
const away = "198.51.100.9";
const person = v.object({
  id: v.string(),
  username: v.string(),
  password: v.string(),
});

type Verification = { method: calls.ExtraMethod; value: string };
type Extra = { captcha?: string; captchaKey?: string };

/** A member who needs an extra verification away from home, and a browser at an address. */
async function newMember(
  extraMethod: calls.ExtraMethod | undefined,
  wish: object = {},
) {
  const { full } = newNumber();
  const email = `m${full}@post.example`;
  const contacts = {
    mobile: full,
    email,
    payeeName: "Tara  Läke",
    extraMethod,
    addresses: [home],
  };
  const who = v.parse(
    person,
    await sandbox.control("POST", "/members", { contacts, ...wish }),
  );
  const { run } = sandbox.visitor();
  const signInAt =
    (address: string) =>
    async (verification?: Verification, extra: Extra = {}) => {
      const { client } = sandbox.visitor(undefined, run, address);
      return client.call(calls.login, {
        type: "username",
        username: who.username,
        password: who.password,
        botCheck: await sandbox.solve(client),
        verification,
        ...extra,
      });
    };
  return { who, run, full, email, signInAt, signIn: signInAt(away) };
}

const saidIn = (refusal: { value: unknown }) =>
  v.parse(calls.loginFailure, refusal.value);

describe("a login from an unregistered IP address", () => {
  it.each(["mobile", "email"] as const)(
    "asks for a code by %s, sends it once and then remembers the address",
    async (method) => {
      const { signIn, run, full, email } = await newMember(method);
      const to = method === "mobile" ? full : email;
      const asked = await refusalOf(signIn());
      expect(asked.code).toBe("EXTRA_VERIFICATION");
      expect(saidIn(asked)).toMatchObject({ extraVerification: method });
      const { sentTo } = saidIn(asked);
      expect(sentTo).toContain("••");
      expect(sentTo).not.toContain(to.slice(0, 9));
      // Asking again sends no further code while the first is valid.
      expect(await refusalOf(signIn())).toMatchObject({
        code: "EXTRA_VERIFICATION",
      });
      expect(await lettersTo(sandbox, run, to)).toHaveLength(1);
      const code = await codeTo(sandbox, run, to);
      const wrong = await refusalOf(signIn({ method, value: otherThan(code) }));
      expect(wrong.code).toBe("CODE_WRONG");
      expect(saidIn(wrong)).toMatchObject({ extraVerification: method });
      expect(await signIn({ method, value: code })).toHaveProperty("token");
      expect(await signIn()).toHaveProperty("token");
    },
  );

  it("asks for the bank account name and ignores case, accents and extra spaces", async () => {
    const method = "bankAccountName";
    const { signIn } = await newMember(method);
    const asked = await refusalOf(signIn());
    expect(saidIn(asked)).toMatchObject({
      extraVerification: method,
      sentTo: "",
    });
    expect(await refusalOf(signIn({ method, value: "Tara" }))).toMatchObject({
      code: "CODE_WRONG",
    });
    expect(await signIn({ method, value: " tara lake" })).toHaveProperty(
      "token",
    );
  });

  it("asks for an authenticator code and accepts each code once", async () => {
    const method = "google";
    const { signIn, signInAt, who, run } = await newMember(method);
    await refusalOf(signIn());
    const { code } = v.parse(
      v.object({ code: v.string() }),
      await sandbox.control(
        "GET",
        `/members/${who.username}/authenticator?run=${run}`,
      ),
    );
    expect(
      await refusalOf(signIn({ method, value: otherThan(code) })),
    ).toMatchObject({ code: "CODE_WRONG" });
    expect(await signIn({ method, value: code })).toHaveProperty("token");
    const third = signInAt("198.51.100.77");
    await refusalOf(third());
    expect(await refusalOf(third({ method, value: code }))).toMatchObject({
      code: "CODE_WRONG",
    });
  });

  it("asks for no extra check at a registered address or when the member has none set up", async () => {
    const known = await newMember("mobile");
    expect(await known.signInAt(home)()).toHaveProperty("token");
    const unset = await newMember(undefined);
    expect(await unset.signIn()).toHaveProperty("token");
  });

  it("asks every member with contact details while the platform switch is on", async () => {
    const { signIn, run } = await newMember(undefined);
    await sandbox.control("PUT", `/flags?run=${run}`, { NEWIPVERIF3: "1" });
    const asked = await refusalOf(signIn());
    expect(saidIn(asked)).toMatchObject({ extraVerification: "mobile" });
    // A member without contact details is not locked out.
    const nobody = v.parse(
      person,
      await sandbox.control("POST", "/members", {}),
    );
    const { client } = sandbox.visitor(undefined, run, away);
    expect(await sandbox.logIn(client, nobody)).toHaveProperty("token");
  });

  it("ignores a proof that was not requested or is of another type", async () => {
    const { signIn, run, full } = await newMember("bankAccountName");
    expect(
      await refusalOf(
        signIn({ method: "bankAccountName", value: "Tara Lake" }),
      ),
    ).toMatchObject({ code: "EXTRA_VERIFICATION" });
    expect(
      await refusalOf(signIn({ method: "mobile", value: "000000" })),
    ).toMatchObject({ code: "EXTRA_VERIFICATION" });
    expect(await lettersTo(sandbox, run, full)).toEqual([]);
  });

  it("does not mention the extra check before the password is right", async () => {
    const { who, run } = await newMember("mobile");
    const { client } = sandbox.visitor(undefined, run, away);
    const wrong = sandbox.logIn(client, { ...who, password: "wrong-one" });
    const refusal = await refusalOf(wrong);
    expect(refusal.code).toBe("WRONG_CREDENTIALS");
    expect(saidIn(refusal).extraVerification).toBeUndefined();
  });

  it("accepts a code only at the address that requested it", async () => {
    const { signIn, signInAt, run, full } = await newMember("mobile");
    await refusalOf(signIn());
    const code = await codeTo(sandbox, run, full);
    const elsewhere = signInAt("198.51.100.200");
    expect(
      await refusalOf(elsewhere({ method: "mobile", value: code })),
    ).toMatchObject({ code: "EXTRA_VERIFICATION" });
    expect(
      await refusalOf(elsewhere({ method: "mobile", value: code })),
    ).toMatchObject({ code: "CODE_WRONG" });
  });

  it("rejects even the right code after five wrong ones, and sends no new code within two minutes", async () => {
    const { signIn, run, full } = await newMember("mobile");
    await refusalOf(signIn());
    const value = otherThan(await codeTo(sandbox, run, full));
    for (let tries = 0; tries < 5; tries++)
      await refusalOf(signIn({ method: "mobile", value }));
    const sixth = await refusalOf(
      signIn({ method: "mobile", value: await codeTo(sandbox, run, full) }),
    );
    expect(sixth.code).toBe("TOO_MANY_REQUESTS");
    expect(sixth.retryAfter).toBeLessThanOrEqual(120);
    expect(await lettersTo(sandbox, run, full)).toHaveLength(1);
  });

  it("does not ask for a second captcha after the extra check", async () => {
    const { signIn, run, full } = await newMember("mobile", {
      captchaAlways: true,
    });
    expect(await refusalOf(signIn())).toMatchObject({
      code: "CAPTCHA_REQUIRED",
    });
    const { client } = sandbox.visitor(undefined, run, away);
    const { key } = await client.call(calls.captcha, {});
    const { answer } = v.parse(
      v.object({ answer: v.string() }),
      await sandbox.control("GET", `/captchas/${key}`),
    );
    const read = { captcha: answer, captchaKey: key };
    expect(await refusalOf(signIn(undefined, read))).toMatchObject({
      code: "EXTRA_VERIFICATION",
    });
    const value = await codeTo(sandbox, run, full);
    expect(await signIn({ method: "mobile", value }, read)).toHaveProperty(
      "token",
    );
  });

  it("asks for another proof after an SMS login, and keeps the SMS code valid for the second call", async () => {
    const { who, run, full } = await newMember("bankAccountName");
    await sandbox.control("PUT", `/flags?run=${run}`, { SMSLOGIN3: "1" });
    const { client } = sandbox.visitor(undefined, run, away);
    const to = { mobileNum: full.slice(2), countryDialingCode: "60" };
    await client.call(calls.loginCode, {
      ...to,
      botCheck: await sandbox.solve(client, "sms"),
    });
    const password = await codeTo(sandbox, run, full);
    const signIn = (verification?: Verification) =>
      client.call(calls.login, {
        type: "sms",
        username: to.mobileNum,
        countryDialingCode: "60",
        password,
        verification,
      });
    expect(await refusalOf(signIn())).toMatchObject({
      code: "EXTRA_VERIFICATION",
    });
    const value = "Tara Lake";
    const { token } = await signIn({ method: "bankAccountName", value });
    expect(
      await sandbox.visitor(token).client.call(calls.memberInfo, {}),
    ).toMatchObject({ account: who.username });
  });

  it("needs no further proof after an SMS login when the extra check is an SMS code itself", async () => {
    const { run, full, signIn } = await newMember("mobile");
    await sandbox.control("PUT", `/flags?run=${run}`, { SMSLOGIN3: "1" });
    const { client } = sandbox.visitor(undefined, run, away);
    const to = { mobileNum: full.slice(2), countryDialingCode: "60" };
    await client.call(calls.loginCode, {
      ...to,
      botCheck: await sandbox.solve(client, "sms"),
    });
    const password = await codeTo(sandbox, run, full);
    expect(
      await client.call(calls.login, {
        type: "sms",
        username: to.mobileNum,
        countryDialingCode: "60",
        password,
      }),
    ).toHaveProperty("token");
    expect(await signIn()).toHaveProperty("token");
  });
});

describe("the sample accounts", () => {
  it.each([
    ["demo-ip-mobile", "mobile"],
    ["demo-ip-email", "email"],
    ["demo-ip-name", "bankAccountName"],
    ["demo-ip-google", "google"],
  ])(
    "%s needs its extra check away from 203.0.113.10",
    async (name, method) => {
      const rows = await sandbox.platform.db.query.sampleAccounts.findMany({
        where: (row, { eq }) => eq(row.username, name),
      });
      const account = { username: name, password: rows[0]?.password ?? "" };
      const { client, run } = sandbox.visitor(undefined, undefined, away);
      const asked = await refusalOf(sandbox.logIn(client, account));
      expect(saidIn(asked)).toMatchObject({ extraVerification: method });
      const registered = sandbox.visitor(undefined, run, "203.0.113.10").client;
      expect(await sandbox.logIn(registered, account)).toHaveProperty("token");
    },
  );
});
