import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { join } from "node:path";
import { makeBrandFolder } from "../checks/brandFolder.testing.ts";
import { exportPack, importPack } from "./exportTokens.ts";

let folder: ReturnType<typeof makeBrandFolder>;
beforeEach(() => {
  folder = makeBrandFolder();
});
afterEach(() => folder.remove());

const files = () =>
  ["brand.json", "tokens.json", "messages/EN.json"].map((name) => ({
    name,
    text: readFileSync(join(folder.brandDir, name), "utf8"),
  }));
const replaced = (name: string, text: string) =>
  files().map((file) => (file.name === name ? { name, text } : file));

describe("exporting and importing a whole pack", () => {
  it("keeps the same bytes and loses nothing", () => {
    const { brand, tokens, messages, problems } = importPack(files());
    expect(problems).toEqual([]);
    if (!brand || !tokens) throw new Error("The pack was not read.");
    const assets = [{ name: "logo.svg", text: "<svg/>" }];
    const first = exportPack({ brand, tokens, messages, assets });
    expect(first.map(({ name }) => name)).toEqual([
      "brand.json",
      "tokens.json",
      "messages/EN.json",
      "assets/logo.svg",
    ]);
    const again = importPack(first);
    expect(again.problems).toEqual([]);
    if (!again.brand || !again.tokens)
      throw new Error("The export was not read.");
    expect(
      exportPack({
        brand: again.brand,
        tokens: again.tokens,
        messages: again.messages,
        assets,
      }),
    ).toEqual(first);
    expect(again.brand).toEqual(JSON.parse(files()[0]?.text ?? ""));
  });

  it("does not fill in defaults for missing members", () => {
    expect(importPack(files()).brand).not.toHaveProperty("winnerBoard");
  });

  it.each([
    ["brand.json", "{", "brand.json", "is not valid JSON"],
    ["brand.json", '{"name":7}', "brand.json", "must be a text, but is 7."],
    [
      "brand.json",
      '{"__proto__":{"name":"x"}}',
      "brand.json",
      'has a member "__proto__"',
    ],
    ["brand.json", `\uFEFF{}`, "brand.json", "byte order mark"],
    ["tokens.json", "[]", "tokens.json", "must contain one object of tokens"],
    [
      "tokens.json",
      '{"seeds":{"acent":{"$type":"color","$value":"#000000"}}}',
      "tokens.json",
      'is not a seed (did you mean "accent"?).',
    ],
    [
      "tokens.json",
      `{"a":${"[".repeat(5000)}${"]".repeat(5000)}}`,
      "tokens.json",
      "is nested more than 32 levels deep",
    ],
    ["tokens.json", `"${"a".repeat(1_000_001)}"`, "tokens.json", "is 1.1 MB"],
    ["messages/EN.json", "[]", "messages/EN.json", "must contain one object"],
    [
      "messages/EN.json",
      '{"hd_home":7}',
      "messages/EN.json",
      "must be a text.",
    ],
  ])("reports what is wrong with %s: %s", (name, text, file, rule) => {
    const { problems } = importPack(replaced(name, text));
    expect(
      problems.map((problem) => `${problem.file}: ${problem.rule}`).join("\n"),
    ).toContain(`${file}: `);
    expect(problems.map((problem) => problem.rule).join("\n")).toContain(rule);
  });

  it("reads valid files alongside an invalid one", () => {
    const { brand, tokens, problems } = importPack(replaced("brand.json", "{"));
    expect(brand).toBeUndefined();
    expect(tokens?.stated).toContain("accent");
    expect(problems).toHaveLength(1);
  });

  it("accepts marks of translations, and reports what is wrong with them", () => {
    const marks = (text: string) =>
      importPack([...files(), { name: "messages/marks/EN.json", text }]);
    const { problems, messages } = marks('{"machine":{"hd_home":"Home"}}');
    expect(problems).toEqual([]);
    expect(Object.keys(messages)).toEqual(["EN"]);
    expect(marks('{"seen":{}}').problems).toEqual([
      {
        file: "messages/marks/EN.json",
        key: "seen",
        rule: "is no mark; the marks are machine, unread, read.",
      },
    ]);
  });

  it("rejects a file that does not belong to a pack", () => {
    const { problems } = importPack([{ name: "../../index.ts", text: "" }]);
    expect(problems).toEqual([
      {
        file: "../../index.ts",
        key: "",
        rule: "is not a file of a brand's pack.",
      },
    ]);
  });
});
