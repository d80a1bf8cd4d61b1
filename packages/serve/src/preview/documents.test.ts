import { languageOfVisit } from "@foyer/platform/brand";
import { describe, expect, it, vi } from "vitest";
import type { DrawnPage, Renderer } from "../documents/drawDocument.ts";
import { pageHead } from "../documents/pageHead.testing.ts";
import { keptDocuments } from "./documents.ts";

const settled = async () => {
  for (let turn = 0; turn < 20; turn++)
    await new Promise((resolve) => setImmediate(resolve));
};
const text = new TextEncoder();
const shell = {
  type: "text/html; charset=utf-8",
  etag: '"shell"',
  plain: text.encode(
    '<html lang="ms" dir="ltr" data-look="poster"><head><meta name="description" content="%" /><title>Harbour</title><link href="/assets/first.css"></head><noscript>Needs scripts.</noscript><div id="root"></div>',
  ),
};

/** A page in English, as a build draws it. */
const drawnPage = (html: string, address: string): DrawnPage => ({
  html,
  head: pageHead(),
  tag: "en",
  direction: "ltr",
  state: {
    language: "EN",
    address,
    at: 0,
    answers: {},
    keys: [],
    parts: [],
  },
});

function documents({
  isOpen = () => true,
  isOpenTo = () => Promise.resolve(true),
  renderPage,
}: {
  isOpen?: () => boolean;
  isOpenTo?: () => Promise<boolean>;
  renderPage?: Renderer["renderPage"];
} = {}) {
  let at = 0;
  let made = 0;
  const draw = vi.fn<Renderer["renderPage"]>(
    renderPage ??
      (async ({ language = "EN", address }) => ({
        html: `<main>${address} ${language} ${++made}</main>`,
        head: pageHead({
          title: `${address} <&> Harbour`,
          description: 'Says "hello"',
          canonical: address,
        }),
        tag: language === "AR" ? "ar" : "en",
        direction: language === "AR" ? "rtl" : "ltr",
        state: {
          language,
          address,
          at: 0,
          answers: {},
          keys: [],
          parts: ["footer"],
        },
      })),
  );
  const onFailure = vi.fn();
  const kept = keptDocuments({
    shell,
    renderer: {
      renderPage: draw,
      hasDocument: (path) => path !== "/member",
      languageOf: (search, chosen) =>
        languageOfVisit(search, [chosen], {
          offered: ["EN", "MY", "AR"],
          first: "EN",
        }),
      addresses: { pages: [], closed: [], languages: [], first: "EN" },
      isSiteOpen: () => Promise.resolve(true),
      stateText: (state) => JSON.stringify(state),
    },
    built: {
      start: "assets/start.js",
      parts: {
        footer: {
          styles: [
            "assets/first.css",
            "assets/shared.css",
            "assets/footer.css",
          ],
          scripts: ["assets/shared.js", "assets/footer.js"],
        },
      },
    },
    status: { isOpen, isOpenTo },
    fetch: () => Promise.reject(new Error("Nothing is asked here.")),
    onFailure,
    now: () => at,
  });
  const ask = async (path: string, cookie = "") => {
    const file = await kept(
      new Request(`http://portal.example${path}`, { headers: { cookie } }),
      "203.0.113.7",
    );
    return file && new TextDecoder().decode(file.plain);
  };
  return {
    draw,
    onFailure,
    ask,
    /** Asks, and asks again once what was begun is done. */
    askTwice: async (path: string, cookie?: string) => {
      await ask(path, cookie);
      await settled();
      return ask(path, cookie);
    },
    passes: (ms: number) => {
      at += ms;
    },
  };
}

describe("documents with pages", () => {
  it("are made when they are asked for; whoever asked first does not wait", async () => {
    const { ask } = documents();
    expect(await ask("/")).toBeUndefined();
    await settled();
    expect(await ask("/")).toContain("<main>/ EN 1</main>");
  });

  it("hold page, state and links to the styles and scripts of what is drawn, each once", async () => {
    const page = (await documents().askTwice("/help")) ?? "";
    expect(page).toContain('<div id="root"><main>/help EN 1</main></div>');
    expect(page).toContain(
      '<script type="application/json" id="state">{"language":"EN","address":"/help"',
    );
    expect(page.match(/\/assets\/\w+\.css/g)).toEqual([
      "/assets/first.css",
      "/assets/shared.css",
      "/assets/footer.css",
    ]);
    expect(page.match(/\/assets\/\w+\.js/g)).toEqual([
      "/assets/shared.js",
      "/assets/footer.js",
    ]);
  });

  it("say of themselves what the page is, as text", async () => {
    const page = (await documents().askTwice("/help")) ?? "";
    expect(page).toContain("<title>/help &lt;&amp;&gt; Harbour</title>");
    expect(page).toContain(
      '<meta name="description" content="Says &quot;hello&quot;" />',
    );
    expect(page).toContain(
      '<link rel="canonical" href="http://portal.example/help" />',
    );
  });

  it("are served on while one new one is made, and for ten minutes at most", async () => {
    const { askTwice, ask, draw, passes } = documents();
    await askTwice("/");
    passes(30_001);
    expect(await Promise.all([ask("/"), ask("/")])).toEqual([
      expect.stringContaining("/ EN 1"),
      expect.stringContaining("/ EN 1"),
    ]);
    await settled();
    expect(draw).toHaveBeenCalledTimes(2);
    expect(await ask("/")).toContain("/ EN 2");
    passes(10 * 60_000 + 1);
    expect(await ask("/")).toBeUndefined();
  });

  it("are each for a host, a path and a language, which a cookie names", async () => {
    const { askTwice, draw } = documents();
    expect(await askTwice("/", "a=1; lang=MY; b=2")).toContain("/ MY");
    expect(await askTwice("/")).toContain("/ EN");
    expect(await askTwice("/help", "lang=MY")).toContain("/help MY");
    expect(await askTwice("/", "lang=<script>")).toContain("/ EN");
    expect(draw).toHaveBeenCalledTimes(3);
  });

  it("are in the language of the link before that of the cookie, and drawn without the parameter", async () => {
    const { askTwice, draw } = documents();
    expect(await askTwice("/help?lang=MY", "lang=AR")).toContain("/help MY 1");
    expect(await askTwice("/help", "lang=MY")).toContain("/help MY 1");
    expect(await askTwice("/help?lang=XX", "lang=MY")).toContain("/help MY 1");
    expect(draw).toHaveBeenCalledTimes(1);
    expect(await askTwice("/?lang=MY&token=abc")).toBeUndefined();
    expect(await askTwice("/?lang=MY&vendor=LUMA")).toBeUndefined();
  });

  it("are one for all languages that there are not: nobody can fill the store with them", async () => {
    const { askTwice, draw } = documents();
    for (const code of ["XX", "YY", "__proto__", "constructor"])
      expect(await askTwice("/", `lang=${code}`)).toContain("/ EN 1");
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it("are for no page of a member, and for no address with a query, which may hold a token", async () => {
    const { askTwice, draw } = documents();
    for (const path of ["/member", "/?token=abc", "/?referralCode=x"])
      expect(await askTwice(path)).toBeUndefined();
    expect(draw).not.toHaveBeenCalled();
  });

  it("are neither made nor handed out while the site is closed", async () => {
    let open = false;
    const { askTwice, ask, draw } = documents({ isOpen: () => open });
    expect(await askTwice("/")).toBeUndefined();
    expect(draw).not.toHaveBeenCalled();
    open = true;
    expect(await askTwice("/")).toContain("<main>");
    open = false;
    expect(await ask("/")).toBeUndefined();
  });

  it("are not kept if the site closes while they are drawn", async () => {
    let open = true;
    const { askTwice } = documents({
      isOpen: () => open,
      renderPage: async ({ address }) => {
        open = false;
        return drawnPage("", address);
      },
    });
    await askTwice("/");
    open = true;
    expect(await askTwice("/")).toBeUndefined();
  });

  it("are not for a visitor whose region is closed", async () => {
    const { askTwice } = documents({ isOpenTo: () => Promise.resolve(false) });
    expect(await askTwice("/")).toBeUndefined();
  });

  it("are served on where a new one cannot be drawn; a failure is told", async () => {
    let fails = false;
    const { askTwice, passes, onFailure } = documents({
      renderPage: async ({ address }) => {
        if (fails) throw new Error("nonsense");
        return drawnPage("<main>good</main>", address);
      },
    });
    expect(await askTwice("/")).toContain("good");
    fails = true;
    passes(60_000);
    expect(await askTwice("/")).toContain("good");
    expect(onFailure).toHaveBeenCalled();
  });
});

describe("a page in its document", () => {
  it("gives the document its language and direction, and says that it is there", async () => {
    expect(await documents().askTwice("/", "lang=AR")).toMatch(
      /^<html data-page lang="ar" dir="rtl" data-look="poster">/,
    );
  });
});
