import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { ConsentBar } from "@foyer/ui/consent-bar";
import { useRouteRecord } from "../../navigation/useRouteRecord.ts";
import { useConsent } from "./consent.ts";
import { pagePath } from "./pagePath.ts";
import { useVitals } from "./useVitals.ts";

interface AnalyticsProps {
  /** Id of the tag, in a valid format. */
  readonly tag: string;
  /** Suppresses the question, as over a game. */
  readonly quiet: boolean;
}

/** Asks for consent to measuring visits, and measures them once it has been given (SYS-08). */
export default function Analytics({ tag, quiet }: AnalyticsProps) {
  const [answer, keep] = useConsent();
  const bar = useRef<HTMLElement>(null);
  const before = useRef(answer);
  const path = pagePath(useRouteRecord());
  useVitals(path, answer === "granted");

  useEffect(() => {
    // A visitor who withdraws consent in the footer is taken to the question.
    if (before.current && !answer) bar.current?.focus();
    before.current = answer;
  }, [answer]);

  if (answer === "granted") return <AnalyticsFrame tag={tag} path={path} />;
  if (answer === "refused" || quiet) return null;
  return (
    <ConsentBar
      ref={bar}
      onAnswer={(allowed) => {
        keep(allowed ? "granted" : "refused");
        // The bar disappears, which would leave keyboard focus at the top of the document.
        document.getElementById("main")?.focus({ preventScroll: true });
      }}
    />
  );
}

interface AnalyticsFrameProps extends Pick<AnalyticsProps, "tag"> {
  /** The current page, as in the route table. */
  readonly path: string;
}

/**
 * The connector document of the tag, in a frame without an origin, so that its code cannot reach anything of the
 * portal. It provides one port, through which it receives nothing but the path of each page.
 */
function AnalyticsFrame({ tag, path }: AnalyticsFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [port, setPort] = useState<MessagePort>();

  // Before the browser continues: a cached connector sends its message as soon as its frame exists.
  useLayoutEffect(() => {
    const onMessage = ({
      origin,
      source,
      data,
      ports,
    }: MessageEvent<unknown>) => {
      // A sandboxed frame has the origin "null"; no other sender can be this very frame.
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
