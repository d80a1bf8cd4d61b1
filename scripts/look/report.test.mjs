// @ts-check
import { describe, expect, it } from "vitest";
import { reportPage } from "./report.mjs";

const entry = {
  title: "Components/Badge",
  name: "</script><script>alert(1)</script>",
  kind: "stories",
  brand: "noon",
  mode: "dark",
  width: 390,
  language: "EN",
  verdict: "2.0 % of the picture differs.",
  because: ["a.ts"],
  before: "data:image/png;base64,AAAA",
  after: "data:image/png;base64,BBBB",
  mask: "data:image/png;base64,CCCC",
};
const report = {
  base: "<b>main</b>",
  sentences: ["Compared with <main> & co."],
  files: {
    'packages/"<i>".ts': { kind: "code", subjects: 1 },
    "docs/a.md": { kind: "code", subjects: 0 },
  },
  entries: [entry],
};
const html = reportPage(report);

describe("the report", () => {
  it("needs nothing from elsewhere, and its policy allows nothing", () => {
    expect(html).not.toMatch(/\b(?:src|href|action)="(?!")/);
    expect(html).not.toMatch(/https?:|@import|url\(|\bimport\b.*from/);
    expect(html).toContain("default-src 'none'; img-src data:;");
    expect(html).toMatch(/script-src 'sha256-[\w+/=]{44}'"/);
  });
  it("escapes names, so that none becomes a part of the page", () => {
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<b>main");
    expect(html).toContain("Compared with &#60;main&#62; &#38; co.");
    expect(html).toContain("packages/&#34;&#60;i&#62;&#34;.ts");
    expect(html.match(/<\/script>/g)).toHaveLength(2);
  });
  it("keeps the entries as they are", () => {
    const [, data = ""] = /id="entries">(.*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toEqual([entry]);
  });
  it("says how much each changed file touches", () => {
    expect(html).toContain(".ts</code>: 1 story or page");
    expect(html).toContain("docs/a.md</code>: no picture");
  });
  it("is only its sentences if nothing differs", () => {
    const same = reportPage({ ...report, entries: [] });
    expect(same).toContain("Compared with");
    expect(same).not.toContain("Previous");
  });
});
