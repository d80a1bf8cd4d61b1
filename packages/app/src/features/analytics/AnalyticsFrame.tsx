import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

/**
 * The connector document of the tag, in a frame without an origin: what runs there reaches nothing of the portal.
 * It hands out one port, and all that goes into it is the path of each page.
 */
export function AnalyticsFrame({ tag }: { readonly tag: string }) {
  const { pathname } = useLocation();
  const frame = useRef<HTMLIFrameElement>(null);
  const [port, setPort] = useState<MessagePort>();

  useEffect(() => {
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
    port?.postMessage(pathname);
  }, [port, pathname]);

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
