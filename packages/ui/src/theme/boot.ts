/** What boot.js knows of the brand. */
export interface BootConfig {
  readonly brand: string;
  readonly mode: "dark" | "light" | "system";
  /** Pack code of a first visit. */
  readonly language: string;
  /** Pack code → BCP 47 tag. */
  readonly tags: Readonly<Record<string, string>>;
}

/*
 * Runs before the first paint, as a classic script of its own. So it stands alone: nothing may be imported or
 * named outside the function, whose compiled text is what /boot.js holds.
 */

/**
 * Puts brand, mode, language and direction on the document's root, from what the visitor chose before; and watches
 * whether anything comes after it.
 *
 * @example boot({ brand: "aurora", mode: "dark", language: "MY", tags: { MY: "ms-MY" } }, window)
 */
export function boot(config: BootConfig, view: Window): void {
  const stored = (key: string): string | null => {
    try {
      return view.localStorage.getItem(key);
    } catch {
      return null; // Storage is closed to us, as in a private window: the brand's own choice holds.
    }
  };
  const root = view.document.documentElement;
  const theme = stored("theme");
  const wish = theme === "dark" || theme === "light" ? theme : config.mode;
  const dark =
    wish === "system"
      ? view.matchMedia("(prefers-color-scheme: dark)").matches
      : wish === "dark";
  const chosen = stored("lang");
  const tag =
    (chosen === null ? undefined : config.tags[chosen]) ??
    config.tags[config.language] ??
    "en";
  root.dataset["brand"] = config.brand;
  root.dataset["mode"] = dark ? "dark" : "light";
  root.lang = tag;
  root.dir = /^(ar|fa|ur|he)\b/.test(tag) ? "rtl" : "ltr";

  // A portal whose own script or words do not come cannot say so; what the document holds for that is shown.
  const sayFailed = () => {
    if (view.document.querySelector("#root")?.firstChild) return;
    view.document.querySelector("#start-failed")?.removeAttribute("hidden");
  };
  view.setTimeout(sayFailed, 40_000);
  view.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof Element && target.localName !== "script") return;
      sayFailed();
    },
    true,
  );
}
