import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { basePack } from "./basePacks.ts";
import { root } from "../checkout.ts";
import { checkPacks } from "./packCheck.ts";
import { places } from "./packCheckPlaces.ts";

const english = {
  hello: "Hello {name}",
  count: "{count, plural, one {# game} other {# games}}",
  more: "{count, plural, other {and # more}}",
  help: "Ask <link>us</link>",
  kind: "{kind, select, win {Won} other {Lost}}",
  age: "From {age, number} years",
  "bottom.home": "Home",
  "x.submit": "Send",
};
const check = (
  messages: Record<string, string>,
  { complete = false, tag }: { complete?: boolean; tag?: string } = {},
) => checkPacks(english, [{ file: "ms.json", messages, complete, tag }]);

describe("checkPacks", () => {
  it("accepts a pack with the same ids and arguments", () => {
    expect(
      check(
        {
          hello: "Hai {name}",
          count: "{count, plural, other {# permainan}}",
          more: "{count, plural, other {dan # lagi}}",
          help: "Tanya <link>kami</link>",
          kind: "{kind, select, win {Menang} other {Kalah}}",
          age: "Dari {age, number} tahun",
          "bottom.home": "Utama",
          "x.submit": "Hantar",
        },
        { complete: true, tag: "ms" },
      ),
    ).toEqual([]);
  });
  it("reports messages missing from a base pack, not from a brand's overrides", () => {
    expect(check({ hello: "Hai {name}" }, { complete: true })).toContain(
      'ms.json: "count" is missing.',
    );
    expect(check({ hello: "Hai {name}" })).toEqual([]);
  });
  it("reports unused ids, including names of JavaScript's own members", () => {
    expect(check({ vanished: "x", toString: "x" })).toEqual([
      'ms.json: "vanished" is used by nothing; remove it.',
      'ms.json: "toString" is used by nothing; remove it.',
    ]);
    expect(check({ "bottom.hom": "x" })).toEqual([
      'ms.json: "bottom.hom" is used by nothing (did you mean "bottom.home"?); remove it.',
    ]);
  });
  it("reports invalid ICU and empty texts", () => {
    expect(check({ hello: "Hai {name" })[0]).toContain('"hello" is not ICU');
    expect(check({ hello: " " })).toEqual(['ms.json: "hello" is empty.']);
  });
  it("reports arguments, tags and choices that differ from the English message", () => {
    expect(check({ hello: "Hai {nama}" })).toEqual([
      'ms.json: "hello" uses {nama}, which the English message does not have.',
      'ms.json: "hello" leaves out {name}, which the English message shows.',
    ]);
    expect(
      check({ count: "{count, plural, other {# <b>x</b> {y}}}" }).join(),
    ).toMatch(/<b>.*\{y\}/s);
    expect(check({ help: "Tanya kami" })[0]).toContain("leaves out <link>");
    expect(check({ kind: "{kind, select, other {Kalah}}" })).toEqual([
      'ms.json: "kind" has no text for win of {kind}.',
    ]);
    expect(
      check({ kind: "{kind, select, win {W} draw {D} other {L}}" }),
    ).toEqual([
      'ms.json: "kind" has a text for draw of {kind}, which the English message does not have.',
    ]);
  });
  it("reports an unformatted number, which would have Latin digits in every language", () => {
    expect(check({ age: "Dari {age} tahun" })).toEqual([
      'ms.json: "age" shows {age} as it is given; it is a number: write {age, number}.',
    ]);
    expect(
      check({ age: "{age, plural, other {Dari # tahun}}", hello: "{name}" }),
    ).toEqual([]);
  });
  it.each([
    [
      "ar",
      "{count, plural, one {a} other {b}}",
      "lacks the form zero, two, few, many of {count}",
    ],
    [
      "ar",
      "{count, plural, =0 {z} one {a} two {b} few {c} many {d} other {e}}",
      undefined,
    ],
    ["ru", "{count, plural, one {a} few {b} other {c}}", "lacks the form many"],
    ["fr", "{count, plural, one {a} other {b}}", "lacks the form many"],
    [
      "zh-Hans",
      "{count, plural, one {a} other {b}}",
      "has the form one of {count}, which the language does not have; it has other",
    ],
    ["th", "{count, plural, other {a}}", undefined],
  ])("checks the plural forms of %s: %s", (tag, count, rule) => {
    const said = check({ count }, { tag });
    if (rule === undefined) expect(said).toEqual([]);
    else expect(said.join()).toContain(rule);
  });
  it("requires no plural form where English has none", () => {
    expect(
      check({ more: "{count, plural, other {و# أخرى}}" }, { tag: "ar" }),
    ).toEqual([]);
  });
  it("reports texts that are too long, counting East Asian characters twice and marks not at all", () => {
    expect(check({ "bottom.home": "Kembali ke permulaan" })).toEqual([
      'ms.json: "bottom.home" is too long for a place of the phone\'s bottom bar: 20 letters, and 14 are the most.',
    ]);
    expect(check({ "bottom.home": "回到最开始的地方" })).toHaveLength(1);
    expect(check({ "bottom.home": "หน้าหลักที่นี่" })).toEqual([]);
    expect(check({ "x.submit": "x".repeat(33) })).toHaveLength(1);
    expect(check({ hello: `Hai {name} ${"x".repeat(80)}` })).toHaveLength(1);
  });
});

describe("the places", () => {
  it("each match at least one message", () => {
    const used = Object.keys(basePack(root, "en")?.messages ?? {}).map((id) =>
      places.find(({ ids }) => ids.test(id)),
    );
    expect(places.filter((place) => !used.includes(place))).toEqual([]);
  });

  it("match the limits in the brand team's guide", () => {
    const guide = readFileSync(`${root}docs/brands.md`, "utf8");
    const [, table = ""] = guide.split("| Place ");
    const rows = [
      ...table.matchAll(/\| (\d+)(?:, or (twice|[\d.]+))?[^|]*\|\n/g),
    ];
    expect(
      rows.map(([, most, times]) => [
        Number(most),
        times === "twice" ? 2 : times === undefined ? 0 : Number(times),
      ]),
    ).toEqual(places.map(({ most, times = 0 }) => [most, times]));
  });
});
