import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { sanitise } from "./sanitise.ts";
import { sanitiserOf } from "./server.ts";
import { hostileMarkup, unsound } from "./soundMarkup.testing.ts";

/* A document that a server drew is parsed by the browser as it stands: no policy looks at it. */
describe("a server's sanitiser", () => {
  const { window } = new JSDOM("");
  const onServer = sanitiserOf(window);

  it("leaves nothing that runs scripts, embeds frames, asks for input, sets styles or defines names", () => {
    const page = new window.DOMParser().parseFromString(
      `<!doctype html><main>${hostileMarkup.map((html) => `<div>${onServer(html)}</div>`).join("")}</main>`,
      "text/html",
    );
    const texts = [...page.querySelectorAll("main > div")];
    // None has left its place.
    expect(texts).toHaveLength(hostileMarkup.length);
    expect(page.body.children).toHaveLength(1);
    expect(texts.flatMap(unsound)).toEqual([]);
  });

  it("leaves what a browser's leaves", () => {
    const differing = [
      ...hostileMarkup,
      '<p>Read <a href="https://help.example/x">more</a> or <a href="/help">ask</a>.</p><img src="/a.png">',
    ].filter((html) => onServer(html) !== String(sanitise(html)));
    expect(differing).toEqual([]);
  });
});
