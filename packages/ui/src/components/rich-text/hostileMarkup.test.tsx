import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { RichText } from "./RichText.tsx";
import { hostileMarkup, unsound } from "./soundMarkup.testing.ts";
import { sanitise } from "./sanitise.ts";

const alert = vi.fn();
beforeEach(() => {
  alert.mockReset();
  vi.stubGlobal("alert", alert);
  return () => vi.unstubAllGlobals();
});

/** The sanitised content, as the page would contain it. */
const shown = (html: string): Element => {
  const { container, unmount } = renderUi(<RichText html={html} />);
  const box = container.querySelector("div");
  if (!box) throw new Error("Nothing is drawn.");
  const copy = box.cloneNode(true);
  unmount();
  if (!(copy instanceof Element)) throw new Error("It is no element.");
  return copy;
};
const read = (html: string): Element =>
  new DOMParser().parseFromString(String(sanitise(html)), "text/html").body;

describe("hostile markup", () => {
  it("is a list of at least 220 distinct cases", () => {
    expect(hostileMarkup.length).toBeGreaterThanOrEqual(220);
    expect(new Set(hostileMarkup).size).toBe(hostileMarkup.length);
  });

  it("is mostly detected as unsafe before it is sanitised", () => {
    const raw = (html: string) =>
      unsound(new DOMParser().parseFromString(html, "text/html").body);
    const caught = hostileMarkup.filter((html) => raw(html).length > 0);
    expect(caught.length).toBeGreaterThan(hostileMarkup.length / 2);
  });

  it("leaves nothing that runs scripts, embeds frames, asks for input, sets styles or defines names", () => {
    const left = hostileMarkup.flatMap((html) =>
      unsound(shown(html)).map((what) => `${what} of ${html}`),
    );
    expect(left).toEqual([]);
    expect(alert).not.toHaveBeenCalled();
  });

  it("does not change when it is sanitised again", () => {
    const changed = hostileMarkup.filter((html) => {
      const once = read(html).innerHTML;
      return read(once).innerHTML !== once;
    });
    expect(changed).toEqual([]);
  });
});
