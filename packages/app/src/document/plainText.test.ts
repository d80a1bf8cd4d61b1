import { expect, it } from "vitest";
import { plainText } from "./plainText.ts";

it.each([
  [
    "<h2>Limits</h2><p>Ask <b>us</b>, any\n time.</p>",
    "Limits Ask us, any time.",
  ],
  ["<p>1 &lt; 2 &amp; 3 > 2</p>", "1 &lt; 2 &amp; 3 > 2"],
  ["<script>alert(1)</script>Words", "Words"],
  ["<STYLE>p{}</STYLE ><!-- <p>no</p> -->Words", "Words"],
  ["Words<script>alert(1)", "Words"],
  ["Words<!-- never", "Words"],
  ['Words<img src="x" onerror="alert(1)"', "Words"],
  ["<scr<script>ipt>alert(1)</scr</script>ipt>", "ipt>alert(1) ipt>"],
  ["<b<b>i<i>mg src=x>", "img src=x>"],
  ["", ""],
])("the words of %j are %j", (html, words) => {
  expect(plainText(html)).toBe(words);
});

it("never leaves the beginning of a tag, and reads a long text once", () => {
  const nested = "<b".repeat(50_000) + "<script".repeat(50_000);
  for (const html of [nested, "<!--".repeat(50_000), "<<>><b><<a>b>"])
    expect(plainText(html)).not.toContain("<");
});
