/** What went wrong without a person needing to know (ERR-22). */
export interface Fault {
  readonly type:
    | "chunk"
    | "stylesheet"
    | "render"
    | "unhandled"
    | "host"
    | "customerService";
  /** Where: the address of a file, without its query, or the name of the part of the page. */
  readonly address: string;
}

export type Report = (fault: Fault) => void;

/**
 * Sends faults to the portal's own server. Never carries more than type and address, so that nothing private
 * can leave with it.
 *
 * @example report({ type: "chunk", address: "/assets/Seamless-1a2b.js" })
 */
export function beaconReport(
  send: (url: string, body: string) => boolean,
): Report {
  const told = new Set<string>();
  return ({ type, address }) => {
    const fault = JSON.stringify({
      type,
      address: address.split("?")[0]?.slice(0, 300),
    });
    if (told.has(fault)) return;
    told.add(fault);
    send("/report", fault);
  };
}

/* A browser says so of sizes that it tells in its next frame instead: nothing has failed. */
const isNoFault = (event: Event): boolean =>
  "message" in event && String(event.message).startsWith("ResizeObserver");

/**
 * Reports what nobody expected and nothing has caught: where it happened, and nothing of what it said.
 *
 * @example reportUnhandled(services.report)
 */
export function reportUnhandled(report: Report): void {
  for (const kind of ["error", "unhandledrejection"])
    window.addEventListener(kind, (event) => {
      if (!isNoFault(event))
        report({ type: "unhandled", address: location.pathname });
    });
}
