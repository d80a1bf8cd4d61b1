import { describe, expect, it } from "vitest";
import { gameFiles, gamePage, lotteryPage } from "./index.ts";

const { html, js, css } = gamePage();

describe("the demo game's page", () => {
  it("leaves only the portal's origin and the token for the server to fill in", () => {
    expect(html.match(/\{\{\w+\}\}/g)).toEqual([
      "{{PORTAL_ORIGIN}}",
      "{{TOKEN}}",
    ]);
  });

  it("contains no inline script, no inline style and no foreign hosts", () => {
    expect(html).not.toMatch(
      /<style|\sstyle=|\son\w+=|<script>|https?:\/\/(?!www\.w3\.org)/,
    );
    expect(css).not.toMatch(/@import|url\(/);
    expect(js).not.toMatch(
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|new Function|https?:\/\/(?!www\.w3\.org)/,
    );
  });

  it("has eight symbols with accessible names for every skin in the script", () => {
    const skins = new Set(
      [...js.matchAll(/: "(slots|sea|table|sport|draw)"/g)].map((m) => m[1]),
    );
    expect(skins.size).toBe(5);
    for (const skin of skins) {
      for (let i = 0; i < 8; i++)
        expect(html).toMatch(new RegExp(`id="${skin}-${i}" data-name="\\w`));
    }
  });

  it("has unique ids and no dangling references", () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set(ids);
    for (const [, id] of html.matchAll(/(?:href="|url\()#([^")]+)/g))
      expect(known).toContain(id);
  });

  it("posts the balance to one exact origin only", () => {
    expect(js).toContain(
      'postMessage({ type: "foyer:balance", balance }, portal)',
    );
    expect(js).not.toContain('"*"');
  });

  it("uses logical properties, so that its layout mirrors for right-to-left", () => {
    expect(css).not.toMatch(
      /[^-\w](?:margin|padding|border)?-?(?:left|right)\s*:/,
    );
  });
});

describe("the lottery's page", () => {
  const page = lotteryPage();

  it("leaves only the portal's origin and the token for the server to fill in", () => {
    expect(page.html.match(/\{\{\w+\}\}/g)).toEqual([
      "{{PORTAL_ORIGIN}}",
      "{{TOKEN}}",
    ]);
  });

  it("contains no inline script, inline style or foreign hosts, and posts to one origin only", () => {
    expect(page.html).not.toMatch(
      /<style|\sstyle=|\son\w+=|<script>|https?:\/\//,
    );
    expect(page.css).not.toMatch(/@import|url\(/);
    expect(page.js).not.toMatch(
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|new Function|https?:\/\//,
    );
    expect(page.js).toContain(
      'postMessage({ type: "foyer:balance", balance }, portal)',
    );
    expect(page.js).not.toContain('"*"');
  });

  it("has unique ids, and every element that its script looks up", () => {
    const ids = [...page.html.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
    expect(new Set(ids).size).toBe(ids.length);
    const wanted = [...page.js.matchAll(/find\("([^"]+)"/g)].map((m) => m[1]);
    expect(wanted.length).toBeGreaterThan(10);
    expect(ids).toEqual(expect.arrayContaining(wanted));
  });

  it("uses logical properties, so that its layout mirrors for right-to-left", () => {
    expect(page.css).not.toMatch(
      /[^-\w](?:margin|padding|border)?-?(?:left|right)\s*:/,
    );
  });
});

describe("the games' files", () => {
  it("are exactly those that pages and scripts load", () => {
    const loaded = [gamePage(), lotteryPage()].flatMap((page) => [
      ...[...page.html.matchAll(/(?:src|href)="\/games\/([^"]+)"/g)],
      ...[...page.js.matchAll(/ from "\.\/([^"]+)"/g)],
    ]);
    const names = new Set(loaded.map(([, name]) => name));
    expect(names).toContain("frame-tools.js");
    expect(names).toEqual(new Set(gameFiles().keys()));
  });
});
