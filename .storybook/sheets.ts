/**
 * Every rule of the document's style sheets, including those inside layers and media conditions.
 *
 * @example for (const rule of everyRule(document)) visit(rule);
 */
export function* everyRule(document: Document): Generator<CSSRule> {
  for (const sheet of document.styleSheets) yield* within(rulesOf(sheet));
}

function* within(rules: Iterable<CSSRule>): Generator<CSSRule> {
  for (const rule of rules) {
    yield rule;
    if (rule instanceof CSSGroupingRule) yield* within([...rule.cssRules]);
    else if (rule instanceof CSSImportRule && rule.styleSheet)
      yield* within(rulesOf(rule.styleSheet));
  }
}

function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return []; // A style sheet of another origin cannot be read, and is not ours.
  }
}
