import * as calls from "@foyer/platform/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  madeUpCookies,
  refusalOf,
  startTestSandbox,
  type TestSandbox,
} from "../testing/harness.ts";
import { codeTo, lettersTo, newNumber, otherThan } from "../testing/letters.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ ownDatabase: true });
});
afterAll(() => sandbox.close());

const minute = 60_000;
const allOn = {
  SMSLOGIN3: "1",
  CHNGPASSVERIF3: "1",
  REGMOBVERF3: "1",
} as const;

async function newVisitor(flags: Record<string, "0" | "1"> = allOn) {
  const visitor = sandbox.visitor();
  await sandbox.control("PUT", `/flags?run=${visitor.run}`, flags);
  return visitor;
}
type Visitor = Awaited<ReturnType<typeof newVisitor>>;
type Numbered = Omit<ReturnType<typeof newNumber>, "full">;

const setClock = ({ run }: Visitor, offsetMs: number) =>
  sandbox.control("PUT", `/clock?run=${run}`, { offsetMs });

/** The four calls that send a code, each with its own field names for the number. */
const ways = {
  loginCode: (visitor: Visitor, to: Numbered, botCheck?: string) =>
    visitor.client.call(calls.loginCode, { ...to, botCheck }),
  recoveryCode: (visitor: Visitor, to: Numbered, botCheck?: string) =>
    visitor.client.call(calls.recoveryCode, { ...to, botCheck }),
  registrationCode: (visitor: Visitor, to: Numbered, botCheck?: string) =>
    visitor.client.call(calls.registrationCode, {
      mobileNo: to.mobileNum,
      countryDialingCode: to.countryDialingCode,
      regType: "username",
      botCheck,
    }),
  mobileRegistrationCode: (visitor: Visitor, to: Numbered, botCheck?: string) =>
    visitor.client.call(calls.mobileRegistrationCode, {
      mobileNo: to.mobileNum,
      countryDialingCode: to.countryDialingCode,
      regType: "mobile",
      botCheck,
    }),
} as const;
type Way = keyof typeof ways;
const names: readonly Way[] = [
  "loginCode",
  "recoveryCode",
  "registrationCode",
  "mobileRegistrationCode",
];
const needsMember = (way: Way) => way === "loginCode" || way === "recoveryCode";

const ask = async (visitor: Visitor, way: Way, to: Numbered) =>
  ways[way](visitor, to, await sandbox.solve(visitor.client, "sms"));

/** A number that the call sends to: a member's, or an unused one. */
async function numberFor(way: Way) {
  const { full, ...to } = newNumber();
  if (needsMember(way)) await sandbox.member({ contacts: { mobile: full } });
  return { full, to };
}

describe.each(names)("%s", (way) => {
  it("sends a six-digit code and returns how long it is valid", async () => {
    const visitor = await newVisitor();
    const { full, to } = await numberFor(way);
    expect(await ask(visitor, way, to)).toEqual({ expiredMinutes: 2 });
    const letters = await lettersTo(sandbox, visitor.run, full);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({
      channel: "sms",
      recipient: `+${full}`,
      code: expect.stringMatching(/^\d{6}$/),
    });
    expect(letters[0]?.body).toContain(letters[0]?.code);
  });

  it("sends no second code while the first is valid, and returns the waiting time", async () => {
    const visitor = await newVisitor();
    const { full, to } = await numberFor(way);
    await ask(visitor, way, to);
    const again = await refusalOf(ask(visitor, way, to));
    expect(again.code).toBe("TOO_MANY_REQUESTS");
    expect(again.retryAfter).toBeGreaterThan(110);
    expect(again.retryAfter).toBeLessThanOrEqual(120);
    expect(await lettersTo(sandbox, visitor.run, full)).toHaveLength(1);
    await setClock(visitor, 2 * minute + 1000);
    expect(await ask(visitor, way, to)).toEqual({ expiredMinutes: 2 });
  });

  it("sends one code for two simultaneous requests", async () => {
    const visitor = await newVisitor();
    const { full, to } = await numberFor(way);
    const proofs = [
      await sandbox.solve(visitor.client, "sms"),
      await sandbox.solve(visitor.client, "sms"),
    ];
    const outcomes = await Promise.allSettled(
      proofs.map((proof) => ways[way](visitor, to, proof)),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([
      "fulfilled",
      "rejected",
    ]);
    expect(await lettersTo(sandbox, visitor.run, full)).toHaveLength(1);
  });

  it("needs a proof of work that was made for SMS", async () => {
    const visitor = await newVisitor();
    const { full, to } = await numberFor(way);
    const proofs = [undefined, await sandbox.solve(visitor.client, "login")];
    for (const proof of proofs) {
      expect(await refusalOf(ways[way](visitor, to, proof))).toMatchObject({
        code: "BOT_CHECK_FAILED",
      });
    }
    expect(await lettersTo(sandbox, visitor.run, full)).toEqual([]);
  });

  it.each([
    { mobileNum: "12345678", countryDialingCode: "60" },
    { mobileNum: "1234567890", countryDialingCode: "60" },
    { mobileNum: "12345678٣", countryDialingCode: "60" },
    { mobileNum: "123456789; drop", countryDialingCode: "60" },
    { mobileNum: "123456789", countryDialingCode: "999" },
    { mobileNum: "", countryDialingCode: "" },
  ])("rejects %j as a mobile number", async (to) => {
    const visitor = await newVisitor();
    expect(await refusalOf(ways[way](visitor, to, "x"))).toMatchObject({
      code: "MOBILE_INVALID",
    });
  });

  it("is closed while its switch is off", async () => {
    const visitor = await newVisitor({
      SMSLOGIN3: "0",
      CHNGPASSVERIF3: "0",
      REGMOBVERF3: "0",
    });
    const { full: _full, ...to } = newNumber();
    expect(await refusalOf(ways[way](visitor, to, "x"))).toMatchObject({
      code: "FORBIDDEN",
    });
  });
});

describe("codes per mobile number", () => {
  it("are limited to five in five minutes across all purposes", async () => {
    const visitor = await newVisitor();
    const { full, ...to } = newNumber();
    await sandbox.member({ contacts: { mobile: full } });
    for (const offset of [0, 2.1]) {
      await setClock(visitor, offset * minute);
      await ask(visitor, "loginCode", to);
      await ask(visitor, "recoveryCode", to);
    }
    await setClock(visitor, 4.2 * minute);
    await ask(visitor, "loginCode", to);
    const sixth = await refusalOf(ask(visitor, "recoveryCode", to));
    expect(sixth.code).toBe("TOO_MANY_REQUESTS");
    expect(sixth.retryAfter).toBeGreaterThan(30);
    expect(sixth.retryAfter).toBeLessThanOrEqual(300);
    expect(await lettersTo(sandbox, visitor.run, full)).toHaveLength(5);
    await setClock(visitor, 6.3 * minute);
    expect(await ask(visitor, "recoveryCode", to)).toHaveProperty(
      "expiredMinutes",
    );
  });

  it("are counted only when one is sent, not when another visitor's request is rejected", async () => {
    const visitor = await newVisitor();
    const { full, ...to } = newNumber();
    await sandbox.member({ contacts: { mobile: full } });
    const thief = await newVisitor();
    await ask(thief, "loginCode", to);
    for (let count = 0; count < 8; count++)
      expect(await refusalOf(ask(thief, "loginCode", to))).toMatchObject({
        code: "TOO_MANY_REQUESTS",
      });
    expect(await ask(visitor, "recoveryCode", to)).toHaveProperty(
      "expiredMinutes",
    );
  });

  it("are reserved in part for the owner: a quarter of the day's codes, in browsers that the account knows", async () => {
    const strict = await startTestSandbox({
      limits: { codesPerNumberAndDay: 4 },
    });
    const { full, ...to } = newNumber();
    const owner = await strict.member({ contacts: { mobile: full } });
    const { run } = owner;
    await strict.control("PUT", `/flags?run=${run}`, allOn);
    const home = strict.visitor(undefined, run);
    await strict.logIn(home.client, owner);
    let minutes = 0;
    const send = async ({ client }: { client: typeof home.client }) => {
      minutes += 3;
      await strict.control("PUT", `/clock?run=${run}`, {
        offsetMs: minutes * minute,
      });
      const botCheck = await strict.solve(client, "sms");
      return client.call(calls.loginCode, { ...to, botCheck });
    };
    const strangers = Array.from({ length: 5 }, () =>
      strict.visitor(undefined, run, undefined, madeUpCookies()),
    );
    for (const stranger of strangers.slice(0, 3))
      expect(await send(stranger)).toHaveProperty("expiredMinutes");
    for (const stranger of strangers.slice(3)) {
      const refusal = await refusalOf(send(stranger));
      expect(refusal.code).toBe("TOO_MANY_REQUESTS");
      expect(refusal.retryAfter).toBeGreaterThan(3_600);
    }
    expect(await send(home)).toHaveProperty("expiredMinutes");
    expect((await refusalOf(send(home))).code).toBe("TOO_MANY_REQUESTS");
    await strict.close();
  });

  it("are limited per IP address, without affecting other addresses", async () => {
    const strict = await startTestSandbox({ limits: { codesPerAddress: 2 } });
    const run = "by-address";
    await strict.control("PUT", `/flags?run=${run}`, allOn);
    const send = async (address: string) => {
      const { client } = strict.visitor(undefined, run, address);
      const { full: _full, ...to } = newNumber();
      const botCheck = await strict.solve(client, "sms");
      return client.call(calls.loginCode, { ...to, botCheck });
    };
    await send("198.51.100.1");
    await send("198.51.100.1");
    const third = await refusalOf(send("198.51.100.1"));
    expect(third.code).toBe("TOO_MANY_REQUESTS");
    expect(third.retryAfter).toBeLessThanOrEqual(300);
    expect(await send("198.51.100.2")).toHaveProperty("expiredMinutes");
    // Entries that a visitor has put in front change nothing, and a header that is not an address is ignored.
    const fourth = await refusalOf(send("203.0.113.9, 198.51.100.1"));
    expect(fourth.code).toBe("TOO_MANY_REQUESTS");
    expect(await send("198.51.100.1, no address")).toHaveProperty(
      "expiredMinutes",
    );
    await strict.close();
  });

  it("are not stored in plain text", async () => {
    const visitor = await newVisitor();
    const { full, to } = await numberFor("loginCode");
    await ask(visitor, "loginCode", to);
    const rows = await sandbox.platform.db.query.verificationCodes.findMany({
      where: (row, { eq }) => eq(row.subject, full),
    });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows[0]?.codeHash)).not.toContain(
      await codeTo(sandbox, visitor.run, full),
    );
  });
});

describe("loginCode", () => {
  it("answers the same for an unknown number as for a known one, but sends nothing", async () => {
    const visitor = await newVisitor();
    const { full, ...to } = newNumber();
    expect(await ask(visitor, "loginCode", to)).toEqual({ expiredMinutes: 2 });
    expect(await refusalOf(ask(visitor, "loginCode", to))).toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
    expect(await lettersTo(sandbox, visitor.run, full)).toEqual([]);
  });
});

describe("recoveryCode", () => {
  it("reports an unknown number, and treats a staff member's number as unknown", async () => {
    const visitor = await newVisitor();
    const { full, ...to } = newNumber();
    const asked = () => refusalOf(ask(visitor, "recoveryCode", to));
    expect(await asked()).toMatchObject({ code: "USER_NOT_FOUND" });
    await sandbox.control("POST", "/members", {
      type: "9",
      contacts: { mobile: full },
    });
    expect(await asked()).toMatchObject({ code: "USER_NOT_FOUND" });
    expect(await lettersTo(sandbox, visitor.run, full)).toEqual([]);
  });
});

describe("registration codes", () => {
  it("are not sent to a number that is already registered", async () => {
    const visitor = await newVisitor();
    const { full, ...to } = newNumber();
    await sandbox.member({ contacts: { mobile: full } });
    for (const way of ["registrationCode", "mobileRegistrationCode"] as const) {
      expect(await refusalOf(ask(visitor, way, to))).toMatchObject({
        code: "MOBILE_TAKEN",
      });
    }
    expect(await lettersTo(sandbox, visitor.run, full)).toEqual([]);
  });

  it("are rejected when the registration type does not match the call", async () => {
    const { client } = await newVisitor();
    const { mobileNum, countryDialingCode } = newNumber();
    const wrong = client.call(calls.registrationCode, {
      mobileNo: mobileNum,
      countryDialingCode,
      regType: "mobile",
    });
    expect((await refusalOf(wrong)).value).toHaveProperty("fields.regType");
  });

  it("are not sent where a third party verifies numbers, nor for a closed way to register", async () => {
    const visitor = await newVisitor();
    const { full: _full, ...to } = newNumber();
    await sandbox.control("PUT", `/register?run=${visitor.run}`, {
      thirdPartySms: true,
    });
    expect(
      await refusalOf(ways.registrationCode(visitor, to, "x")),
    ).toMatchObject({ code: "FORBIDDEN" });
    const closed = await newVisitor({ ...allOn, MOBILENUMREG3: "0" });
    expect(
      await refusalOf(ways.mobileRegistrationCode(closed, to, "x")),
    ).toMatchObject({ code: "FORBIDDEN" });
    expect(await ask(closed, "registrationCode", to)).toHaveProperty(
      "expiredMinutes",
    );
  });
});

describe("logging in with a code", () => {
  async function withCode() {
    const visitor = await newVisitor();
    const { full, ...to } = newNumber();
    const person = await sandbox.member({ contacts: { mobile: full } });
    await ask(visitor, "loginCode", to);
    const code = await codeTo(sandbox, visitor.run, full);
    const signIn = (password: string, over: Partial<Numbered> = {}) =>
      visitor.client.call(calls.login, {
        type: "sms",
        username: over.mobileNum ?? to.mobileNum,
        countryDialingCode: over.countryDialingCode ?? to.countryDialingCode,
        password,
      });
    return { visitor, person, code, signIn, full, to };
  }

  it("opens the account of the mobile number, without a proof of work", async () => {
    const { person, code, signIn } = await withCode();
    const { token } = await signIn(` ${code} `);
    expect(
      await sandbox.visitor(token).client.call(calls.memberInfo, {}),
    ).toMatchObject({ account: person.username });
  });

  it("accepts a code once, even with simultaneous requests", async () => {
    const { code, signIn } = await withCode();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 4 }, () => signIn(code)),
    );
    expect(
      outcomes.filter(({ status }) => status === "fulfilled"),
    ).toHaveLength(1);
    expect(await refusalOf(signIn(code))).toMatchObject({ code: "CODE_WRONG" });
  });

  it("rejects an expired code", async () => {
    const { visitor, code, signIn } = await withCode();
    await setClock(visitor, 2 * minute + 1000);
    expect(await refusalOf(signIn(code))).toMatchObject({ code: "CODE_WRONG" });
  });

  it("rejects even the right code after five wrong ones", async () => {
    const { code, signIn } = await withCode();
    for (let tries = 0; tries < 5; tries++) {
      expect(await refusalOf(signIn(otherThan(code)))).toMatchObject({
        code: "CODE_WRONG",
      });
    }
    expect(await refusalOf(signIn(code))).toMatchObject({ code: "CODE_WRONG" });
  });

  it("rejects a code for another purpose or another number", async () => {
    const { visitor, code, signIn, to } = await withCode();
    const { full, ...other } = newNumber();
    await sandbox.member({ contacts: { mobile: full } });
    expect(await refusalOf(signIn(code, other))).toMatchObject({
      code: "CODE_WRONG",
    });
    expect(
      await refusalOf(signIn(code, { countryDialingCode: "999" })),
    ).toMatchObject({ code: "CODE_WRONG" });
    await ask(visitor, "recoveryCode", other);
    const recovery = await codeTo(sandbox, visitor.run, full);
    expect(await refusalOf(signIn(recovery, other))).toMatchObject({
      code: "CODE_WRONG",
    });
    expect(await signIn(code, to)).toHaveProperty("token");
  });

  it("counts attempts per IP address together, whatever cookies a browser invents", async () => {
    const { visitor, code, signIn, to } = await withCode();
    const codes: string[] = [];
    for (let count = 0; count < 11; count++) {
      const { client } = sandbox.visitor(
        undefined,
        visitor.run,
        visitor.address,
        madeUpCookies(),
      );
      const tried = client.call(calls.login, {
        type: "sms",
        username: to.mobileNum,
        countryDialingCode: to.countryDialingCode,
        password: otherThan(code),
      });
      codes.push((await refusalOf(tried)).code);
    }
    expect(codes.filter((each) => each === "TOO_MANY_REQUESTS")).toHaveLength(
      1,
    );
    // The requester of the code is counted separately.
    expect(await signIn(code)).toHaveProperty("token");
  });

  it("rate-limits attempts with many codes for one number", async () => {
    const { code, signIn } = await withCode();
    const refusals = await Promise.all(
      Array.from({ length: 12 }, () => refusalOf(signIn(otherThan(code)))),
    );
    const limited = refusals.filter((one) => one.code === "TOO_MANY_REQUESTS");
    expect(limited).toHaveLength(2);
    expect(limited[0]?.retryAfter).toBeLessThanOrEqual(60);
  });
});
