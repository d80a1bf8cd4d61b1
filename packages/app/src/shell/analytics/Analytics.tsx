import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { ConsentBar } from "@foyer/ui/consent-bar";
import { useRouteRecord } from "../../navigation/useRouteRecord.ts";
import { useConsent } from "./consent.ts";
import { pagePath } from "./pagePath.ts";

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

/**
 * The connector document of the tag, in a frame without an origin: what runs there reaches nothing of the portal.
 * It hands out one port, and all that goes into it is the path of each page.
 */
function AnalyticsFrame({ tag }: { readonly tag: string }) {
  const path = pagePath(useRouteRecord());
  const frame = useRef<HTMLIFrameElement>(null);
  const [port, setPort] = useState<MessagePort>();

  // Before the browser may go on: a connector that is stored speaks as soon as its frame is there.
  useLayoutEffect(() => {
    const onMessage = ({
      origin,
      source,
      data,
      ports,
    }: MessageEvent<unknown>) => {
      // Sandboxed, its origin is "null"; nobody else can be this very frame.
      if (
        source !== frame.current?.contentWindow ||
        origin !== "null" ||
        data !== "foyer:analytics"
      )
        return;
      setPort(ports[0]);
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, []);

  useEffect(() => {
    port?.postMessage(path);
  }, [port, path]);

  return (
    <iframe
      ref={frame}
      hidden
      title={tag}
      src={`/connect/analytics.html?tag=${tag}`}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
    />
  );
}
