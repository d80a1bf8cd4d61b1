/** What boot.js knows of the brand. */
export interface BootConfig {
  readonly brand: string;
  readonly mode: "dark" | "light" | "system";
  /** Pack code of a first visit. */
  readonly language: string;
  /** Pack code → BCP 47 tag. */
  readonly tags: Readonly<Record<string, string>>;
  /** Pack codes of the languages that are written from right to left. */
  readonly rtl: readonly string[];
  /** Asked for while the portal's own script is still on its way; who asks again is handed these answers. */
  readonly ahead?:
    | {
        readonly addresses: readonly string[];
        /** What stands in the addresses for the document's host. */
        readonly host: string;
        /** All but `language`, which is the visit's. */
        readonly headers: Readonly<Record<string, string>>;
      }
    | undefined;
}

declare global {
  interface Window {
    /** Answers on their way, by address; each is for one taker. */
    foyerAhead?: Record<string, Promise<Response>>;
  }
}

/*
 * Runs before the first paint, as a classic script of its own. So it stands alone: nothing may be imported or
 * named outside the function, whose compiled text is what /boot.js holds.
 */

/**
 * Puts brand, mode, language and direction on the document's root, from what the visitor chose before; and watches
 * whether anything comes after it.
 *
 * @example boot({ brand: "aurora", mode: "dark", language: "MY", tags: { MY: "ms-MY" }, rtl: [] }, window)
 */
export function boot(config: BootConfig, view: Window): void {
  const stored = (key: string): string | null => {
    try {
      return view.localStorage.getItem(key);
    } catch {
      return null; // Storage is closed to us, as in a private window: the brand's own choice holds.
    }
  };
  const { document } = view;
  const root = document.documentElement;
  const theme = stored("theme");
  const wish = theme === "dark" || theme === "light" ? theme : config.mode;
  const dark =
    wish === "system"
      ? view.matchMedia("(prefers-color-scheme: dark)").matches
      : wish === "dark";
  const chosen = stored("lang") ?? config.language;
  const language = Object.hasOwn(config.tags, chosen)
    ? chosen
    : config.language;
  const tag = config.tags[language] ?? "en";
  root.dataset["brand"] = config.brand;
  root.dataset["mode"] = dark ? "dark" : "light";
  root.lang = tag;
  root.dir = config.rtl.includes(language) ? "rtl" : "ltr";

  const { ahead } = config;
  if (ahead) {
    const headers = { ...ahead.headers, language };
    const answers: Record<string, Promise<Response>> = {};
    for (const pattern of ahead.addresses) {
      const host = encodeURIComponent(view.location.hostname);
      const address = pattern.replace(ahead.host, host);
      const answer = view.fetch(address, { headers, redirect: "error" });
      answers[address] = answer;
      // Who takes it hears of its failure; nobody else has to.
      answer.catch(() => {});
    }
    view.foyerAhead = answers;
  }

  // A portal whose own script or words do not come cannot say so; what the document holds for that is shown.
  const sayFailed = () => {
    if (document.querySelector("#root")?.firstChild) return;
    document.querySelector("#start-failed")?.removeAttribute("hidden");
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
