// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boot, type BootConfig } from "./boot.ts";

const config: BootConfig = {
  brand: "lake",
  mode: "dark",
  language: "MY",
  tags: { MY: "ms-MY", EN: "en", UR: "ur-PK" },
  rtl: ["UR"],
};
const root = document.documentElement;

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
  document.body.replaceChildren();
  for (const name of ["lang", "dir", "data-brand", "data-mode"])
    root.removeAttribute(name);
});

describe("boot", () => {
  it("gives a first visit what the brand chose", () => {
    boot(config, window);
    expect([
      root.dataset["brand"],
      root.dataset["mode"],
      root.lang,
      root.dir,
    ]).toEqual(["lake", "dark", "ms-MY", "ltr"]);
  });

  // THM-05, LNG-07
  it("keeps what the visitor chose", () => {
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
  ])("follows a system that is dark: %s", (dark, mode) => {
    systemIs(dark);
    boot({ ...config, mode: "system" }, window);
    expect(root.dataset["mode"]).toBe(mode);
  });

  it("ignores a stored value that means nothing", () => {
    localStorage.setItem("theme", "purple");
    localStorage.setItem("lang", "XX");
    boot(config, window);
    expect([root.dataset["mode"], root.lang]).toEqual(["dark", "ms-MY"]);
  });

  it("falls back to English when the brand's default has no words yet", () => {
    boot({ ...config, tags: { EN: "en" } }, window);
    expect(root.lang).toBe("en");
  });

  it("does its work when storage throws", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    boot(config, window);
    expect([root.dataset["mode"], root.lang]).toEqual(["dark", "ms-MY"]);
  });

  describe("where the portal does not come", () => {
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

    it("says so when its script cannot be had, and not for a picture", () => {
      const { said } = place();
      boot(config, window);
      failing("img");
      failing("link");
      expect(said()).toBe(false);
      failing("script");
      expect(said()).toBe(true);
    });

    it("says so when it fails before it has drawn anything", () => {
      const { said } = place();
      boot(config, window);
      window.dispatchEvent(new ErrorEvent("error"));
      expect(said()).toBe(true);
    });

    it("says so after forty seconds, longer than the site is asked for", () => {
      const { said } = place();
      boot(config, window);
      vi.advanceTimersByTime(39_999);
      expect(said()).toBe(false);
      vi.advanceTimersByTime(1);
      expect(said()).toBe(true);
    });

    it("says nothing over what it has drawn", () => {
      const { root, said } = place();
      boot(config, window);
      root?.append("a portal");
      failing("script");
      vi.advanceTimersByTime(40_000);
      expect(said()).toBe(false);
    });
  });
});

describe("what is asked for ahead", () => {
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

  it("is sent once each, for this host and in the visitor's language", () => {
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
    "is in the brand's language where the stored one is not the brand's: %s",
    (stored) => {
      localStorage.setItem("lang", stored);
      boot({ ...config, ahead }, window);
      expect(sent()[0]?.[1]).toMatchObject({ language: "MY" });
    },
  );

  it("leaves a failure to who takes it", async () => {
    fetched.mockRejectedValue(new TypeError("no line"));
    boot({ ...config, ahead }, window);
    await expect(window.foyerAhead?.["/status"]).rejects.toThrow("no line");
  });

  it("is nothing where no page asks", () => {
    boot(config, window);
    expect(fetched).not.toHaveBeenCalled();
    expect(window.foyerAhead).toBeUndefined();
  });
});
