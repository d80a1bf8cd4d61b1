import type { languageOfVisit } from "../../../platform/src/brand/link-language.ts";

/** What boot.js knows about the brand. */
export interface BootConfig {
  readonly brand: string;
  readonly mode: "dark" | "light" | "system";
  /** Pack code for a first visit. */
  readonly language: string;
  /** Pack code → BCP 47 tag. */
  readonly tags: Readonly<Record<string, string>>;
  /** Pack codes of the languages that are written from right to left. */
  readonly rtl: readonly string[];
  /**
   * Requests sent while the portal's own script is still loading; the client later takes these answers instead of
   * sending them again.
   */
  readonly ahead?:
    | {
        readonly addresses: readonly string[];
        /** The placeholder for the document's host in the addresses. */
        readonly host: string;
        /** All except `language`, which depends on the visit. */
        readonly headers: Readonly<Record<string, string>>;
      }
    | undefined;
}

declare global {
  interface Window {
    /** Pending answers, by address; each can be taken once. */
    foyerAhead?: Record<string, Promise<Response>>;
    /** The last press on a drawn page, until the portal has come to life. */
    foyerPress?: MouseEvent | undefined;
  }
}

/*
 * Runs before the first paint, as a separate classic script. It must be self-contained: nothing outside the function
 * may be imported or referenced, because its compiled text is the content of /boot.js. The one rule that it shares is
 * handed to it.
 */

/**
 * Sets brand, mode, language and direction on the document's root, from the link and the visitor's earlier choices,
 * and watches whether the portal starts.
 *
 * @example boot({ brand: "aurora", mode: "dark", language: "MY", tags: { MY: "ms-MY" }, rtl: [] }, window, languageOfVisit)
 */
export function boot(
  config: BootConfig,
  view: Window,
  choose: typeof languageOfVisit,
): void {
  const stored = (
    key: string,
    place: "localStorage" | "sessionStorage" = "localStorage",
  ): string | null => {
    try {
      return view[place].getItem(key);
    } catch {
      return null; // Storage is not available, as in a private window: the brand's own choice applies.
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
  const language = choose(
    view.location.search,
    [stored("lang", "sessionStorage"), stored("lang")],
    { offered: Object.keys(config.tags), first: config.language },
  );
  const tag = config.tags[language] ?? "en";
  // The server draws pages in the language that it knows of: whoever has another waits for the portal itself.
  const drawn = root.dataset["page"] !== undefined;
  const waits = drawn && root.lang !== tag;
  if (waits) root.dataset["wait"] = "";
  // It draws them for visitors: a member does not see what is for them alone (prepared.css.ts).
  else if (
    drawn &&
    (stored("token", "sessionStorage") !== null || stored("member") !== null)
  )
    root.dataset["member"] = "";
  root.dataset["brand"] = config.brand;
  root.dataset["mode"] = dark ? "dark" : "light";
  root.lang = tag;
  root.dir = config.rtl.includes(language) ? "rtl" : "ltr";

  // A drawn page brings its answers along.
  const ahead = drawn && !waits ? undefined : config.ahead;
  if (ahead) {
    const headers = { ...ahead.headers, language };
    const answers: Record<string, Promise<Response>> = {};
    for (const pattern of ahead.addresses) {
      const host = encodeURIComponent(view.location.hostname);
      const address = pattern.replace(ahead.host, host);
      const answer = view.fetch(address, { headers, redirect: "error" });
      answers[address] = answer;
      // Whoever takes the answer handles its failure; otherwise it is ignored.
      answer.catch(() => {});
    }
    view.foyerAhead = answers;
  }

  // Nothing on a drawn page reacts yet. The last press says what is wanted: it is kept and shown; links work anyway.
  if (drawn && !waits) {
    const isAlive = () => root.dataset["alive"] !== undefined;
    const keep = (event: MouseEvent) => {
      if (isAlive()) return;
      const { target } = event;
      const button =
        target instanceof Element &&
        target.closest("#root :is(button, [role=button])");
      document.querySelector("[data-kept]")?.removeAttribute("data-kept");
      if (button) button.setAttribute("data-kept", "");
      view.foyerPress = button ? event : undefined;
    };
    view.addEventListener("click", keep, true);
    // It would load the page anew; what was typed stays in its field.
    view.addEventListener("submit", (event) => {
      if (!isAlive()) event.preventDefault();
    });
  }

  // If its script or words do not load, the portal cannot say so itself; a message in the document is shown instead.
  const sayFailed = () => {
    const isFilled = document.querySelector("#root")?.firstChild;
    if (isFilled && (!drawn || root.dataset["alive"] !== undefined)) return;
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
