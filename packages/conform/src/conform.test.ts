import { describe, expect, it } from "vitest";
import { fakePlatform } from "@foyer/platform/fake";
import { allPlans } from "./plans/all.ts";
import { writeReport } from "./report.ts";
import { allCalls, conform, type ConformOptions } from "./run.ts";

const token = "0".repeat(32);

const options: Omit<ConformOptions, "fetch"> = {
  url: "https://platform.example",
  accounts: {
    member: {
      username: "maya",
      password: "sand-and-sea",
      paymentPassword: "p",
    },
    agent: { token },
    upline: { token },
    trial: { token },
    spare: { username: "sam", password: "sand", paymentPassword: "p" },
    newPassword: "other",
    newPaymentPassword: "o",
    codes: { fixed: "000000" },
    register: { fields: {} },
    affiliateCode: "A",
  },
  merchant: "lantern",
  language: "EN",
  hosts: [],
  effects: true,
};

it("has exactly one plan for every call of the contract", () => {
  expect(allPlans.map(({ call }) => call.name).toSorted()).toEqual(
    allCalls.map(({ name }) => name).toSorted(),
  );
});

it("sends only GET requests, login and logout when effects are not allowed", () => {
  const reading = allPlans.filter(({ effect }) => !effect);
  expect(
    reading.map(({ call }) => call).filter(({ method }) => method !== "GET"),
  ).toEqual(
    allCalls.filter(({ name }) => name === "login" || name === "logout"),
  );
  expect(reading.filter(({ call }) => call.money)).toEqual([]);
});

describe("unusable platform answers", () => {
  const deep = `{"success":true,"code":"OK","message":"","value":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;
  it.each([
    ["nothing", ""],
    ["null", "null"],
    ["a list", "[]"],
    ["no value", '{"success":true,"code":"OK","message":""}'],
    ["a page", "<!doctype html><title>Gateway</title>"],
    ["no end", deep],
    [
      "odd members",
      '{"success":true,"value":{"__proto__":{"a":1},"list":[null,1,{}],"keys":[{}]}}',
    ],
    ["a refusal of its own", '{"success":false,"code":5,"message":{}}'],
  ])(
    "reports differences and does not throw when the answer is %s",
    async (_, text) => {
      const report = await conform({
        ...options,
        fetch: () =>
          Promise.resolve(
            new Response(text, {
              headers: { "content-type": "application/json" },
            }),
          ),
      });
      expect(report.ok).toBe(false);
      expect(report.calls).toHaveLength(allCalls.length);
      expect(
        report.calls.filter(({ verdict }) => verdict === "differs").length,
      ).toBeGreaterThan(25);
      expect(writeReport(report)).toContain("differs");
    },
  );

  it.each([404, 405, 501])(
    "counts a call as missing when the answer is HTTP %d",
    async (status) => {
      const report = await conform({
        ...options,
        only: "system",
        fetch: () => Promise.resolve(new Response("", { status })),
      });
      expect(new Set(report.calls.map(({ verdict }) => verdict))).toEqual(
        new Set(["missing"]),
      );
    },
  );
});

it("sends calls through an adapter", async () => {
  const platform = fakePlatform();
  const paths: string[] = [];
  const report = await conform({
    ...options,
    effects: false,
    only: "systemStatus",
    fetch: (url, init) => {
      const { pathname } = new URL(url);
      paths.push(pathname);
      return platform.fetch(
        pathname.replace("/api/status", "/wps/system/status"),
        init,
      );
    },
    adapter: {
      path: ({ name }) => (name === "systemStatus" ? "/api/status" : undefined),
    },
  });
  expect(paths).toContain("/api/status");
  expect(paths).not.toContain("/wps/system/status");
  expect(report.calls[0]?.verdict).toBe("conforms");
});
