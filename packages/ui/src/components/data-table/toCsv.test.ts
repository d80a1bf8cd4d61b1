// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DataTableColumn } from "./columns.ts";
import { csvFileName, toCsv } from "./toCsv.ts";

interface Row {
  name: string;
  amount: string;
  at?: number;
}

const columns: DataTableColumn<Row>[] = [
  { key: "name", header: "Name" },
  { key: "amount", header: "Amount", kind: "money" },
];
const plain = (name: string, amount = "0"): string =>
  toCsv(columns, [{ name, amount }], { bom: false });

/** Parses CSV according to RFC 4180, independently of the code that writes it. */
function parse(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let at = 0;
  while (at < text.length) {
    let value = "";
    if (text[at] === '"') {
      at += 1;
      for (;;) {
        if (at >= text.length) throw new Error("A quote stays open.");
        if (text[at] !== '"') value += text[at++];
        else if (text[at + 1] === '"') {
          value += '"';
          at += 2;
        } else break;
      }
      at += 1;
    } else
      while (at < text.length && !",\r\n".includes(text[at] ?? ""))
        value += text[at++];
    line.push(value);
    if (text[at] === ",") at += 1;
    else if (text.startsWith("\r\n", at)) {
      lines.push(line);
      line = [];
      at += 2;
    } else throw new Error(`Unexpected ${JSON.stringify(text[at])} at ${at}.`);
  }
  return lines;
}

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc
    .array(
      fc.constantFrom('"', ",", "\r\n", "\n", ";", "\t", "=", "-", "a", " "),
    )
    .map((parts) => parts.join("")),
);
const decimal = fc
  .tuple(
    fc.constantFrom("", "-"),
    fc.stringMatching(/^\d{1,30}$/),
    fc.stringMatching(/^(\.\d{1,18})?$/),
  )
  .map((parts) => parts.join(""));

describe("toCsv", () => {
  it("starts with the UTF-8 byte order mark and the headers, and ends each line with CRLF", () => {
    expect(toCsv(columns, [])).toBe("\ufeffName,Amount\r\n");
    expect(plain("Jade Garden", "12.50")).toBe(
      "Name,Amount\r\nJade Garden,12.50\r\n",
    );
  });

  it("quotes commas, quotes and line breaks", () => {
    expect(plain('a "b", c\r\nd')).toBe(
      'Name,Amount\r\n"a ""b"", c\r\nd",0\r\n',
    );
  });

  it.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "  =1",
    "\uff1d1",
    "-cmd|' /C calc'!A0",
  ])("neutralises the formula %j", (formula) => {
    const [, line] = parse(plain(formula));
    expect(line?.[0]).toBe(`'${formula}`);
  });

  it("neutralises formulas after semicolons, tabs and line breaks too", () => {
    const [, line] = parse(plain("a;=1+1\n=2\t@x\t\n-"));
    expect(line?.[0]).toBe("a;'=1+1\n'=2\t'@x\t\n'-");
  });

  it("leaves negative amounts as numbers but neutralises formulas in an amount column", () => {
    const amounts = [
      "-12.50",
      "-123456789012345678901234567890.12",
      "-1+1",
      "=1",
    ];
    expect(amounts.map((amount) => parse(plain("", amount))[1]?.[1])).toEqual([
      "-12.50",
      "-123456789012345678901234567890.12",
      "'-1+1",
      "'=1",
    ]);
  });

  it("writes times as displayed and leaves missing ones empty", () => {
    const timed: DataTableColumn<Row>[] = [
      { key: "at", header: "Time", kind: "time" },
    ];
    const rows = [
      { name: "", amount: "", at: Date.UTC(2026, 2, 4, 16) },
      { name: "", amount: "" },
    ];
    expect(toCsv(timed, rows, { bom: false, timeZone: "Asia/Manila" })).toBe(
      "Time\r\n2026/03/05 00:00:00\r\n\r\n",
    );
  });

  it("can be parsed back whatever the fields contain", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ name: anyText, amount: decimal }), {
          maxLength: 6,
        }),
        (rows) => {
          const [heads, ...lines] = parse(toCsv(columns, rows, { bom: false }));
          expect(heads).toEqual(["Name", "Amount"]);
          const disarmed = (text: string) =>
            text.replace(
              /(^|[;\t\r\n])(?=[^\S\t\r\n]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g,
              "$1'",
            );
          expect(lines).toEqual(
            rows.map(({ name, amount }) => [disarmed(name), amount]),
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  it("never lets a text field start as a formula, whichever separator splits it", () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const field = parse(plain(name))[1]?.[0] ?? "";
        for (const piece of field.split(/[;\t\r\n]/))
          expect(piece).not.toMatch(/^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/);
      }),
      { numRuns: 500 },
    );
  });
});

describe("csvFileName", () => {
  it.each([
    ["Bets 2026/03", "Bets 2026-03.csv"],
    ["../../etc/passwd", "etc-passwd.csv"],
    ["bets.csv", "bets.csv"],
    ["\u202egpj.exe", "gpj.exe.csv"],
    ["", "records.csv"],
    ["ဂိမ်း", "ဂိမ်း.csv"],
  ])("turns %j into %j", (name, saved) => {
    expect(csvFileName(name)).toBe(saved);
  });
});
