import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { root } from "@foyer/brand/checkout";
import english from "../../words/en/portal.json";
import { roleMessages } from "./roles.ts";

/** Matches code that depends on one of these roles; a registration's affiliate code is not such code. */
const branch =
  /\b(is|can|for)(Admin|Affiliate|Partner)s?\b|(===|!==|case|includes\()\s*["'`](admin|affiliate|partner)["'`]/i;

const sources = ["platform", "flows", "app", "sandbox"].flatMap((name) =>
  readdirSync(`${root}packages/${name}/src`, {
    recursive: true,
    withFileTypes: true,
  })
    .filter((file) => file.isFile() && /(?<!\.test)\.tsx?$/.test(file.name))
    .map((file) => `${file.parentPath}/${file.name}`),
);

describe("administrators, affiliates and partners (ROL-20, OPN-50)", () => {
  it("each have a label", () => {
    expect(Object.values(roleMessages).map((id) => english[id])).toEqual([
      "Administrator",
      "Affiliate",
      "Partner",
    ]);
  });

  it("have no special rights: no code depends on these roles", () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(
      sources.filter((file) => branch.test(readFileSync(file, "utf8"))),
    ).toEqual([]);
  });
});
