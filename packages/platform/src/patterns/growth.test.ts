import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { patterns } from "./index.ts";

/*
 * Linear time cannot be measured reliably with a clock, so the expressions themselves are checked: anchored at both
 * ends with one repeated class, or without any repetition, they have only one possible match.
 */
const files = [
  "catalogue.ts",
  "date.ts",
  "email.ts",
  "../domain/hosts.ts",
  "../money/decimal.ts",
  "../client/token.ts",
];
const literal =
  /(?<=[\s(,=])\/(?![/*])((?:\\.|\[(?:\\.|[^\]])*\]|[^/\n])+)\/u?(?=[\s,;).])/g;

const expressions = files.flatMap((file) =>
  [
    ...readFileSync(new URL(file, import.meta.url), "utf8").matchAll(literal),
  ].map(([, body = ""]) => [file, body] as const),
);

/** The expression with each class replaced by one letter. */
const bones = (body: string): string =>
  body
    .replace(/\\[pP]\{[^}]*\}/g, "p")
    .replace(/\\./g, "e")
    .replace(/\[[^\]]*\]/g, "c");

describe("expressions", () => {
  it("include at least one for each pattern of the catalogue", () => {
    expect(
      expressions.filter(([file]) => file === "catalogue.ts").length,
    ).toBeGreaterThanOrEqual(patterns.length);
  });

  it.each(expressions)("%s: /%s/ can match in only one way", (_, body) => {
    const unbounded = bones(body).match(/[*+]/g) ?? [];
    expect(unbounded.length).toBeLessThanOrEqual(1);
    expect(bones(body)).not.toMatch(/\)[*+{]|\(\?[=!<]|\\\d/);
    expect(bones(body)).toMatch(/^(?:\^[^*+]*[cep]\+\)?\$|[^*+]*)$/);
  });
});
