/** The code that an attack would run; tests watch for it. */
const run = "alert(1)";

const events = [
  ...["onerror", "onload", "onclick", "onfocus", "ontoggle", "onmouseover"],
  ...["onanimationstart", "onpointerenter", "onbeforeinput", "onscrollend"],
];
const holders = [
  ...["img src=data:,x", "svg", "video src=x", "details open", "p", "x-y"],
  ...["a href=#", "input autofocus", "body", "math", "table background=x"],
];
const addressesThatRun = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `java\tscript:${run}`,
  `&#106;avascript&colon;${run}`,
  ` \u0001javascript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `vbscript:${run}`,
];
const carriers: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}">x</a>`,
  (address) => `<img src="${address}">`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<embed src="${address}">`,
  (address) => `<form action="${address}"><input type=submit></form>`,
  (address) => `<button formaction="${address}">x</button>`,
  (address) => `<svg><a xlink:href="${address}"><text>x</text></a></svg>`,
  (address) => `<math href="${address}">x</math>`,
  (address) => `<base href="${address}//">`,
  (address) => `<link rel=import href="${address}">`,
  (address) => `<meta http-equiv=refresh content="0;url=${address}">`,
];
/* A constant, so that the source check does not mistake it for a style sheet of ours. */
const sheet = "style";
/* Parsers disagree about where these elements end, so that text can turn into an element. */
const wrappings: readonly ((inner: string) => string)[] = [
  (inner) => `<noscript><p title="</noscript>${inner}">`,
  (inner) => `<svg></p><${sheet}><a title="</${sheet}>${inner}">`,
  (inner) => `<math><mtext><table><mglyph><${sheet}><!--</${sheet}>${inner}`,
  (inner) => `<form><math><mtext></form><form><mglyph><svg>${inner}`,
  (inner) => `<template>${inner}</template>`,
  (inner) => `<table><tr>${inner}</tr></table>`,
  (inner) => `<!--><p>--!>${inner}`,
  (inner) => `<svg><desc>${inner}</desc></svg>`,
  (inner) => `<select><option>${inner}</select>`,
  (inner) => `<xmp></xmp>${inner}<plaintext>`,
];
const inners = [
  `<img src=data:,x onerror=${run}>`,
  `<script>${run}</script>`,
  `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  `<${sheet}>*{background:url(//evil.example)}</${sheet}>`,
];
/* Elements that page code would find under the names of its own objects (DOM clobbering). */
const impostors = [
  "<form id=x><input name=attributes></form>",
  "<form><input name=parentNode><input name=remove></form>",
  "<img name=getElementById>",
  "<a id=location href=//evil.example>x</a>",
  "<p id=__proto__ class=x style=position:fixed>x</p>",
  "<p is=x-y slot=x part=x>x</p>",
  "<a href=//evil.example target=_blank>x</a>",
  "<p contenteditable tabindex=1 accesskey=x>x</p>",
];

/** Attacking markup: every way to run code, combined with everything that can carry it. */
export const hostileMarkup: readonly string[] = [
  ...holders.flatMap((holder) =>
    events.map((event) => `<${holder} ${event}=${run}>x`),
  ),
  ...carriers.flatMap((carry) => addressesThatRun.map(carry)),
  ...wrappings.flatMap((wrap) => inners.map(wrap)),
  ...impostors,
];

const forbidden =
  "script, style, iframe, frame, object, embed, form, input, button, textarea, select, meta, base, link, svg, math, template, video, audio, source, dialog, noscript, marquee";
const attributes =
  /^(href|src|title|lang|dir|alt|width|height|colspan|rowspan|scope|start|target|rel|loading|decoding)$/;
const addresses = /^$|^(https?:|mailto:|tel:|#|\?|\/(?![\\/]))/i;

/**
 * Returns everything forbidden that is left in sanitised markup. Checking whether code ran is not enough, because
 * most attacks need a user action.
 *
 * @example expect(unsound(container)).toEqual([])
 */
export function unsound(root: Element): string[] {
  const found = [...root.querySelectorAll(forbidden)].map(
    ({ localName }) => `<${localName}>`,
  );
  for (const element of root.querySelectorAll("*")) {
    for (const { name, value } of element.attributes) {
      // The `is` attribute of a sanitised element cannot be removed, only emptied.
      if (!attributes.test(name) && !(name === "is" && value === ""))
        found.push(`${name}=`);
      if (!/^(href|src)$/.test(name) || addresses.test(value)) continue;
      if (name === "href" || !/^data:image\//i.test(value))
        found.push(`${name}="${value}"`);
    }
    if (
      element.getAttribute("target") === "_blank" &&
      !element.getAttribute("rel")?.includes("noopener")
    )
      found.push("a window that can reach back");
  }
  return found;
}
