import { globalStyle, type GlobalStyleRule } from "@vanilla-extract/css";
import { layers } from "./layers.css.ts";
import { vars } from "./vars.css.ts";

/* Imported for its side effect: the base style of a page, below the components' own styles. */

const base = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { "@layer": { [layers.base]: rule } });

base("html", {
  background: vars.color.surface.page,
  accentColor: vars.color.accent.fill,
  scrollbarColor: `${vars.color.line.control} transparent`,
  WebkitTapHighlightColor: "transparent",
});
base("body", {
  minBlockSize: "100dvb",
  color: vars.color.text.primary,
  fontFamily: vars.font.body,
  fontSize: vars.text.x3,
  fontWeight: vars.weight.body,
  lineHeight: vars.leading.body,
  WebkitFontSmoothing: "antialiased",
  textRendering: "optimizeLegibility",
});
base("b, strong, th", { fontWeight: vars.weight.strong });
base("::selection", {
  background: vars.color.accent.fill,
  color: vars.color.accent.onFill,
});
base("::placeholder", { color: vars.color.text.quiet, opacity: 1 });
base(":focus-visible", {
  outline: `2px solid ${vars.color.focus.ring}`,
  outlineOffset: "2px",
});
/*
 * What the primitives write into style attributes, which the policy drops from a document: a group that only passes
 * focus on, and the input behind a drawn radio button.
 */
base("[role=tablist], [role=radiogroup]", { outline: "none" });
base("input[type=radio][aria-hidden=true]", { display: "none" });
/* Targets that receive focus after navigation; they are not controls. */
base("main:focus-visible, h1[tabindex='-1']:focus-visible", {
  outline: "none",
});

/* React Aria would add this rule as a style element, which the CSP forbids. */
base("[data-react-aria-pressable]", { touchAction: "pan-x pan-y pinch-zoom" });

/*
 * Scripts with marks above and below their letters need taller lines. Few of their fonts have a true bold or italic,
 * and synthetic ones smear the marks. Letter spacing breaks joined letters apart.
 */
const language = (...tags: string[]) =>
  tags.map((tag) => `[lang|="${tag}"]`).join();
const lines = (tags: string, body: string, tight: string) =>
  base(tags, {
    vars: {
      [vars.leading.body]: body,
      [vars.leading.tight]: tight,
      [vars.tracking.display]: "normal",
    },
  });

lines(language("my"), "1.9", "1.6");
lines(language("ur"), "2", "1.7");
lines(language("th", "km", "lo", "hi", "ne", "bn", "ta", "te"), "1.75", "1.45");
lines(language("ar", "fa"), "1.75", "1.4");
lines(language("zh", "ja", "ko"), "1.65", "1.3");
base(":root", { fontSynthesis: "none" });
base(
  ":is(em, i, cite, dfn, address):is(:lang(my), :lang(th), :lang(ar), :lang(fa), :lang(ur), :lang(zh), :lang(ja), :lang(ko))",
  {
    fontStyle: "normal",
  },
);
