import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cleanup, render } from "@testing-library/react";
import { RichText } from "./RichText.tsx";
import { hostileMarkup, unsound } from "./soundMarkup.testing.ts";
import { sanitise } from "./sanitise.ts";

/* Uses a browser's own parser and image loading: whatever runs without user interaction would run here. */

const ran = vi.fn();

/* Images without a file fire their error events in order, so after the last one all have been reported. */
const settled = async () => {
  const last = new Image();
  const told = new Promise((resolve) => (last.onerror = resolve));
  last.src = "data:image/png;base64,none";
  document.body.append(last);
  await told;
  last.remove();
  await new Promise(requestAnimationFrame);
};

beforeEach(() => {
  ran.mockReset();
  vi.stubGlobal("alert", ran);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("hostile markup in a browser", () => {
  it("would run if it were not sanitised", async () => {
    const box = document.body.appendChild(document.createElement("div"));
    box.append(
      document
        .createRange()
        .createContextualFragment('<img src="data:,x" onerror="alert(1)">'),
    );
    await expect.poll(() => ran.mock.calls.length).toBe(1);
    box.remove();
  });

  it("does not run, and only text, links and images remain", async () => {
    const { rerender, container } = render(<RichText html="" />);
    const left: string[] = [];
    for (const html of hostileMarkup) {
      rerender(<RichText html={html} />);
      const box = container.querySelector("div");
      if (!box) throw new Error("Nothing is drawn.");
      // The container itself has the component's own class and tabindex.
      for (const child of box.children) {
        const alone = document.createElement("div");
        alone.append(child.cloneNode(true));
        left.push(...unsound(alone).map((what) => `${what} of ${html}`));
      }
    }
    await settled();
    expect(left).toEqual([]);
    expect(ran).not.toHaveBeenCalled();
  });
});

/** Sanitised HTML, as a browser's parser reads it. */
const read = (html: string): Element =>
  new DOMParser().parseFromString(String(sanitise(html)), "text/html").body;

/** Pseudo-random integers below `below`, the same sequence for each seed. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

describe("randomly generated markup", () => {
  const pieces = [
    ...["<p>", "</p>", "<a href=", "<img src=", ">", "/>", '"', "'", "`", "="],
    ...["<svg>", "</svg>", "<math>", "<mtext>", "<mglyph>", "<style>"],
    ...["</style>", "<script>", "</script>", "<table>", "<td>", "<template>"],
    ...["<noscript>", "<!--", "-->", "--!>", "<![CDATA[", "]]>", "<?x", "\0"],
    ...[" onerror=alert(1) ", " onclick=alert(1) ", " style=top:0 ", " id=x "],
    ...["javascript:alert(1)", "java\tscript:alert(1)", "data:text/html,x"],
    ...["//evil.example", "/\\evil.example", "https://evil.example", "/here"],
    ...["&lt;", "&#x3c;", "&colon;", "&NewLine;", "x", " ", "\n", "<x-y>"],
  ];

  it("is safe once sanitised", () => {
    const next = numbers(7);
    const left = Array.from({ length: 5000 }, () => {
      const html = Array.from(
        { length: 1 + next(14) },
        () => pieces[next(pieces.length)],
      ).join("");
      return unsound(read(html)).map((what) => `${what} of ${html}`);
    });
    expect(left.flat()).toEqual([]);
    expect(ran).not.toHaveBeenCalled();
  });
});
