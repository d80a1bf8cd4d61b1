// @vitest-environment jsdom
// @ts-check
import { beforeEach, describe, expect, it } from "vitest";
import { reportPage } from "./report.mjs";
import { start } from "./viewer.mjs";

const entry = (
  /** @type {Partial<import("./viewer.mjs").Entry>} */ others,
) => ({
  title: "Components/Badge",
  name: "Plain",
  kind: "stories",
  brand: "noon",
  mode: "dark",
  width: 390,
  language: "EN",
  verdict: "2.0 % of the picture differs.",
  because: ["a.ts", "b.ts"],
  before: "data:image/png;base64,AAAA",
  after: "data:image/png;base64,BBBB",
  mask: "data:image/png;base64,CCCC",
  ...others,
});
const entries = [
  entry({}),
  entry({ name: "Wide", mode: "light", width: 1280 }),
  entry({ name: "New", kind: "pages", before: undefined, mask: undefined }),
];

const part = (/** @type {string} */ id) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no #${id}.`);
  return found;
};
const press = (/** @type {string} */ key) =>
  document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true }),
  );
const choose = (/** @type {string} */ axis, /** @type {string} */ value) => {
  /** @type {HTMLSelectElement} */ (part(axis)).value = value;
  part(axis).dispatchEvent(new Event("change", { bubbles: true }));
};

beforeEach(() => {
  const html = reportPage({ base: "main", sentences: [], files: {}, entries });
  const next = document.implementation.createHTMLDocument();
  next.documentElement.innerHTML = html;
  document.body.replaceWith(document.importNode(next.body, true));
  start(document);
});

describe("the viewer", () => {
  it("shows the first pair with its look, its reason and its three pictures", () => {
    expect(part("place").textContent).toBe("1 of 3");
    expect(part("name").textContent).toBe("Components/Badge: Plain");
    expect(part("look").textContent).toBe("noon, dark, 390 px, EN");
    expect(part("because").textContent).toBe("a.ts, b.ts");
    expect(part("before").getAttribute("src")).toBe(entries[0]?.before);
    expect(part("ground").getAttribute("src")).toBe(entries[0]?.after);
    expect(part("mask").getAttribute("src")).toBe(entries[0]?.mask);
  });
  it("goes on and back with the arrow keys and the buttons, and stops at the ends", () => {
    press("ArrowRight");
    expect(part("name").textContent).toBe("Components/Badge: Wide");
    part("next").click();
    press("ArrowRight");
    expect(part("place").textContent).toBe("3 of 3");
    part("previous").click();
    expect(part("place").textContent).toBe("2 of 3");
    press("Home");
    press("ArrowLeft");
    expect(part("place").textContent).toBe("1 of 3");
    press("End");
    expect(part("place").textContent).toBe("3 of 3");
  });
  it("leaves the arrow keys to a list that has the focus", () => {
    part("brand").dispatchEvent(
      new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }),
    );
    expect(part("place").textContent).toBe("1 of 3");
  });
  it("shows only what is chosen", () => {
    press("End");
    choose("mode", "light");
    expect(part("place").textContent).toBe("1 of 1");
    expect(part("name").textContent).toBe("Components/Badge: Wide");
    choose("kind", "pages");
    expect(part("place").textContent).toBe("None with this choice");
    expect(part("pair").hidden).toBe(true);
    choose("mode", "");
    expect(part("name").textContent).toBe("Components/Badge: New");
  });
  it("shows the pictures in their actual size, or as wide as there is room", () => {
    part("size").click();
    expect(part("size").getAttribute("aria-pressed")).toBe("true");
    expect(part("pair").className).toBe("actual");
    part("size").click();
    expect(part("size").getAttribute("aria-pressed")).toBe("false");
    expect(part("pair").className).toBe("");
  });
  it("shows no picture from before where there was none", () => {
    press("End");
    expect(part("before").hidden).toBe(true);
    expect(part("before").hasAttribute("src")).toBe(false);
    expect(part("mask").hidden).toBe(true);
    expect(part("after").getAttribute("src")).toBe(entries[2]?.after);
  });
});
