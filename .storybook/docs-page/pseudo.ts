import { everyRule } from "../sheets.ts";

/** States that a browser applies only during interaction; here an attribute applies them. */
export type HandState = "hover" | "focus" | "pressed";

const attribute = "data-shown";
const twins: Record<string, HandState> = {
  hover: "hover",
  "focus-visible": "focus",
  active: "pressed",
};

/**
 * A selector with its interaction states replaced by attributes; undefined if it has none.
 *
 * @example twinOf(".button:hover:not(:active)") // '.button[data-shown~="hover"]:not([data-shown~="pressed"])'
 */
export function twinOf(selector: string): string | undefined {
  const twin = selector.replaceAll(
    /:(hover|focus-visible|active)(?![\w-])/g,
    (_whole, name: string) => `[${attribute}~="${twins[name] ?? ""}"]`,
  );
  return twin === selector ? undefined : twin;
}

const twinned = new WeakSet<CSSRule>();

/**
 * Gives each rule for hover, focus and press a twin that an attribute switches on. Rules that already have one are
 * skipped.
 *
 * @example twinRules()
 */
export function twinRules(): void {
  for (const rule of [...everyRule(document)]) {
    if (!(rule instanceof CSSStyleRule) || twinned.has(rule)) continue;
    twinned.add(rule);
    const selector = twinOf(rule.selectorText);
    const home = rule.parentRule ?? rule.parentStyleSheet;
    if (selector === undefined || !canHold(home)) continue;
    const place = [...home.cssRules].indexOf(rule) + 1;
    home.insertRule(`${selector}{${rule.style.cssText}}`, place);
    const twin = home.cssRules[place];
    if (twin) twinned.add(twin);
  }
}

function canHold(
  home: CSSRule | CSSStyleSheet | null,
): home is CSSGroupingRule | CSSStyleSheet {
  return home instanceof CSSGroupingRule || home instanceof CSSStyleSheet;
}

const pressable =
  "button, a[href], input, select, textarea, [role=button], [role=switch], [role=checkbox], [tabindex]";

/**
 * Shows everything inside `box` that can be pressed in an interaction state.
 *
 * @example showHandState(cell, "hover")
 */
export function showHandState(box: HTMLElement, state: HandState): void {
  const thing = box.querySelector(pressable);
  if (!thing) return;
  const chain = [thing, ...(state === "focus" ? [] : between(thing, box))];
  const value = state === "pressed" ? "hover pressed" : state;
  for (const element of chain) element.setAttribute(attribute, value);
}

function between(thing: Element, box: HTMLElement): Element[] {
  const parent = thing.parentElement;
  return parent && parent !== box ? [parent, ...between(parent, box)] : [];
}
