import { variableOf } from "../../packages/brand/src/seeds/css.ts";
import type { Theme } from "../../packages/brand/src/seeds/derive.ts";
import type { RoleMap } from "../../packages/brand/src/seeds/roleMap.ts";

/** A theme that changes live. */
export interface LiveSheet {
  /** Sets every role to its value; a missing role keeps its built value. */
  show(theme: Theme): void;
  /** Restores the built look. */
  remove(): void;
}

/*
 * The rules are written once and empty. Values are set with `setProperty`, which accepts a value or ignores it: no
 * text of a pack is ever parsed as CSS, and nothing renders again. Three attributes are more specific than the two of
 * a built theme, in the same layer.
 */
const place = "[data-studio][data-brand]";
const emptyRules = `@layer theme{${place}{}${place}[data-mode="dark"]{}${place}[data-mode="light"]{}}`;

/**
 * Gives an element of this document a theme of its own; it must already have `data-brand` and `data-mode`.
 *
 * @example const sheet = liveSheet(document.documentElement); sheet.show(theme);
 */
export function liveSheet(root: HTMLElement): LiveSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(emptyRules);
  const [layer] = sheet.cssRules;
  const rules =
    layer instanceof CSSLayerBlockRule
      ? [...layer.cssRules].filter((rule) => rule instanceof CSSStyleRule)
      : [];
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  root.dataset["studio"] = "";
  return {
    show({ shared, dark, light }) {
      const [sharedRule, darkRule, lightRule] = rules;
      write(sharedRule, shared);
      write(darkRule, dark);
      write(lightRule, light);
    },
    remove() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (other) => other !== sheet,
      );
      delete root.dataset["studio"];
    },
  };
}

function write(rule: CSSStyleRule | undefined, values: RoleMap): void {
  if (!rule) return;
  const wanted = new Map(
    Object.entries(values).map(([role, value]) => [variableOf(role), value]),
  );
  for (const name of [...rule.style])
    if (!wanted.has(name)) rule.style.removeProperty(name);
  for (const [name, value] of wanted)
    if (rule.style.getPropertyValue(name) !== value)
      rule.style.setProperty(name, value);
}
