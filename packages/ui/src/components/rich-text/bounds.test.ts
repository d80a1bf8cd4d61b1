import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { isWithinBounds } from "./bounds.ts";

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join("");

describe("markup that editors write", () => {
  it.each([
    ["nothing", ""],
    ["a book of rules", times(900, (at) => `<p class="x">${at} <b>a</b></p>`)],
    ["a long list without ends", times(1500, (at) => `<li>Line ${at}`)],
    [
      "a table of 400 rows",
      `<table>${times(400, () => '<tr><td colspan="2">a<td>b')}</table>`,
    ],
    [
      "bold around blocks",
      times(300, () => "<b><p>a</p><ul><li>b</li></ul></b>"),
    ],
    ["text with signs", "1 < 2 and 3 > 2. ".repeat(1000)],
    [
      "a picture's own bytes",
      `<img alt="a > b" src="data:image/png;base64,${"A".repeat(200_000)}">`,
    ],
    [
      "comments of a word processor",
      times(200, () => "<!--StartFragment--><p><b>a</b></p><!--[if x]>-->"),
    ],
    ["attributes without room between", `<p title="a"lang='en'dir=ltr>a</p>`],
  ])("is within bounds: %s", (_what, html) => {
    expect(isWithinBounds(html)).toBe(true);
  });
});

describe("markup that would block the page", () => {
  it.each([
    ["70 KB in 10,000 elements", "<b>x</b>".repeat(10_000)],
    ["20,000 elements in each other", "<div>".repeat(20_000)],
    ["200 elements in each other", `${"<div>".repeat(200)}a`],
    ["too many characters", "a".repeat(300_001)],
    ["comments alone", "<!---->".repeat(28_000)],
    ["angle brackets alone", "<".repeat(200_000)],
    ["28,000 attributes", `<p ${times(28_000, (at) => `a${at} `)}>a`],
    ["attributes without a room", `<p ${times(9_000, (at) => `a${at}=""`)}>`],
    [
      "attributes behind a value with an angle bracket",
      `<p a=" < " ${times(9_000, (at) => `a${at} `)}>`,
    ],
    [
      "8 KB whose 400 open elements come back in 400 blocks",
      `<div><p>${times(400, (at) => `<b a=${at}>`)}</p></div>${"<div>x</div>".repeat(400)}`,
    ],
    [
      "the same, with ends that a parser does not see in a comment",
      `<div><p>${times(400, (at) => `<b a=${at}><!-- </b> -->`)}</p></div>${"<div>x</div>".repeat(400)}`,
    ],
    [
      "the same, with ends that stand in a value",
      `<div><p>${times(400, (at) => `<b a=${at} b="></b>">`)}</p></div>${"<div>x</div>".repeat(400)}`,
    ],
    [
      "the same, with ends in a cell",
      `<div>${times(150, (at) => `<b a=${at}><table><tr><td></b></td></tr></table>`)}</div>${"<div>x</div>".repeat(150)}`,
    ],
  ])("is out of bounds: %s", (_what, html) => {
    expect(isWithinBounds(html)).toBe(false);
  });

  it("is checked in under two seconds near the size limit", () => {
    const began = performance.now();
    isWithinBounds(`<p ${"x ".repeat(140_000)}>`);
    isWithinBounds(`<p ${" ".repeat(290_000)}>`);
    isWithinBounds("a".repeat(299_000));
    isWithinBounds(`<!--${"-".repeat(290_000)}`);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});

describe("markup within bounds", () => {
  const names = "b i a p div td table object select template style svg ul li";
  const piece = fc.constantFrom(
    ...names
      .split(" ")
      .flatMap((name) => [
        ...[`<${name}>`, `</${name}>`, `<${name} x=1>`],
        ...[`<${name} x="></b>">`, `<${name}/>`, `<${name} x="`],
      ]),
    ...["x", " ", '">', "<!--", "-->", "<![CDATA[", "]]>", "</>", "<!x"],
  );

  it("never makes the parser create more than 10,000 elements", () => {
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 3, maxLength: 14 }),
        fc.array(piece, { minLength: 1, maxLength: 8 }),
        (opening, closing) => {
          const html = [opening, closing]
            .map((part, side) =>
              times(150, (at) =>
                part.join("").replaceAll("x=1", `x=${side}${at}`),
              ),
            )
            .join("");
          if (!isWithinBounds(html)) return;
          const { length } = new DOMParser()
            .parseFromString(html, "text/html")
            .querySelectorAll("*");
          expect(length).toBeLessThanOrEqual(10_000);
        },
      ),
      { numRuns: 150 },
    );
  });
});
