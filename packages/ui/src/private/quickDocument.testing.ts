import * as React from "react";

/*
 * Makes tests in jsdom faster: replaces four things that take most of a test's time and that no test needs. Imported
 * by the test setup; it applies as long as the document exists.
 */

/*
 * jsdom does not load our style sheets, so there is almost nothing to compute. Yet to find one button by its name,
 * jsdom would match its own style sheet against every element.
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
  // The attribute first: `style` alone makes a declaration for every element that is looked at.
  if (
    element.hasAttribute("style") &&
    element instanceof HTMLElement &&
    element.style.length > 0
  )
    return element.style;
  return plain[directionOf(element)][
    inline.has(element.tagName) ? "inline" : "block"
  ];
}

/* Walking the parents costs a small part of `closest`, which matches a selector at each of them. */
function directionOf(element: Element): "ltr" | "rtl" {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (at.getAttribute("dir") === "rtl") return "rtl";
  return "ltr";
}

globalThis.getComputedStyle = quickStyle;
if (document.defaultView) document.defaultView.getComputedStyle = quickStyle;

/* Testing Library looks up labels with `[id="…"]`, for which jsdom walks the whole document. */
const { querySelector } = Element.prototype;
Element.prototype.querySelector = function (this: Element, selector: string) {
  const id = /^\[id="([^"\\]+)"\]$/.exec(selector)?.[1];
  if (id === undefined) return querySelector.call(this, selector);
  const found = document.getElementById(id);
  return found !== this && this.contains(found) ? found : null;
};

/*
 * To compute one button's name, jsdom resolves the control of every label in the document, and each of these lookups
 * walks the document again.
 */
const labelable =
  "button,input:not([type=hidden]),meter,output,progress,select,textarea";

const isLabelOf = (control: HTMLElement) => (label: HTMLLabelElement) =>
  label.hasAttribute("for")
    ? control.id !== "" &&
      label.htmlFor === control.id &&
      document.getElementById(control.id) === control
    : label.contains(control) && label.querySelector(labelable) === control;

for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
])
  Object.defineProperty(prototype, "labels", {
    get(this: HTMLElement) {
      return this instanceof HTMLInputElement && this.type === "hidden"
        ? []
        : [...document.getElementsByTagName("label")].filter(isLabelOf(this));
    },
  });

/*
 * React records where each element was created, up to a maximum number of elements, for use in warnings. Here that
 * number counts as reached.
 */
const internals: unknown = Reflect.get(
  React,
  "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
);
if (typeof internals === "object" && internals !== null)
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    get: () => Infinity,
    set() {
      // React increments the counter; ignoring that keeps the maximum reached.
    },
  });
