import { globalStyle, type GlobalStyleRule } from "@vanilla-extract/css";
import { layers } from "./layers.css.ts";

/* Imported for its side effect: removes the browser's default styles, in the lowest layer. */

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { "@layer": { [layers.reset]: rule } });

reset("*, *::before, *::after", { boxSizing: "border-box" });
reset("*", { margin: 0, padding: 0 });
reset("html", { textSizeAdjust: "none", WebkitTextSizeAdjust: "none" });
reset("ul[class], ol[class], menu[class]", { listStyle: "none" });
reset("img, picture, video, canvas, svg", {
  display: "block",
  maxInlineSize: "100%",
});
reset("img, video", { blockSize: "auto" });
reset("input, button, textarea, select", {
  font: "inherit",
  letterSpacing: "inherit",
  color: "inherit",
});
reset(
  "button, textarea, select, input:not([type='checkbox'], [type='radio'], [type='range'], [type='file'])",
  {
    background: "none",
    border: 0,
    borderRadius: 0,
    appearance: "none",
  },
);
reset("button, summary", { cursor: "pointer", textAlign: "inherit" });
reset("button:disabled", { cursor: "default" });
reset("textarea", { resize: "vertical" });
reset(
  "input[type='search']::-webkit-search-cancel-button, input[type='search']::-webkit-search-decoration",
  {
    appearance: "none",
  },
);
reset("fieldset, iframe, dialog", { border: 0, minInlineSize: 0 });
reset("legend", { padding: 0 });
reset("a", { color: "inherit", textDecoration: "inherit" });
reset("table", { borderCollapse: "collapse", borderSpacing: 0 });
reset("h1, h2, h3, h4, h5, h6", { font: "inherit" });
reset("h1, h2, h3, h4, h5, h6, p, li, dt, dd", { overflowWrap: "break-word" });
reset("summary", { listStyle: "none" });
reset("summary::-webkit-details-marker", { display: "none" });
reset("[hidden]:not([hidden='until-found'])", { display: "none" });
