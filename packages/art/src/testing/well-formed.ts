import { expect } from "vitest";

/** Expects a well-formed picture: balanced tags, quoted attributes, unique ids and no dangling references. */
export function expectWellFormed(svg: string): void {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z0-9:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_all, close: string, name: string, _attributes: string, self: string) => {
      if (close) expect(open.pop()).toBe(name);
      else if (!self) open.push(name);
      return "";
    },
  );
  expect(open).toEqual([]);
  expect(rest).toBe("");
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
  expect(new Set(ids).size).toBe(ids.length);
  const known = new Set(ids);
  for (const [, id] of svg.matchAll(/(?:href="|url\()#([^")]+)/g))
    expect(known).toContain(id);
  expect(svg).not.toMatch(
    /NaN|undefined|Infinity|<script|<text|href="[^#]|url\([^#]|&(?!amp;|lt;|gt;|quot;)/,
  );
}
