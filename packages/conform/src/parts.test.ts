import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { accountsSchema } from "./accounts.ts";
import { authenticatorCode } from "./authenticator.ts";
import { foreignHosts } from "./hosts.ts";
import {
  balance,
  feedback,
  memberTransfer,
  pointsList,
} from "@foyer/platform/calls";
import type { Exchange } from "./exchange.ts";
import { judge } from "./judge.ts";
import { atLeastOne } from "./plans/requests.ts";
import { proveWork } from "./proof-of-work.ts";
import { writeReport } from "./report.ts";
import { conform } from "./run.ts";
import { otherRequest, wrongRequest } from "./wrong-request.ts";

const answer = (body: unknown, over: Partial<Exchange> = {}): Exchange => ({
  status: 200,
  contentType: "application/json; charset=utf-8",
  text: JSON.stringify(body),
  body,
  failed: "",
  ...over,
});

const good = {
  success: true,
  code: "OK",
  message: "",
  value: { balance: "1.00" },
};

const pathsOf = (judged: ReturnType<typeof judge>) =>
  "differences" in judged ? judged.differences.map(({ path }) => path) : [];

describe("an answer", () => {
  it("is judged together with its envelope and content type", () => {
    expect(judge(balance, answer(good))).toMatchObject({
      kind: "answered",
      differences: [],
    });
    const odd = { success: 1, code: 0, value: { balance: "1.00" } };
    expect(pathsOf(judge(balance, answer(odd)))).toEqual([
      "$.success",
      "$.code",
      "$.message",
    ]);
    expect(
      pathsOf(judge(balance, answer(good, { contentType: "text/html" }))),
    ).toEqual(["header Content-Type"]);
  });

  it.each([404, 405, 501])("counts as missing with HTTP %d", (status) => {
    expect(judge(balance, answer(undefined, { status, text: "" }))).toEqual({
      kind: "missing",
      why: `HTTP ${status}`,
    });
  });

  it("counts as refused when it gives an error code, whatever the HTTP status", () => {
    const refusal = {
      success: false,
      code: "USER_NOT_FOUND",
      message: "Nobody.",
      value: null,
    };
    expect(judge(balance, answer(refusal, { status: 404 }))).toMatchObject({
      kind: "refused",
      code: "USER_NOT_FOUND",
      differences: [],
    });
    const own = { ...refusal, code: "E-4711" };
    expect(pathsOf(judge(balance, answer(own)))).toEqual(["$.code"]);
  });

  it("counts as broken when the request failed or the body is not JSON", () => {
    expect(
      judge(balance, answer(undefined, { failed: "refused" })),
    ).toMatchObject({
      kind: "broken",
      differences: [{ got: "refused" }],
    });
    expect(
      judge(balance, answer(undefined, { text: "<html>", status: 500 })),
    ).toMatchObject({ kind: "broken" });
  });
});

describe("a request that is wrong or different on purpose", () => {
  it("sets an enumerated field to an invalid value, and does not exist where no field is enumerated", () => {
    const fields = { kind: "GOODS", pageNo: 1, pageSize: 9 };
    expect(wrongRequest(pointsList, fields)).toEqual({ ...fields, kind: "?" });
    expect(v.is(pointsList.request, wrongRequest(pointsList, fields))).toBe(
      false,
    );
    expect(wrongRequest(balance, {})).toBeUndefined();
    expect(
      wrongRequest(feedback, {
        questionType: "OTHER",
        content: "",
        contact: "",
      }),
    ).toMatchObject({ questionType: "?" });
  });

  it("changes a field other than the payment password, and does not exist where there is none", () => {
    const fields = {
      direction: "UPLINE",
      account: "a",
      amount: "1.00",
      paymentPassword: "p",
    };
    expect(otherRequest(memberTransfer, fields)).toEqual({
      ...fields,
      account: "a1",
    });
    expect(otherRequest(memberTransfer, { paymentPassword: "p" })).toBe(
      undefined,
    );
  });
});

describe("hosts in an answer", () => {
  it("are collected from addresses in lists and in HTML, each once", () => {
    const value = {
      list: [
        { url: "https://cdn.example/a.png" },
        { url: "https://cdn.example/b.png" },
      ],
      content:
        '<a href="//other.example/x">Go</a> <svg xmlns="http://www.w3.org/2000/svg">',
      path: "/own/path",
      words: "https: no address",
    };
    expect(foreignHosts("call", value, ["https://cdn.example"])).toEqual([
      {
        host: "https://cdn.example",
        call: "call",
        path: "$.list[0].url",
        listed: true,
      },
      {
        host: "https://other.example",
        call: "call",
        path: "$.content",
        listed: false,
      },
    ]);
  });
});

describe("proofs of identity", () => {
  it("computes authenticator codes as RFC 6238 specifies", async () => {
    const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
    expect(await authenticatorCode(secret, 59_000)).toBe("287082");
    expect(await authenticatorCode(secret, 1_111_111_109_000)).toBe("081804");
  });

  it("does no proof of work for an unknown type of challenge", async () => {
    expect(await proveWork({ algorithm: "SHA-256" })).toBeUndefined();
    expect(await proveWork(undefined)).toBeUndefined();
  });
});

describe("the accounts file", () => {
  it("requires a way to log in for each account and rejects unknown account names", () => {
    const account = { username: "a", password: "b" };
    expect(v.is(accountsSchema, {})).toBe(true);
    expect(v.is(accountsSchema, { member: account })).toBe(true);
    expect(v.is(accountsSchema, { member: { token: "0".repeat(16) } })).toBe(
      true,
    );
    expect(v.is(accountsSchema, { member: { username: "a" } })).toBe(false);
    expect(v.is(accountsSchema, { members: account })).toBe(false);
  });
});

describe("a platform that does not answer", () => {
  it("does not conform, even when no call could be judged", async () => {
    const report = await conform({
      url: "https://platform.example",
      accounts: {},
      merchant: "lantern",
      language: "EN",
      hosts: [],
      effects: false,
      only: "balance",
      fetch: () => Promise.reject(new TypeError("fetch failed")),
    });
    expect(report.calls.map(({ verdict }) => verdict)).toEqual([
      "not run",
      "not run",
    ]);
    expect(report.ok).toBe(false);
    expect(writeReport(report)).toContain("Nothing could be tried.");
  });
});

it("uses an amount of at least 1.00", () => {
  expect(["50.00", "0.00", "0.50", "0", ""].map(atLeastOne)).toEqual([
    "50.00",
    "1.00",
    "1.00",
    "1.00",
    "1.00",
  ]);
});

it("reports each call with its differences below it", () => {
  const text = writeReport({
    url: "https://platform.example",
    ok: false,
    hosts: [
      {
        host: "https://cdn.example",
        call: "balance",
        path: "$.url",
        listed: false,
      },
    ],
    calls: [
      {
        id: "W-49",
        name: "balance",
        method: "GET",
        path: "/wps/v2/wallets/balance",
        verdict: "differs",
        why: "",
        differences: [
          { path: "$.value.balance", expected: "a", got: "b", times: 3 },
        ],
        extra: ["$.value.more"],
        unseen: [],
        nodes: 3,
      },
    ],
  });
  expect(text).toContain("differs   W-49    balance");
  expect(text).toContain("$.value.balance, and 2 more like it");
  expect(text).toContain("not of the contract: $.value.more");
  expect(text).toContain("https://cdn.example  balance $.url");
  expect(text).toContain(
    "1 calls: 0 conforms, 1 differs, 0 missing, 0 not run.",
  );
});
