/*
 * The script of a drawn document. It must be self-contained: its compiled text is a file of its own, which runs, as any
 * module does, once the page has been parsed and has its style sheets.
 */

/**
 * Fetches what brings a drawn page to life, and runs the portal's scripts, after the first paint: on a slow line they
 * would take the room of what is seen. Whoever sees only outlines does not wait for a paint. The scripts are run in
 * their order, each in a task of its own.
 *
 * @example startDrawn(window, (address) => import(address))
 */
export function startDrawn(
  view: Window & typeof globalThis,
  run: (address: string) => Promise<unknown>,
): void {
  const { document } = view;
  const start = () => {
    let ran: Promise<unknown> = Promise.resolve();
    for (const link of document.querySelectorAll<HTMLLinkElement>(
      "[data-later]",
    )) {
      link.rel = link.dataset["later"] ?? "";
      if (link.type === "module") ran = ran.then(() => run(link.href));
    }
    ran.catch(() =>
      document.querySelector("#start-failed")?.removeAttribute("hidden"),
    );
  };
  const waits = document.documentElement.dataset["wait"] !== undefined;
  // A window in the background paints nothing.
  if (waits || document.hidden || !view.PerformanceObserver) return start();
  const paints = new view.PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    paints.disconnect();
    start();
  });
  paints.observe({ type: "paint", buffered: true });
}
