// @vitest-environment jsdom
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  it,
  vi,
  type MockInstance,
} from "vitest";
import { languageOfVisit } from "@foyer/platform/brand";
import { boot as bootBy, type BootConfig } from "./boot.ts";

const config: BootConfig = {
  brand: "lake",
  mode: "dark",
  language: "MY",
  tags: { MY: "ms-MY", EN: "en", UR: "ur-PK" },
  rtl: ["UR"],
};
const root = document.documentElement;
const boot = (given: BootConfig, view: Window) =>
  bootBy(given, view, languageOfVisit);

const systemIs = (dark: boolean) => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: dark,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
};

beforeEach(() => {
  vi.useFakeTimers();
  systemIs(false);
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  document.body.replaceChildren();
  for (const name of ["lang", "dir", "data-brand", "data-mode"])
    root.removeAttribute(name);
});

describe("boot", () => {
  it("applies the brand's defaults on a first visit", () => {
    boot(config, window);
    expect([
      root.dataset["brand"],
      root.dataset["mode"],
      root.lang,
      root.dir,
    ]).toEqual(["lake", "dark", "ms-MY", "ltr"]);
  });

  // THM-05, LNG-07
  it("keeps the visitor's stored mode and language", () => {
    localStorage.setItem("theme", "light");
    localStorage.setItem("lang", "UR");
    boot(config, window);
    expect([root.dataset["mode"], root.lang, root.dir]).toEqual([
      "light",
      "ur-PK",
      "rtl",
    ]);
  });

  it.each([
    [true, "dark"],
    [false, "light"],
  ])("follows the mode of the system, system dark: %s", (dark, mode) => {
    systemIs(dark);
    boot({ ...config, mode: "system" }, window);
    expect(root.dataset["mode"]).toBe(mode);
  });

  it.each([
    ["?lang=UR", "EN", "ur-PK"],
    ["?a=1&lang=EN", "UR", "en"],
    ["?lang=XX", "EN", "en"],
    ["?lang=__proto__", "UR", "ur-PK"],
    ["?lang=en", null, "ms-MY"],
  ])(
    "is in the language that a link names, if there is such a one: %s, chosen %s",
    (search, chosen, lang) => {
      if (chosen) localStorage.setItem("lang", chosen);
      history.replaceState(null, "", `/help${search}`);
      boot(config, window);
      expect(root.lang).toBe(lang);
    },
  );

  it("keeps the language of a link in its own tab", () => {
    localStorage.setItem("lang", "UR");
    sessionStorage.setItem("lang", "EN");
    boot(config, window);
    expect(root.lang).toBe("en");
  });

  it("ignores invalid stored values", () => {
    localStorage.setItem("theme", "purple");
    localStorage.setItem("lang", "XX");
    boot(config, window);
    expect([root.dataset["mode"], root.lang]).toEqual(["dark", "ms-MY"]);
  });

  it("falls back to English when the brand's default language has no words", () => {
    boot({ ...config, tags: { EN: "en" } }, window);
    expect(root.lang).toBe("en");
  });

  it("works when storage throws", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    boot(config, window);
    expect([root.dataset["mode"], root.lang]).toEqual(["dark", "ms-MY"]);
  });

  describe("when the portal does not load", () => {
    const place = () => {
      document.body.innerHTML = `<div id="root"></div><p id="start-failed" hidden></p>`;
      return {
        root: document.querySelector("#root"),
        said: () =>
          document.querySelector<HTMLElement>("#start-failed")?.hidden ===
          false,
      };
    };
    const failing = (tag: "script" | "link" | "img") => {
      const element = document.createElement(tag);
      document.body.append(element);
      element.dispatchEvent(new Event("error"));
    };

    it("shows the failure text when a script fails to load, not for a picture or a link", () => {
      const { said } = place();
      boot(config, window);
      failing("img");
      failing("link");
      expect(said()).toBe(false);
      failing("script");
      expect(said()).toBe(true);
    });

    it("shows the failure text after an error before anything is drawn", () => {
      const { said } = place();
      boot(config, window);
      window.dispatchEvent(new ErrorEvent("error"));
      expect(said()).toBe(true);
    });

    it("shows the failure text after forty seconds", () => {
      const { said } = place();
      boot(config, window);
      vi.advanceTimersByTime(39_999);
      expect(said()).toBe(false);
      vi.advanceTimersByTime(1);
      expect(said()).toBe(true);
    });

    it("never shows the failure text over a drawn portal", () => {
      const { root, said } = place();
      boot(config, window);
      root?.append("a portal");
      failing("script");
      vi.advanceTimersByTime(40_000);
      expect(said()).toBe(false);
    });
  });
});

describe("a press on a drawn page", () => {
  let listened: MockInstance<typeof window.addEventListener>;
  beforeEach(() => {
    listened = vi.spyOn(window, "addEventListener");
    root.dataset["page"] = "";
    root.lang = "ms-MY";
    document.body.innerHTML = `<div id="root"><button>Log in<svg></svg></button><p>Text</p><a href="#a">A</a>
      <span role="button">Menu</span><form><input></form></div><button>Outside</button>`;
  });
  afterEach(() => {
    for (const [type, listener, options] of listened.mock.calls)
      window.removeEventListener(type, listener, options);
    listened.mockRestore();
    for (const name of ["page", "wait", "alive"]) delete root.dataset[name];
    delete window.foyerPress;
  });
  const press = (selector: string) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    document.querySelector(selector)?.dispatchEvent(event);
    return event;
  };
  const marked = () =>
    [...document.querySelectorAll("[data-kept]")].map((it) => it.localName);

  it("is kept and shown: the last one, on a button", () => {
    boot(config, window);
    press("#root button svg");
    expect(marked()).toEqual(["button"]);
    const last = press("[role=button]");
    expect([window.foyerPress, marked()]).toEqual([last, ["span"]]);
  });

  it.each(["p", "a", "body > button"])(
    "is given up after a press on something else: %s",
    (other) => {
      boot(config, window);
      press("#root button");
      const { defaultPrevented } = press(other);
      expect([window.foyerPress, marked(), defaultPrevented]).toEqual([
        undefined,
        [],
        false,
      ]);
    },
  );

  it("does not send a form, which would load the page anew", () => {
    boot(config, window);
    const send = () =>
      document
        .querySelector("form")
        ?.dispatchEvent(
          new Event("submit", { bubbles: true, cancelable: true }),
        );
    expect(send()).toBe(false);
    root.dataset["alive"] = "";
    expect(send()).toBe(true);
  });

  it.each([
    ["has come to life", () => (root.dataset["alive"] = "")],
    ["is in another language", () => localStorage.setItem("lang", "EN")],
    ["was not drawn", () => delete root.dataset["page"]],
  ])("is left alone where the page %s", (_where, arrange) => {
    arrange();
    boot(config, window);
    press("#root button");
    expect([window.foyerPress, marked()]).toEqual([undefined, []]);
  });
});

describe("a drawn page for a member", () => {
  beforeEach(() => {
    root.dataset["page"] = "";
    root.lang = "ms-MY";
  });
  afterEach(() => {
    for (const name of ["page", "wait", "member"]) delete root.dataset[name];
  });
  const said = () =>
    ["wait", "member"].filter((name) => root.dataset[name] !== undefined);

  it("is shown, without what is for visitors alone", () => {
    boot(config, window);
    expect(said()).toEqual([]);
    sessionStorage.setItem("token", "t");
    boot(config, window);
    expect(said()).toEqual(["member"]);
  });

  it("is known in a tab of a member's own, too", () => {
    localStorage.setItem("member", "1");
    boot(config, window);
    expect(said()).toEqual(["member"]);
  });

  it("waits where it is in another language", () => {
    localStorage.setItem("member", "1");
    localStorage.setItem("lang", "EN");
    boot(config, window);
    expect(said()).toEqual(["wait"]);
  });
});

describe("requests sent ahead", () => {
  const ahead = {
    addresses: ["/status", "/site?domain=HOST"],
    host: "HOST",
    headers: { merchant: "lake" },
  };
  const fetched = vi.fn<typeof fetch>();
  beforeEach(() => {
    fetched.mockReset().mockImplementation(async () => new Response("{}"));
    vi.stubGlobal("fetch", fetched);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    delete window.foyerAhead;
  });
  const sent = () =>
    fetched.mock.calls.map(([url, init]) => [
      url,
      Object.fromEntries(new Headers(init?.headers)),
    ]);

  it("are sent once each, for this host and in the visitor's language", () => {
    localStorage.setItem("lang", "UR");
    boot({ ...config, ahead }, window);
    const headers = { language: "UR", merchant: "lake" };
    expect(sent()).toEqual([
      ["/status", headers],
      [`/site?domain=${location.hostname}`, headers],
    ]);
    expect(Object.keys(window.foyerAhead ?? {})).toEqual(
      sent().map(([url]) => url),
    );
  });

  it.each(["XX", "__proto__", "constructor"])(
    "use the brand's language when the stored one is not offered: %s",
    (stored) => {
      localStorage.setItem("lang", stored);
      boot({ ...config, ahead }, window);
      expect(sent()[0]?.[1]).toMatchObject({ language: "MY" });
    },
  );

  it("pass a failure on to the code that awaits the answer", async () => {
    fetched.mockRejectedValue(new TypeError("no line"));
    boot({ ...config, ahead }, window);
    await expect(window.foyerAhead?.["/status"]).rejects.toThrow("no line");
  });

  it("are not sent when none are configured", () => {
    boot(config, window);
    expect(fetched).not.toHaveBeenCalled();
    expect(window.foyerAhead).toBeUndefined();
  });
});
