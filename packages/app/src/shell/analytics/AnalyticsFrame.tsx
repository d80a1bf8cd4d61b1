import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useRouteRecord } from "../../navigation/useRouteRecord.ts";
import { pagePath } from "./pagePath.ts";

/**
 * The connector document of the tag, in a frame without an origin: what runs there reaches nothing of the portal.
 * It hands out one port, and all that goes into it is the path of each page.
 */
export function AnalyticsFrame({ tag }: { readonly tag: string }) {
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
