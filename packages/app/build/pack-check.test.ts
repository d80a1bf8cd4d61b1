import { describe, expect, it } from "vitest";
import { checkPacks } from "./pack-check.ts";

const english = {
  hello: "Hello {name}",
  count: "{count, plural, one {# game} other {# games}}",
  help: "Ask <link>us</link>",
};
const check = (messages: Record<string, string>, complete = false) =>
  checkPacks(english, [{ file: "MY.json", messages, complete }]);

describe("checkPacks", () => {
  it("is content with a pack that has the same ids and arguments", () => {
    expect(
      check(
        {
          hello: "Hai {name}",
          count: "{count, plural, other {# permainan}}",
          help: "Tanya <link>kami</link>",
        },
        true,
      ),
    ).toEqual([]);
  });
  it("names what is missing from a base pack, not from a brand's overrides", () => {
    expect(check({ hello: "Hai" }, true)).toEqual([
      'MY.json: "count" is missing.',
      'MY.json: "help" is missing.',
    ]);
    expect(check({ hello: "Hai" })).toEqual([]);
  });
  it("names ids that nothing uses", () => {
    expect(check({ gone: "x" })).toEqual([
      'MY.json: nothing uses "gone"; remove it.',
    ]);
  });
  it("names what is not ICU, and what is empty", () => {
    expect(check({ hello: "Hai {name" })[0]).toContain('"hello" is not ICU');
    expect(check({ hello: " " })).toEqual(['MY.json: "hello" is empty.']);
  });
  it("names arguments and tags that the English message does not have, in plural forms too", () => {
    expect(check({ hello: "Hai {nama}" })[0]).toContain("uses {nama}");
    expect(
      check({ count: "{count, plural, other {# <b>x</b> {y}}}" }).join(),
    ).toMatch(/<b>.*\{y\}/s);
  });
});
