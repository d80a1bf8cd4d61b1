import type { Look } from "./look.ts";
import { everyRule } from "./sheets.ts";

type Motion = Look["motion"];

/*
 * A page cannot change its system's motion setting, and no toolbar can reach the browser's switch for it. So the
 * queries are rewritten: the condition in every style sheet, and the one that code passes to matchMedia. The result
 * is what a reader with that setting gets, from the same rules.
 */
const always = "(min-width: 0px)";
const never = "(max-width: 0px)";

/**
 * A media condition with its motion query resolved.
 *
 * @example answered("(hover: hover) and (prefers-reduced-motion: reduce)", "reduced")
 */
export function answered(condition: string, motion: Motion): string {
  if (motion === "system") return condition;
  return condition.replaceAll(
    /\(prefers-reduced-motion(?::\s*(reduce|no-preference))?\)/g,
    (_question, asked: string | undefined) =>
      (asked !== "no-preference") === (motion === "reduced") ? always : never,
  );
}

const written = new WeakMap<CSSMediaRule, string>();
let current: Motion = "system";
const changes = new EventTarget();

/**
 * Shows the document with this motion setting and notifies code that has queried it.
 *
 * @example showMotion("reduced")
 */
export function showMotion(motion: Motion): void {
  document.documentElement.dataset["motion"] = motion;
  if (motion === current) return;
  current = motion;
  rewrite();
  changes.dispatchEvent(new Event("change"));
}

function rewrite(): void {
  for (const rule of everyRule(document)) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const text = written.get(rule) ?? rule.media.mediaText;
    if (!text.includes("prefers-reduced-motion")) continue;
    written.set(rule, text);
    rule.media.mediaText = answered(text, current);
  }
}

class AnsweredQuery extends EventTarget implements MediaQueryList {
  readonly #ask: typeof window.matchMedia;
  readonly media: string;
  onchange: MediaQueryList["onchange"] = null;

  constructor(media: string, ask: typeof window.matchMedia) {
    super();
    this.media = media;
    this.#ask = ask;
    const tell = () => {
      const event = new MediaQueryListEvent("change", {
        media,
        matches: this.matches,
      });
      this.dispatchEvent(event);
      this.onchange?.(event);
    };
    changes.addEventListener("change", tell);
    ask(media).addEventListener("change", tell);
  }

  get matches(): boolean {
    return this.#ask(answered(this.media, current)).matches;
  }

  /* The old names of addEventListener and removeEventListener; our code uses neither. */
  addListener(): void {}
  removeListener(): void {}
}

/**
 * Starts answering motion queries. Style sheets may load later: each is rewritten once it has loaded.
 *
 * @example answerMotion()
 */
export function answerMotion(): void {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) =>
    query.includes("prefers-reduced-motion")
      ? new AnsweredQuery(query, ask)
      : ask(query);
  const again = () => {
    if (current !== "system") rewrite();
  };
  document.addEventListener("load", again, { capture: true });
  new MutationObserver(again).observe(document.head, { childList: true });
}
