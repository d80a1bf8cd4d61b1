import { describe, expect, it } from "vitest";
import { readMarkup } from "./mailMarkup.ts";

const paragraph = (text: string) => ({
  is: "paragraph",
  inside: [{ is: "text", text }],
});

describe("readMarkup", () => {
  it("reads paragraphs, bold, italics, lists, and line breaks", () => {
    expect(
      readMarkup("One **two** *three*\\\nfour.\n\n- a\n- **b**\n\n1. c"),
    ).toEqual({
      faults: [],
      blocks: [
        {
          is: "paragraph",
          inside: [
            { is: "text", text: "One " },
            { is: "strong", inside: [{ is: "text", text: "two" }] },
            { is: "text", text: " " },
            { is: "emphasis", inside: [{ is: "text", text: "three" }] },
            { is: "break" },
            { is: "text", text: "four." },
          ],
        },
        {
          is: "list",
          ordered: false,
          items: [
            [{ is: "text", text: "a" }],
            [{ is: "strong", inside: [{ is: "text", text: "b" }] }],
          ],
        },
        { is: "list", ordered: true, items: [[{ is: "text", text: "c" }]] },
      ],
    });
  });

  it("makes a button of a link, and a large code of a code, that is a paragraph of its own", () => {
    expect(
      readMarkup("Enter\n\n{code}\n\n[Open]({link})\n\nor [open]({link}).")
        .blocks,
    ).toEqual([
      paragraph("Enter"),
      { is: "code" },
      { is: "button", label: [{ is: "text", text: "Open" }] },
      {
        is: "paragraph",
        inside: [
          { is: "text", text: "or " },
          { is: "link", inside: [{ is: "text", text: "open" }] },
          { is: "text", text: "." },
        ],
      },
    ]);
  });

  it.each([
    ["<b>Hello</b>", "HTML"],
    ["<div>\nHello\n</div>", "HTML"],
    ["<!-- note -->", "HTML"],
    ["![A boat](https://cdn.example/a.png)", "picture"],
    ["# Hello", "heading"],
    ["Hello\n===", "heading"],
    ["> Hello", "quotation"],
    ["    Hello", "four spaces"],
    ["```\nHello\n```", "four spaces"],
    ["`Hello`", "backtick"],
    ["Hello\n\n---\n\nyou", "line of dashes"],
    ["[Open](https://evil.example)", "address of its own"],
    ["[Open](javascript:alert)", "address of its own"],
    ["[Open]({link}?more=1)", "address of its own"],
    ['[Open]({link} "title")', "address of its own"],
    ["<https://evil.example>", "address of its own"],
    ["[Open][1]\n\n[1]: https://evil.example", "address"],
  ])("reports what an e-mail cannot have: %s", (text, said) => {
    const { faults, blocks } = readMarkup(text);
    expect(faults.join(" ")).toContain(said);
    expect(JSON.stringify(blocks)).not.toMatch(/"is":"(link|button)"/);
  });

  it("takes an address in the text for text", () => {
    expect(readMarkup("See https://harbour.example.")).toEqual({
      faults: [],
      blocks: [paragraph("See https://harbour.example.")],
    });
  });
});
