import { describe, expect, it } from "vitest";
import { glossaryFaults, proseOf, readGlossary, textsOf } from "./glossary.ts";

const glossary = readGlossary(`
Prose with \`code\` that is no table.

| Term | Means | Not |
| --- | --- | --- |
| log in | open a session | \`sign in\`, account |
| \`wallet\` | holds money | \`purse\`, \`vendor’s wallet\` |

| Not | Instead |
| :-- | --- |
| \`any more\`† | no longer |

| Text | Row |
| --- | --- |
| Please sign in; Any more | ERR-01 |

| 中文 | Not |
| --- | --- |
| 返水 | \`洗码\` |
`);
const faults = (text: string) =>
  glossaryFaults(glossary, [{ place: "here", text }]);

describe("a glossary", () => {
  it("rules out words in code marks under “Not”, in any of its tables", () => {
    expect(glossary.not).toEqual([
      "sign in",
      "purse",
      "vendor’s wallet",
      "any more",
      "洗码",
    ]);
    expect([...glossary.notInProduct]).toEqual(["any more"]);
  });

  it.each([
    ["Sign in here", "sign in"],
    ["Your PURSE is empty", "purse"],
    ["A vendor's wallet", "vendor’s wallet"],
    ["It is not shown any\nmore", "any more"],
    ["每日洗码一次", "洗码"],
  ])(
    "finds a word regardless of its case, quotes and spaces: %s",
    (text, word) => {
      expect(faults(text)).toEqual([
        `here says "${word}", which the glossary rules out.`,
      ]);
    },
  );

  it.each([
    "Please sign in",
    "Any more",
    "Pursed lips",
    "Assign input",
    "{purse} and {purse, plural, other {coins}}",
    "",
  ])(
    "ignores quotations, parts of other words and names of values: %s",
    (text) => {
      expect(faults(text)).toEqual([]);
    },
  );

  it("reads the sentences of a document without its code and addresses", () => {
    expect(
      proseOf(
        "See [this](../purse.md), [purse.test.ts](x), run `purse`:\n\n```sh\npurse\n```\n\n<Purse />",
      ),
    ).not.toMatch(/purse/i);
    expect(proseOf("A purse.")).toBe("A purse.");
  });

  it("reads visible texts in code, not comments and names", () => {
    expect(
      textsOf(
        '// "a comment here"\n/* "and here" */\nconst id = "one"; say("Two words", `and ${three} more words`);',
      ),
    ).toEqual(["Two words", "and ${three} more words"]);
  });
});
