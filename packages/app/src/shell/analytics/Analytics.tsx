import { useEffect, useRef } from "react";
import { ConsentBar } from "@foyer/ui/consent-bar";
import { AnalyticsFrame } from "./AnalyticsFrame.tsx";
import { useConsent } from "./consent.ts";

interface AnalyticsProps {
  /** Id of the tag, of the right form. */
  readonly tag: string;
  /** Asks nothing now, as over a game. */
  readonly quiet: boolean;
}

/** Asks whether visits may be measured, and measures them once it was allowed (SYS-08). */
export default function Analytics({ tag, quiet }: AnalyticsProps) {
  const [answer, keep] = useConsent();
  const bar = useRef<HTMLElement>(null);
  const before = useRef(answer);

  useEffect(() => {
    // Who takes the answer back in the footer is led to the question.
    if (before.current && !answer) bar.current?.focus();
    before.current = answer;
  }, [answer]);

  if (answer === "granted") return <AnalyticsFrame tag={tag} />;
  if (answer === "refused" || quiet) return null;
  return (
    <ConsentBar
      ref={bar}
      onAnswer={(allowed) => {
        keep(allowed ? "granted" : "refused");
        // The bar goes, and a keyboard would be left at the top of the document.
        document.getElementById("main")?.focus({ preventScroll: true });
      }}
    />
  );
}
