import { onCLS, onINP, onLCP, type Metric } from "web-vitals";
import { reportAddress } from "../../services/report.ts";

/** A page that was shown. */
export interface Shown {
  /** As in the route table. */
  readonly path: string;
  /** When it appeared, in ms since the document was opened. */
  readonly since: number;
}

/**
 * Reports the core web vitals of this visit when the window is hidden, each once: its name, the page where it arose,
 * and a rounded value. That is all; nothing says whose visit it was. Cannot be begun twice in a document.
 *
 * @param shown The pages of this visit so far; the list may grow.
 * @param signal Ends it: nothing is sent any more.
 * @example reportVitals(shown, signal) // {"type":"INP","address":"/live","value":120}
 */
export function reportVitals(
  shown: readonly Shown[],
  signal: AbortSignal,
): void {
  const found = new Map<string, string>();
  const sent = new Set<string>();
  const send = () => {
    if (signal.aborted || document.visibilityState !== "hidden") return;
    for (const [id, line] of found) {
      if (!sent.has(id)) navigator.sendBeacon(reportAddress, line);
      sent.add(id);
    }
    found.clear();
  };
  const note = ({ id, name, value, entries }: Metric) => {
    const at = entries.at(-1)?.startTime ?? 0;
    const page = shown.findLast(({ since }) => since <= at) ?? shown[0];
    if (!page) return;
    found.set(
      id,
      JSON.stringify({
        type: name,
        address: page.path,
        value: rounded[name](value),
      }),
    );
    // The last values come when the window is being hidden.
    send();
  };
  document.addEventListener("visibilitychange", send, { signal });
  onLCP(note);
  onINP(note);
  onCLS(note);
}

/* Tens of milliseconds, and hundredths of the shift: enough to compare pages, too little to recognise a visit. */
const tens = (ms: number) => Math.round(ms / 10) * 10;
const hundredths = (score: number) => Math.round(score * 100) / 100;
const rounded = {
  LCP: tens,
  INP: tens,
  FCP: tens,
  TTFB: tens,
  CLS: hundredths,
} satisfies Record<Metric["name"], (value: number) => number>;
