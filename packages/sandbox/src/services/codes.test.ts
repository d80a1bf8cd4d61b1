import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "../db/database.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { checkCode, codeTries, issueCode, type CodeKey } from "./codes.ts";

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const now = Date.UTC(2026, 0, 5);
const owner = { device: "owners-browser", address: "192.0.2.1" };
const strangers = [
  { device: undefined, address: "203.0.113.1" },
  { device: "another-browser", address: "192.0.2.1" },
];

const failing = (key: CodeKey, code: string, asker: typeof owner) =>
  checkCode(opened.db, key, code, { ...asker, now }).then(
    () => "right",
    () => "refused",
  );

const otherThan = (code: string) => (code === "000000" ? "000001" : "000000");

it("a code stays valid for its requester after strangers have used up their attempts", async () => {
  const key = { purpose: "login", subject: "60120000001" } as const;
  const code = await issueCode(opened.db, key, now, owner);
  for (let tries = 0; tries < 2 * codeTries; tries++)
    for (const stranger of strangers)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they come
      await checkCode(opened.db, key, otherThan(code), {
        ...stranger,
        now,
      }).catch(() => undefined);
  // The strangers are locked out, even with the right code.
  await expect(
    checkCode(opened.db, key, code, {
      device: undefined,
      address: "203.0.113.2",
      now,
    }),
  ).rejects.toMatchObject({ code: "CODE_WRONG" });
  expect(await failing(key, code, owner)).toBe("right");
});

it("a code becomes invalid after five wrong attempts by its requester", async () => {
  const key = { purpose: "login", subject: "60120000002" } as const;
  const code = await issueCode(opened.db, key, now, owner);
  for (let tries = 0; tries < codeTries; tries++)
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they come
    expect(await failing(key, otherThan(code), owner)).toBe("refused");
  expect(await failing(key, code, owner)).toBe("refused");
});

it("a browser without a device cookie is identified by its address", async () => {
  const key = { purpose: "login", subject: "60120000003" } as const;
  const code = await issueCode(opened.db, key, now, owner);
  for (let tries = 0; tries < codeTries; tries++)
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they come
    await checkCode(opened.db, key, otherThan(code), {
      device: undefined,
      address: "203.0.113.3",
      now,
    }).catch(() => undefined);
  await expect(
    checkCode(opened.db, key, code, {
      device: undefined,
      address: owner.address,
      now,
    }),
  ).resolves.toBeUndefined();
});

it("a code stays valid for its requester after a browser without a cookie fails at the same address", async () => {
  const key = { purpose: "login", subject: "60120000004" } as const;
  const code = await issueCode(opened.db, key, now, owner);
  for (let tries = 0; tries < codeTries + 1; tries++)
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they come
    await checkCode(opened.db, key, otherThan(code), {
      device: undefined,
      address: owner.address,
      now,
    }).catch(() => undefined);
  expect(await failing(key, code, owner)).toBe("right");
});
