import { readdirSync, readFileSync } from "node:fs";
import { brandSchema } from "@foyer/platform/brand";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { root } from "@foyer/brand/checkout";
import { headersFile } from "./headers-file.ts";

/*
 * Rates the headers that a brand's servers send like Mozilla's Observatory, by the table of points in
 * mdn/mdn-http-observatory, src/grader/charts.js. Covers only what these headers decide; a purely static site sets no
 * cookie and answers no other site. 100 or more is an A+.
 */

const brands = readdirSync(`${root}themes`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "node_modules")
  .map(({ name }) => name);

/** The headers of every page, from the file for static hosts. */
function headersOf(brand: string): ReadonlyMap<string, string> {
  const { hosts } = v.parse(
    brandSchema,
    JSON.parse(readFileSync(`${root}themes/${brand}/brand.json`, "utf8")),
  );
  const [pages = ""] = headersFile({ hosts }).split("\n\n");
  return new Map(
    pages
      .split("\n")
      .slice(1)
      .map((line) => {
        const [name = "", ...value] = line.trim().split(": ");
        return [name.toLowerCase(), value.join(": ")];
      }),
  );
}

const directivesOf = (policy: string) =>
  new Map(
    policy.split("; ").map((text) => {
      const [name = "", ...sources] = text.split(" ");
      return [name, sources] as const;
    }),
  );

const broad = /^(\*|https?:|ftp:|data:|blob:|'unsafe-inline'|'unsafe-eval')$/;

/** Points of the policy alone. */
function pointsOfPolicy(policy: string): number {
  const parsed = directivesOf(policy);
  const sources = (name: string) =>
    parsed.get(name) ?? parsed.get("default-src") ?? ["*"];
  if (policy === "") return -25;
  if ([...sources("script-src"), ...sources("object-src")].some(isBroad))
    return -20;
  if ([...parsed.values()].flat().some((one) => one.startsWith("http:")))
    return -20;
  if (sources("style-src").some(isBroad)) return 0;
  return parsed.get("default-src")?.join() === "'none'" ? 10 : 5;
}
const isBroad = (source: string) => broad.test(source);

function score(headers: ReadonlyMap<string, string>): number {
  const get = (name: string) => headers.get(name) ?? "";
  const policy = get("content-security-policy");
  const isOneOf = (name: string, ...values: readonly string[]) =>
    values.includes(get(name));
  const age = Number(
    /max-age=(\d+)/.exec(get("strict-transport-security"))?.[1] ?? "0",
  );
  const losses = [
    age >= 15_768_000 ? 0 : age > 0 ? -10 : -20,
    isOneOf("x-content-type-options", "nosniff") ? 0 : -5,
    Math.min(0, pointsOfPolicy(policy)),
  ];
  const framed =
    directivesOf(policy).get("frame-ancestors")?.join() === "'none'" ||
    isOneOf("x-frame-options", "DENY", "SAMEORIGIN");
  const gains = [
    Math.max(0, pointsOfPolicy(policy)),
    framed ? 5 : -20,
    isOneOf("referrer-policy", "no-referrer", "same-origin", "strict-origin")
      ? 5
      : 0,
    isOneOf("cross-origin-resource-policy", "same-origin", "same-site")
      ? 10
      : 0,
    isOneOf(
      "cross-origin-opener-policy",
      "same-origin",
      "same-origin-allow-popups",
    )
      ? 10
      : 0,
  ];
  const sum = (points: readonly number[]) =>
    points.reduce((total, one) => total + one, 0);
  const without = 100 + sum([...losses, ...gains].filter((one) => one < 0));
  // Bonus points count only from 90 points on.
  return without < 90 ? without : without + sum(gains.filter((one) => one > 0));
}

describe("the Observatory score", () => {
  it.each(brands)(
    "of %s is well above the 100 points of the best grade",
    (brand) => {
      expect(score(headersOf(brand))).toBe(140);
    },
  );

  it("decreases with each missing header", () => {
    const [brand = ""] = brands;
    const all = headersOf(brand);
    const without = (name: string) =>
      score(new Map([...all].filter(([one]) => one !== name)));
    expect(without("content-security-policy")).toBe(75);
    expect(without("strict-transport-security")).toBe(80);
    expect(without("referrer-policy")).toBe(135);
    expect(without("cross-origin-opener-policy")).toBe(130);
    expect(without("cross-origin-resource-policy")).toBe(130);
    expect(without("x-content-type-options")).toBe(95 + 40);
  });

  it.each(brands)(
    "of %s comes with HSTS for at least a year, subdomains included",
    (brand) => {
      const header = headersOf(brand).get("strict-transport-security") ?? "";
      expect(Number(/max-age=(\d+)/.exec(header)?.[1])).toBeGreaterThanOrEqual(
        31_536_000,
      );
      expect(header).toContain("includeSubDomains");
    },
  );
});
