import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boot, type BootConfig } from "./boot.ts";

const config: BootConfig = {
  brand: "lake",
  mode: "dark",
  language: "MY",
  tags: { MY: "ms-MY", EN: "en", UR: "ur-PK" },
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

beforeEach(() => systemIs(false));
afterEach(() => {
  localStorage.clear();
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

  it.each(["ar", "fa-IR", "ur-PK", "he"])(
    "writes %s from right to left",
    (tag) => {
      boot({ ...config, tags: { MY: tag } }, window);
      expect(root.dir).toBe("rtl");
    },
  );
});
