/*
 * Runs in /connect/analytics.html, a document with an opaque origin in a frame of the portal, as a classic script of
 * its own. So it must be self-contained: nothing may be imported or referenced outside the function, whose compiled
 * text becomes /connect/analytics.js.
 */

/**
 * Starts the analytics tag that the document's address names, and gives the portal the one port that accepts page
 * paths. Does nothing if it is not framed, or if the id does not look like one.
 *
 * @example startAnalytics(window)
 */
export function startAnalytics(view: Window): void {
  const { document, location, parent } = view;
  const tag = new URLSearchParams(location.search).get("tag") ?? "";
  if (parent === view || !/^G-[A-Z0-9]{4,20}$/.test(tag)) return;

  const layer: unknown[] = [];
  // The tag reads the arguments object itself; an array would be ignored.
  function command(..._words: readonly unknown[]): void {
    layer.push(arguments);
  }
  Object.assign(view, { dataLayer: layer });
  const never = {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
  };
  command("consent", "default", { ...never, analytics_storage: "granted" });
  command("js", new Date());
  command("config", tag, {
    send_page_view: false,
    allow_google_signals: false,
  });

  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== "string" || !/^\/[^?#]*$/.test(data)) return;
    command("event", "page_view", {
      page_location: location.origin + data,
      page_title: data,
      page_referrer: "",
    });
  };
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${tag}`;
  document.head.append(script);
  // The document's own origin is opaque; its address still gives the portal's, and only that origin may have the
  // port.
  parent.postMessage("foyer:analytics", location.origin, [port2]);
}
