import { describe, expect, it } from "vitest";
import { markdownHtml } from "./markdownHtml.ts";
import { readMarkdown, type MarkdownPlaces } from "./readMarkdown.ts";

const places: MarkdownPlaces = {
  linkFault: (href) => (href === "/help" ? undefined : `leads to ${href}.`),
  pictureFault: (file) => (file === "room.webp" ? undefined : `shows ${file}.`),
};
const read = (text: string) => readMarkdown(text, places);
const html = (text: string) =>
  markdownHtml(read(text).tree, (file) => ({
    src: `/assets/${file}`,
    width: 640,
    height: 360,
  }));

describe("readMarkdown", () => {
  it.each([
    ["a heading of the first level", "Text\n\n# Rooms", 3, /begin it with ##/],
    ["an underlined one", "Rooms\n=====", 1, /begin it with ##/],
    ["an element", "Text\n\n<div>Rooms</div>", 3, /HTML/],
    ["an element in a sentence", "A\n\nsome <b>bold</b> words", 3, /HTML/],
    ["a comment", "<!-- to do -->", 1, /HTML/],
    ["a script", "<script>alert(1)</script>", 1, /HTML/],
    ["a link that leads nowhere", "[help](/halp)", 1, /leads to \/halp/],
    ["an automatic link", "<https://evil.example>", 1, /leads to https/],
    ["a picture that is not there", "![A room](x.png)", 1, /shows x\.png/],
    ["a picture without words", "![](room.webp)", 1, /in the square brackets/],
    ["an address elsewhere", "[a][b]\n\n[b]: /help", 1, /round brackets/],
    ["a link in a table", "| A |\n| - |\n| [x](/y) |", 3, /leads to \/y/],
  ])("finds %s, with its line", (_, text, line, rule) => {
    expect(read(text).faults[0]).toEqual({
      line,
      rule: expect.stringMatching(rule),
    });
  });

  it("finds no fault in what the portal can show", () => {
    const text =
      "## Rooms\n\n*Open* **all day**.\n\n- one\n  1. two\n\n> Quiet.\n\n---\n\n[Help](/help) ![A room](room.webp)\n\n| Room | Tables |\n| --- | --: |\n| Blue | 4 |\n\n`code`";
    expect(read(text).faults).toEqual([]);
  });

  it.each([
    ["quotations", ">".repeat(60_000)],
    ["lists", "- ".repeat(30_000)],
    ["links", "[".repeat(60_000)],
    ["emphasis", "*a **b ".repeat(8000)],
    ["paragraphs", "a\n\n".repeat(3000)],
    ["rows of a table", "| A |\n| - |\n" + "| 1 |\n".repeat(3000)],
  ])("refuses endless %s", (_, text) => {
    expect(read(text).faults).toEqual([
      { line: 1, rule: expect.stringContaining("divide it") },
    ]);
  });
});

describe("markdownHtml", () => {
  it("makes headings, lists, tables, links and pictures with their sizes", () => {
    expect(html("## Rooms\n\n**Open** [all day](/help)")).toBe(
      '<h2>Rooms</h2>\n<p><strong>Open</strong> <a href="/help">all day</a></p>',
    );
    expect(html("![A room](room.webp)")).toBe(
      '<p><img src="/assets/room.webp" alt="A room" width="640" height="360"></p>',
    );
    expect(html("| A |\n| - |\n| 1 |")).toMatch(/<table>.*<th>A.*<td>1/s);
  });

  it("escapes everything that a browser could take for markup", () => {
    expect(html("1 < 2 & `<b>`")).toBe(
      "<p>1 &#x3C; 2 &#x26; <code>&#x3C;b></code></p>",
    );
    // Refused, and yet not in it.
    expect(html("<img src=x onerror=alert(1)>")).not.toContain("<img");
  });
});
