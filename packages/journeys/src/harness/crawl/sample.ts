import type { Page } from "playwright";
import type { Visit } from "../test.ts";
import { installWatch } from "./inPage.ts";
import type { Ground } from "./ground.ts";

const address = "http://crawl.example/";

/** A page with one of each fault that a crawl should find, and as many sound controls besides. */
const body = `
  <style>.heard { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; opacity: 0 }</style>
  <main tabindex="-1">
    <h1>Sample</h1>
    <button id="sound">Sound</button>
    <button id="asking">Asking</button>
    <button id="dead">Dead</button>
    <button id="hollow">Hollow</button>
    <button id="failing">Failing</button>
    <button id="refused">Refused</button>
    <button id="told">Told</button>
    <button id="opener">Opener</button>
    <button id="counter">Count</button>
    <fieldset><label><input type="radio" name="way" checked>This way</label><label><input type="radio" name="way" class="heard">That way</label></fieldset>
    <p>Counted <output id="count">0</output>, <time id="clock">0:00</time> left</p>
    <span style="position:relative"><button id="covered">Covered</button><i style="position:absolute;inset:0"></i></span>
    <label>Name <input></label>
    <ul>${[1, 2, 3, 4, 5].map((n) => `<li><button class="one">Row ${n}</button></li>`).join("")}</ul>
    <article><img alt="Dead picture" width="40" height="40" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><a href="#words">Words</a></article>
    <p id="out"></p><p style="block-size:3000px"></p><p id="words">Words</p>
  </main>
  <script src="/sample.js"></script>`;

/* Runs in the page. */
function script() {
  const on = (id: string, act: () => void) =>
    document.getElementById(id)?.addEventListener("click", act);
  const say = (text: string) => {
    const out = document.getElementById("out");
    if (out) out.textContent += text;
  };
  const tell = (id: string, text: string) => {
    const out = document.getElementById(id);
    if (out) out.textContent = text;
  };
  let counted = 0;
  on("counter", () => tell("count", String((counted += 1))));
  let seconds = 0;
  setInterval(() => tell("clock", `0:${(seconds += 1)}`), 500);
  on("sound", () => say("done"));
  on("hollow", () => history.replaceState(null, "", `?hollow=${Date.now()}`));
  on("failing", () => {
    say("…");
    throw new Error("It failed.");
  });
  on("asking", () => void fetch("/wps/asked"));
  // A timer of the page that fires at the moment of the press, once.
  on("dead", () => {
    if (sessionStorage.getItem("struck")) return;
    sessionStorage.setItem("struck", "yes");
    void fetch("/wps/clock");
  });
  on("refused", () => void fetch("/wps/refused"));
  on("told", () => say("Unknown error"));
  on("opener", () => {
    const dialog = document.createElement("div");
    dialog.setAttribute("role", "dialog");
    dialog.setAttribute("aria-label", "Opened");
    dialog.innerHTML = "<button>Dead inside</button>";
    document.body.append(dialog);
  });
  for (const row of document.querySelectorAll(".one"))
    row.addEventListener("click", () => say(row.textContent));
}

/**
 * That page as a ground, to test whether the crawl finds what is wrong with it.
 *
 * @example const { wrong } = await crawl(sampleGround(visit))
 */
export function sampleGround(visit: Visit): Ground {
  const serve = async (page: Page) => {
    await page.route("http://crawl.example/**", (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname.startsWith("/wps/"))
        return route.fulfill({
          status: pathname.endsWith("refused") ? 403 : 200,
        });
      if (pathname === "/sample.js")
        return route.fulfill({
          contentType: "text/javascript",
          body: `(${script.toString()})()`,
        });
      return route.fulfill({ contentType: "text/html", body });
    });
  };
  return {
    open: async () => {
      const page = await visit.newPage({ reducedMotion: true });
      await serve(page);
      await page.addInitScript(installWatch);
      return page;
    },
    keep: () => Promise.resolve(false),
    addresses: [address],
    only: false,
    routed: false,
    vendors: [],
    pages: {},
    faults: ["Unknown error"],
    expected: () => false,
  };
}
