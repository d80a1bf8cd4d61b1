import * as React from "react";

/*
 * What most of a test's time in jsdom goes into, and none of it is of use there. Imported by what sets tests up;
 * it stays for as long as the document does.
 */

/*
 * No style sheet of ours reaches jsdom, so there is next to nothing to compute; yet to find a button by its name
 * it would work its own sheet through for every element.
 */
const styleOf = (display: string, direction = "ltr") =>
  Object.assign(document.createElement("i").style, { display, direction });
const plain = {
  ltr: { block: styleOf("block"), inline: styleOf("inline") },
  rtl: { block: styleOf("block", "rtl"), inline: styleOf("inline", "rtl") },
};
const none = styleOf("none");
const inline = new Set([
  "A",
  "B",
  "BDI",
  "EM",
  "I",
  "IMG",
  "LABEL",
  "SMALL",
  "SPAN",
  "STRONG",
  "svg",
]);

function quickStyle(element: Element): CSSStyleDeclaration {
  if (element.hasAttribute("hidden")) return none;
  if (element instanceof HTMLElement && element.style.length > 0)
    return element.style;
  const direction = element.closest("[dir=rtl]") ? "rtl" : "ltr";
  return plain[direction][inline.has(element.tagName) ? "inline" : "block"];
}

globalThis.getComputedStyle = quickStyle;
if (document.defaultView) document.defaultView.getComputedStyle = quickStyle;

/* Labels are looked up by `[id="…"]`, for which jsdom would walk the whole document. */
const { querySelector } = Element.prototype;
Element.prototype.querySelector = function (this: Element, selector: string) {
  const id = /^\[id="([^"\\]+)"\]$/.exec(selector)?.[1];
  if (id === undefined) return querySelector.call(this, selector);
  const found = document.getElementById(id);
  return found !== this && this.contains(found) ? found : null;
};

/* React notes for every element where it was made, should a warning want to tell. */
const internals: unknown = Reflect.get(
  React,
  "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
);
if (typeof internals === "object" && internals !== null)
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    get: () => Infinity,
    set() {
      // What it counts stays beyond the number up to which it notes.
    },
  });
