import * as calls from "@foyer/platform/calls";
import { createSealer } from "@foyer/platform/seal";
import { eq } from "drizzle-orm";
import { scryptSync } from "node:crypto";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loginFailures, members } from "../db/tables/members.ts";
import { countGuess, freeGuesses } from "../services/guesses.ts";
import {
  refusalOf,
  startTestSandbox,
  type TestSandbox,
} from "../testing/harness.ts";
import { keepDearly, takePasswordPlaces } from "../testing/password-line.ts";

let sandbox: TestSandbox;
// Proofs of work also check the real time, so the test's own clock only runs ahead of it.
let now = Date.now();
beforeAll(async () => {
  sandbox = await startTestSandbox({ clock: () => now, work: [1, 2] });
});
afterAll(() => sandbox.close());

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Simulates past wrong guesses without the work of checking each. */
async function guessed(username: string, times: number): Promise<void> {
  const stranger = { username, device: "" };
  for (let count = 0; count < times; count++)
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they come
    await countGuess(sandbox.platform.db, stranger, now);
}

/** Guesses counted against a username, by guesser. */
const countedFor = (username: string) =>
  sandbox.platform.db
    .select({ device: loginFailures.device, hits: loginFailures.hits })
    .from(loginFailures)
    .where(eq(loginFailures.username, username));
const hasHits = ({ hits }: { readonly hits: number }): boolean => hits > 0;

type Visitor = ReturnType<TestSandbox["visitor"]>;

/** An attempt with a solved captcha, as a patient guesser makes it. */
async function tryAs(
  { client }: Visitor,
  person: { readonly username: string; readonly password: string },
) {
  const { key } = await client.call(calls.captcha, {});
  const captcha = await sandbox.captchaAnswer(key);
  return sandbox.logIn(client, person, { captcha, captchaKey: key });
}

const wrong = (username: string) => ({ username, password: "wrong-one" });
const stranger = (last: number) =>
  sandbox.visitor(undefined, undefined, `203.0.113.${last}`);

describe("guessing a password", () => {
  it("allows at most fifteen guesses in any hour", async () => {
    const guesser = { username: "tried-all-day", device: "" };
    const judged: number[] = [];
    for (const began = now; now < began + 3 * hourMs; now += minuteMs)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they come
      await countGuess(sandbox.platform.db, guesser, now).then(
        () => judged.push(now),
        (error: unknown) =>
          expect(error).toMatchObject({ code: "TOO_MANY_REQUESTS" }),
      );
    const inAnHour = judged.map(
      (from) => judged.filter((at) => at >= from && at < from + hourMs).length,
    );
    expect(Math.max(...inAnHour)).toBeLessThanOrEqual(15);
  });

  it("allows no more guesses when they arrive simultaneously", async () => {
    const guesser = { username: "many-at-once", device: "" };
    const counted = await Promise.allSettled(
      Array.from({ length: 40 }, () =>
        countGuess(sandbox.platform.db, guesser, now),
      ),
    );
    const judged = counted.filter(({ status }) => status === "fulfilled");
    expect(judged).toHaveLength(freeGuesses);
  });

  it("is counted per account across runs, IP addresses and browsers, and a rejection gives the waiting time", async () => {
    const owner = await sandbox.member();
    const other = await sandbox.member();
    await guessed(owner.username, freeGuesses - 1);
    // A browser that is known to its own account is still a stranger to this one.
    const guesser = sandbox.visitor();
    await sandbox.logIn(guesser.client, other);
    expect(
      await refusalOf(tryAs(guesser, wrong(owner.username))),
    ).toMatchObject({ code: "WRONG_CREDENTIALS" });
    for (const visitor of [guesser, stranger(1), stranger(2)]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they come
      const refusal = await refusalOf(tryAs(visitor, wrong(owner.username)));
      expect(refusal).toMatchObject({ code: "TOO_MANY_REQUESTS" });
      expect(refusal.retryAfter).toBeGreaterThan(0);
      expect(refusal.retryAfter).toBeLessThanOrEqual(60);
    }
    now += minuteMs;
    expect(
      await refusalOf(tryAs(stranger(3), wrong(owner.username))),
    ).toMatchObject({ code: "WRONG_CREDENTIALS" });
    const later = await refusalOf(tryAs(stranger(4), wrong(owner.username)));
    expect(later.retryAfter).toBeGreaterThan(60);
  });

  it(
    "never locks the owner out of a browser that the account knows",
    { timeout: 120_000 },
    async () => {
      const owner = await sandbox.member();
      const home = sandbox.visitor();
      await sandbox.logIn(home.client, owner);
      await guessed(owner.username, freeGuesses);
      // More concurrent attempts than the account and the owner's own address allow; sealed only once, because
      // sealing is expensive.
      const sealer = createSealer({
        keys: () => home.client.call(calls.sealingKeys, {}),
      });
      const login = { type: "username", ...wrong(owner.username) };
      const body = JSON.stringify({
        value: await sealer.seal(JSON.stringify(login)),
      });
      const addresses = [home.address, "203.0.113.20", "203.0.113.21"];
      const tries = Array.from({ length: 1_000 }, (_, place) =>
        sandbox.send("/wps/session/login", {
          method: "POST",
          headers: {
            "Content-Type": "application/json",
            Merchant: "test",
            "X-Forwarded-For": addresses[place % addresses.length] ?? "",
          },
          body,
        }),
      );
      expect(await sandbox.logIn(home.client, owner)).toHaveProperty("token");
      const answered = await Promise.all(tries);
      expect(answered.filter(({ ok }) => ok)).toEqual([]);
      expect(await sandbox.logIn(home.client, owner)).toHaveProperty("token");
      // The owner's login does not let the others in again.
      expect(await refusalOf(tryAs(stranger(5), owner))).toMatchObject({
        code: "TOO_MANY_REQUESTS",
      });
    },
  );

  it("is not counted without a proof of work, so it cannot lock the owner out", async () => {
    const owner = await sandbox.member();
    for (const visitor of Array.from({ length: 12 }, () => sandbox.visitor()))
      expect(
        await refusalOf(
          visitor.client.call(calls.login, {
            type: "username",
            ...wrong(owner.username),
          }),
        ),
      ).toMatchObject({ code: "BOT_CHECK_FAILED" });
    const fresh = sandbox.visitor();
    expect(await sandbox.logIn(fresh.client, owner)).toHaveProperty("token");
  });

  it("is not counted when the password check is rejected as too busy", async () => {
    const { db } = sandbox.platform;
    const owner = await sandbox.member();
    await keepDearly(db, owner);
    const home = sandbox.visitor();
    await sandbox.logIn(home.client, owner);
    await guessed(owner.username, freeGuesses);
    now += minuteMs;
    const before = await countedFor(owner.username);
    for (const visitor of [home, stranger(9)]) {
      const { key } = await visitor.client.call(calls.captcha, {});
      const captcha = await sandbox.captchaAnswer(key);
      const botCheck = await sandbox.solve(visitor.client);
      const free = await takePasswordPlaces();
      const { username, password } = owner;
      const asked = visitor.client.call(calls.login, {
        type: "username",
        username,
        password,
        botCheck,
        captcha,
        captchaKey: key,
      });
      expect(await refusalOf(asked)).toMatchObject({ status: 503 });
      await free();
    }
    expect((await countedFor(owner.username)).filter(hasHits)).toEqual(before);
    // The limit is unaffected.
    expect(
      await refusalOf(tryAs(stranger(9), wrong(owner.username))),
    ).toMatchObject({ code: "WRONG_CREDENTIALS" });
  });

  it("does not notify the owner when the password check is rejected as too busy", async () => {
    const { db } = sandbox.platform;
    const email = "wren@lake.example";
    const owner = await sandbox.member({ contacts: { email } });
    await keepDearly(db, owner);
    const here = { username: owner.username, device: "session:" };
    for (let count = 1; count < freeGuesses; count++)
      await countGuess(db, here, now);
    const before = await countedFor(owner.username);
    const free = await takePasswordPlaces();
    const change = owner.client.call(calls.changePassword, {
      oldPassword: owner.password,
      newPassword: "quayside-31",
      confirmNewPassword: "quayside-31",
    });
    expect(await refusalOf(change)).toMatchObject({ status: 503 });
    await free();
    expect(await countedFor(owner.username)).toEqual(before);
    const letters = await db.query.outbox.findMany({
      where: (row, { eq }) => eq(row.recipient, email),
    });
    expect(letters).toEqual([]);
  });

  it("notifies the owner once, in the inbox and by e-mail, when the limit is reached", async () => {
    const owner = await sandbox.member({
      contacts: { email: "mira@lake.example" },
    });
    const titles = async () => {
      const { list } = await owner.client.call(calls.messages, {
        pageNo: 1,
        pageSize: 50,
      });
      return list.filter(({ title }) => title.includes("guessing"));
    };
    await guessed(owner.username, freeGuesses - 2);
    await refusalOf(tryAs(stranger(6), wrong(owner.username)));
    expect(await titles()).toHaveLength(0);
    for (let tries = 0; tries < 3; tries++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they come
      await refusalOf(tryAs(stranger(7), wrong(owner.username)));
      now += hourMs;
    }
    expect(await titles()).toHaveLength(1);
    const letters = await sandbox.platform.db.query.outbox.findMany({
      where: (row, { eq }) => eq(row.purpose, "passwordGuessed"),
    });
    expect(letters).toMatchObject([{ recipient: "mira@lake.example" }]);
  });

  it("notifies the owner in the owner's language, not in that of whoever is guessing", async () => {
    const email = "maya@tasik.example";
    const owner = await sandbox.member({ contacts: { email } });
    const { token, run, address } = owner;
    const reading = sandbox.visitor(token, run, address, undefined, "MY");
    await reading.client.call(calls.balance, {});
    await guessed(owner.username, freeGuesses - 1);
    await refusalOf(tryAs(stranger(8), wrong(owner.username)));
    const letters = await sandbox.platform.db.query.outbox.findMany({
      where: (row, { eq }) => eq(row.recipient, email),
    });
    expect(letters).toMatchObject([
      { subject: "Seseorang sedang meneka kata laluan anda" },
    ]);
  });

  it("is forgotten after a day and after a password change", async () => {
    const owner = await sandbox.member();
    const visitor = sandbox.visitor();
    await guessed(owner.username, freeGuesses);
    expect(await refusalOf(tryAs(visitor, owner))).toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
    const fresh = "harbour-lamp-77";
    await owner.client.call(calls.changePassword, {
      oldPassword: owner.password,
      newPassword: fresh,
      confirmNewPassword: fresh,
    });
    const renewed = { ...owner, password: fresh };
    expect(await sandbox.logIn(visitor.client, renewed)).toHaveProperty(
      "token",
    );
    await guessed(owner.username, freeGuesses);
    now += 25 * hourMs;
    expect(await sandbox.logIn(stranger(8).client, renewed)).toHaveProperty(
      "token",
    );
  });
});

describe("proof of work in place of a captcha", () => {
  const workAs = async (
    { client }: Visitor,
    person: { readonly username: string; readonly password: string },
    of = person.username,
  ) =>
    client.call(calls.login, {
      type: "username",
      username: person.username,
      password: person.password,
      botCheck: await sandbox.solve(client, "captcha", of),
    });
  const effortOf = async ({ client }: Visitor, username: string) => {
    const { parameters } = v.parse(
      v.object({
        parameters: v.object({ data: v.object({ effort: v.number() }) }),
      }),
      await client.call(calls.botCheckChallenge, {
        purpose: "captcha",
        username,
      }),
    );
    return parameters.data.effort;
  };

  it("allows a login without the captcha, as the rejection offers", async () => {
    const owner = await sandbox.member();
    const visitor = sandbox.visitor();
    await guessed(owner.username, 3);
    const refusal = await refusalOf(sandbox.logIn(visitor.client, owner));
    expect(refusal).toMatchObject({
      code: "CAPTCHA_REQUIRED",
      value: { captchaRequired: 1, captchaByWork: 1 },
    });
    expect(await workAs(visitor, owner)).toHaveProperty("token");
  });

  it("gets harder with each wrong password for the account, up to a maximum", async () => {
    const owner = await sandbox.member();
    const visitor = sandbox.visitor();
    const efforts: number[] = [];
    for (let hits = 0; hits < 8; hits++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they come
      efforts.push(await effortOf(visitor, owner.username));
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they come
      await guessed(owner.username, 1);
    }
    const [least = 0] = efforts;
    expect(efforts.map((effort) => effort / least)).toEqual([
      1, 1, 1, 1, 2, 4, 4, 4,
    ]);
    // It depends on that account alone.
    expect(await effortOf(visitor, "somebody-else")).toBe(least);
  });

  it("is valid for one attempt and one username", async () => {
    const owner = await sandbox.member();
    const other = await sandbox.member();
    const visitor = sandbox.visitor();
    await guessed(owner.username, 3);
    expect(
      await refusalOf(workAs(visitor, owner, other.username)),
    ).toMatchObject({ code: "BOT_CHECK_FAILED" });
    const botCheck = await sandbox.solve(
      visitor.client,
      "captcha",
      owner.username,
    );
    const tryOnce = (password: string) =>
      visitor.client.call(calls.login, {
        type: "username",
        username: owner.username,
        password,
        botCheck,
      });
    expect(await refusalOf(tryOnce("wrong-one"))).toMatchObject({
      code: "WRONG_CREDENTIALS",
    });
    expect(await refusalOf(tryOnce(owner.password))).toMatchObject({
      code: "BOT_CHECK_FAILED",
    });
  });

  it("does not shorten the wait, and counts as a guess", async () => {
    const owner = await sandbox.member();
    const visitor = sandbox.visitor();
    await guessed(owner.username, freeGuesses - 1);
    expect(
      await refusalOf(workAs(visitor, wrong(owner.username))),
    ).toMatchObject({ code: "WRONG_CREDENTIALS" });
    expect(await refusalOf(workAs(visitor, owner))).toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
  });
});

describe("a correct password", () => {
  it("is hashed again, at the present cost, when its stored hash is of an earlier one", async () => {
    const owner = await sandbox.member();
    const salt = Buffer.from("sixteen bytes ok");
    const N = 2 ** 14;
    const key = scryptSync(owner.password, salt, 32, { N, r: 8, p: 1 });
    const before = [
      salt.toString("base64url"),
      key.toString("base64url"),
      N,
    ].join(".");
    const { db } = sandbox.platform;
    const mine = eq(members.id, owner.id);
    await db.update(members).set({ passwordHash: before }).where(mine);
    await sandbox.logIn(sandbox.visitor().client, owner);
    const [row] = await db.select().from(members).where(mine);
    // The cost that new passwords have in the sandbox's tests.
    expect(row?.passwordHash?.split(".").slice(2)).toEqual(["16", "1"]);
    expect(await sandbox.logIn(sandbox.visitor().client, owner)).toHaveProperty(
      "token",
    );
  });
});
