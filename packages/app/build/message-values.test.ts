import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { root } from "../vite.shared.ts";
import { bareArguments, type BareArgument } from "./message-values.ts";

const sources = ["packages/app/src", "packages/ui/src"].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\./.test(file)),
);

describe("bareArguments", () => {
  const found = (type: string, messages: string) =>
    bareArguments(
      "a.ts",
      `const messages = defineMessages<${type}>({ ${messages} });`,
    ).map(({ id, name, type: is }) => [id, name, is]);
  const message = (key: string, text: string) =>
    `${key}: { id: "x.${key}", defaultMessage: "${text}", description: "" }`;

  it("tells numbers from texts, and leaves out what is written by the language", () => {
    expect(
      found(
        "{ a: { n: number; s: string } } & Record<'b' | 'c', { n: number }>",
        [
          message("a", "{n} of {s}"),
          message("b", "<b>{n}</b>"),
          message("c", "{n, number} {n, plural, other {# x}}"),
        ].join(),
      ),
    ).toEqual([
      ["x.a", "n", "number"],
      ["x.a", "s", "text"],
      ["x.b", "n", "number"],
    ]);
  });

  it("looks into plural forms, and says where it cannot tell", () => {
    expect(
      found(
        "{ a: { n: number; m?: number | string; o: Elsewhere } }",
        message("a", "{n, plural, other {{m} {o} {p}}}"),
      ),
    ).toEqual([
      ["x.a", "m", "number"],
      ["x.a", "o", "unknown"],
      ["x.a", "p", "unknown"],
    ]);
  });
});

describe("every message of the portal", () => {
  const all: readonly BareArgument[] = sources.flatMap((file) => {
    const source = readFileSync(root + file, "utf8");
    return source.includes("defineMessages")
      ? bareArguments(root + file, source)
      : [];
  });

  it("shows no number as it is given: write {minute, number}, so that it has the numerals of the language", () => {
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter(({ type }) => type === "number")).toEqual([]);
  });

  it("says in its types what it is given", () => {
    expect(all.filter(({ type }) => type === "unknown")).toEqual([]);
  });
});
